import { legalDate } from '#src/content/legal-section.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { termsOfService } from '#src/content/terms-of-service.ts'
import { pageHead } from '#src/features/site/head.ts'
import { LegalChapters } from '#src/features/site/parts/legal-chapters.tsx'
import { CancelledMonthPicture } from '#src/features/site/parts/pictures/cancelled-month-picture.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Terms', path: '/terms' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/terms'), crumbs)

export default function TermsPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="The terms, in plain words."
        lead="You pay by the month, for each location. You can stop in any month. What we build in your name is yours. The guarantee stands here in full."
        picture={<CancelledMonthPicture />}
      >
        <p className="text-[0.9375rem] text-soft">In force since {legalDate}</p>
      </PageHeading>
      <LegalChapters path="/terms" sections={termsOfService} />
    </>
  )
}
