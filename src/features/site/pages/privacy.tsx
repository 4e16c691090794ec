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
        lead="This site has no cookies and no trackers. If you write to us, we keep what you wrote so that we can answer. That is nearly all of it. Here is the rest."
        picture={<StoredFieldsPicture />}
      >
        <p className="text-[0.9375rem] text-soft">In force since {legalDate}</p>
      </PageHeading>
      <LegalChapters path="/privacy" sections={privacyNotice} />
    </>
  )
}
