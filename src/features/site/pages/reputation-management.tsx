import { mainPage } from '#src/content/main-pages.ts'
import { headerAction } from '#src/content/navigation.ts'
import { reputationWords } from '#src/content/service-pages/reputation-management.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ReadingShelf } from '#src/features/site/parts/article/reading-shelf.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { FaqSection } from '#src/features/site/parts/faq-section.tsx'
import { ReplyDraftPicture } from '#src/features/site/parts/pictures/reply-draft-picture.tsx'
import { ReviewRequestPicture } from '#src/features/site/parts/pictures/review-request-picture.tsx'
import { PlanFit } from '#src/features/site/parts/plans/plan-fit.tsx'
import { GiveAndTake } from '#src/features/site/parts/services/give-and-take.tsx'
import { ReviewRules } from '#src/features/site/parts/services/review-rules.tsx'
import { WorkSteps } from '#src/features/site/parts/services/work-steps.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { faqPage } from '#src/features/site/structured-data.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'What we do', path: '/what-we-do' },
  { name: 'Reputation management', path: '/reputation-management' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/reputation-management'), crumbs, [faqPage(reputationWords.faqs)])

export default function ReputationManagementPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Every customer asked alike. Every review answered."
        lead="We read your reviews every working day and draft a reply to each one. You say yes before anything goes out. And we help you ask all your customers for a review, in a way you never have to hide."
        picture={<ReplyDraftPicture />}
      >
        <ButtonLink to={headerAction.path}>{headerAction.name}</ButtonLink>
        <ButtonLink to="/solutions" tone="outline">
          See plans and prices
        </ButtonLink>
      </PageHeading>
      <Section ruled labelledBy="steps">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <div>
            <h2 id="steps">From a new review to your answer</h2>
            <p className="mt-4 text-soft">
              Your part is short: read the draft, say yes or change it. You can do it from your phone, between two jobs.
            </p>
          </div>
          <WorkSteps steps={reputationWords.steps} down />
        </div>
      </Section>
      <ReviewRules />
      <Section labelledBy="request">
        <h2 id="request" className="mb-4">
          A request you can show to anyone
        </h2>
        <p className="mb-10 max-w-measure text-soft">
          We write it with you, and you send it. Same words for the customer who beamed and the one who grumbled.
        </p>
        <ReviewRequestPicture />
      </Section>
      <GiveAndTake title="Who does what, and what nobody does." words={reputationWords} tone="sunk" />
      <PlanFit
        title="Which plan covers reviews"
        text="Reputation work comes with GROWTH and DOMINATOR."
        about={/reputation|everything in growth/i}
      />
      <ReadingShelf path="/reputation-management" />
      <FaqSection title="What owners ask about reviews" faqs={reputationWords.faqs} />
      <ClosingCall
        title="The next customer reads what you answer."
        text="Let us read every review, draft the answer and wait for your OK."
        primary={{ to: headerAction.path, name: headerAction.name }}
        secondary={{ to: '/contact-us', name: 'Talk to us' }}
      />
    </>
  )
}
