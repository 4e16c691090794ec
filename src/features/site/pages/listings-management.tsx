import { directoryRange } from '#src/content/claims.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { headerAction } from '#src/content/navigation.ts'
import { listingsWords } from '#src/content/service-pages/listings-management.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ReadingShelf } from '#src/features/site/parts/article/reading-shelf.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { FaqSection } from '#src/features/site/parts/faq-section.tsx'
import { ListingCheckPicture } from '#src/features/site/parts/pictures/listing-check-picture.tsx'
import { PlanFit } from '#src/features/site/parts/plans/plan-fit.tsx'
import { GiveAndTake } from '#src/features/site/parts/services/give-and-take.tsx'
import { ListingLedger } from '#src/features/site/parts/services/listing-ledger.tsx'
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
  { name: 'Listings management', path: '/listings-management' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/listings-management'), crumbs, [faqPage(listingsWords.faqs)])

export default function ListingsManagementPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Your details, right where people look."
        lead={`An old phone number costs you the call, and you never hear about it. We find what ${directoryRange} say about you, correct it, check it again, and leave it all in your hands.`}
        picture={<ListingCheckPicture />}
      >
        <ButtonLink to={headerAction.path}>{headerAction.name}</ButtonLink>
        <ButtonLink to="/contact-us" tone="outline">
          Ask about your trade
        </ButtonLink>
      </PageHeading>
      <Section ruled labelledBy="steps">
        <h2 id="steps" className="mb-10 max-w-[34rem]">
          How a listing gets corrected
        </h2>
        <WorkSteps steps={listingsWords.steps} />
      </Section>
      <Section tone="sunk" labelledBy="ledger">
        <div className="mb-10 grid gap-x-14 gap-y-4 lg:grid-cols-2">
          <h2 id="ledger">You own what we build. Here is the record.</h2>
          <p className="max-w-measure text-soft">
            Some services rent you your listings: stop paying, and the old data may come back. We keep a record of each
            one instead. It says what was there, what is there now, and whose login it is. It is yours from the first
            month.
          </p>
        </div>
        <ListingLedger />
      </Section>
      <GiveAndTake title="What passes between us." words={listingsWords} />
      <PlanFit
        title="Which plan covers listings"
        text="STARTUP builds the basic listings. GROWTH and DOMINATOR manage all of them and keep checking."
        about={/citation|listings|everything/i}
        tone="sunk"
      />
      <ReadingShelf path="/listings-management" />
      <FaqSection title="Before you ask" faqs={listingsWords.faqs} />
      <ClosingCall
        title="One shop, one phone number."
        text="Choose a plan, and we start with what the directories say about you today."
        primary={{ to: headerAction.path, name: headerAction.name }}
        secondary={{ to: '/solutions', name: 'See plans and prices' }}
      />
    </>
  )
}
