import { replyPromise } from '#src/content/claims.ts'
import { accountHelp, openHelp } from '#src/content/help/help-groups.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { AccountQuestions } from '#src/features/site/parts/help/account-questions.tsx'
import { HelpColumns } from '#src/features/site/parts/help/help-columns.tsx'
import { HelpGroupLinks } from '#src/features/site/parts/help/help-group-links.tsx'
import { OfficeWeekPicture } from '#src/features/site/parts/pictures/office-week-picture.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Help center', path: openHelp.path },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage(openHelp.path), crumbs)

const columns = [openHelp.groups.slice(0, 3), openHelp.groups.slice(3)]

export default function HelpCenterPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Short answers, and a person behind them."
        lead={`Look for your question below. If it is not there, write: a person answers ${replyPromise.text}.`}
        picture={<OfficeWeekPicture />}
      >
        <HelpGroupLinks places={[openHelp, accountHelp]} />
      </PageHeading>
      <HelpColumns columns={columns} />
      <AccountQuestions />
      <ClosingCall
        title="Not answered?"
        text="Ask in your own words. You do not need to know what anything is called."
        primary={{ to: '/contact-us', name: 'Write to us' }}
        secondary={{ to: '/education', name: 'Read up on local search' }}
      />
    </>
  )
}
