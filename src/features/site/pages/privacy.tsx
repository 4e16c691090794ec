import { legalDate } from '#src/content/legal-section.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { privacyNotice } from '#src/content/privacy-notice.ts'
import { pageHead } from '#src/features/site/head.ts'
import { LegalChapters } from '#src/features/site/parts/legal-chapters.tsx'
import { StoredFieldsPicture } from '#src/features/site/parts/pictures/stored-fields-picture.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Privacy', path: '/privacy' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/privacy'), crumbs)

export default function PrivacyPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="What we keep, and why."
        lead="Reading this site sets no cookie, and there is no tracker on it. If you write to us or open an account, we keep what that takes. Here is all of it."
        picture={<StoredFieldsPicture />}
      >
        <p className="text-[0.9375rem] text-soft">In force since {legalDate}</p>
      </PageHeading>
      <LegalChapters path="/privacy" sections={privacyNotice} />
    </>
  )
}
