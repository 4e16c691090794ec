import { accountHelp, openHelp } from '#src/content/help/help-groups.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { HelpColumns } from '#src/features/site/parts/help/help-columns.tsx'
import { HelpGroupLinks } from '#src/features/site/parts/help/help-group-links.tsx'
import { ClientScreensPicture } from '#src/features/site/parts/pictures/client-screens-picture.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Help center', path: openHelp.path },
  { name: 'With an account', path: accountHelp.path },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage(accountHelp.path), crumbs)

const columns = [accountHelp.groups.slice(0, 2), accountHelp.groups.slice(2)]

export default function AccountHelpPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Your account, one step at a time."
        lead="How to sign in, keep your account safe, and use each screen of your client area."
        picture={<ClientScreensPicture />}
      >
        <HelpGroupLinks places={[accountHelp]} />
      </PageHeading>
      <HelpColumns columns={columns} />
      <ClosingCall
        title="Not answered?"
        text="Ask in your own words. You do not need to know what anything is called."
        primary={{ to: '/contact-us', name: 'Write to us' }}
        secondary={{ to: openHelp.path, name: 'All other answers' }}
      />
    </>
  )
}
