import { guarantee, replyPromise } from '#src/content/claims.ts'
import { guaranteeTerms } from '#src/content/guarantee-terms.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { plans } from '#src/content/plans.ts'
import { pageHead } from '#src/features/site/head.ts'
import { NextSteps } from '#src/features/site/parts/next-steps.tsx'
import { FirstLettersPicture } from '#src/features/site/parts/pictures/first-letters-picture.tsx'
import { TextRows } from '#src/features/site/parts/text-rows.tsx'
import { WaysToReach } from '#src/features/site/parts/ways-to-reach.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Accordion } from '#src/ui/accordion.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Sign up', path: '/sign-up' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/sign-up'), crumbs)

const prices = plans.map(plan => `${plan.name} $${plan.monthly_dollars}`).join(', ')

const steps = [
  { title: 'You write', text: 'What you do, where you are, and what bothers you. Two lines are enough.' },
  {
    title: 'A person answers',
    text: `You hear back ${replyPromise.text}, with what we would do first and which plan fits. ${prices} a month for each location.`,
  },
  {
    title: 'You decide',
    text: 'You see the price and how to cancel in writing before you pay anything. Then we ask for the access we need and begin.',
  },
]

export default function SignUpPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="It starts with a person, not a password."
        lead="Client accounts have not opened yet, so nobody can sign up on this page. You can still become a client today: write to us, and a person sets you up."
        picture={<FirstLettersPicture />}
      >
        <ButtonLink to="/contact-us">Write to us</ButtonLink>
        <ButtonLink to="/solutions" tone="outline">
          See plans and prices
        </ButtonLink>
      </PageHeading>
      <Section tone="sunk" labelledBy="steps">
        <h2 id="steps">From first word to first work</h2>
        <NextSteps steps={steps} />
        <p className="mt-12 max-w-measure">
          <strong>{guarantee.title}.</strong> {guarantee.text} {guarantee.in_short}
        </p>
        <div className="max-w-measure">
          <Accordion title={<h3 className="text-lg">Every condition of the guarantee</h3>}>
            <TextRows rows={guaranteeTerms} />
          </Accordion>
        </div>
      </Section>
      <Section labelledBy="reach">
        <h2 id="reach">Three ways to a person</h2>
        <WaysToReach />
      </Section>
    </>
  )
}
