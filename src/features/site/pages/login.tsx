import { replyPromise } from '#src/content/claims.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ReportMailPicture } from '#src/features/site/parts/pictures/report-mail-picture.tsx'
import { WaysToReach } from '#src/features/site/parts/ways-to-reach.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Log in', path: '/login' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/login'), crumbs)

export default function LoginPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="There is nothing to log in to yet."
        lead="Client accounts have not opened. If you are a client, you have missed nothing: your reports and invoices come to you by email, from the people who do the work."
        picture={<ReportMailPicture />}
      >
        <ButtonLink to="/contact-us">Contact us</ButtonLink>
        <ButtonLink to="/solutions" tone="outline">
          See plans and prices
        </ButtonLink>
      </PageHeading>
      <Section ruled labelledBy="reach">
        <h2 id="reach">Need something changed, or a report again?</h2>
        <p className="lead mt-5">Tell a person. You hear back {replyPromise.text}.</p>
        <WaysToReach />
      </Section>
    </>
  )
}
