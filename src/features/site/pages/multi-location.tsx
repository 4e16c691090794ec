import { mainPage } from '#src/content/main-pages.ts'
import { headerAction } from '#src/content/navigation.ts'
import { multiLocationWords } from '#src/content/service-pages/multi-location.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ReadingShelf } from '#src/features/site/parts/article/reading-shelf.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { FaqSection } from '#src/features/site/parts/faq-section.tsx'
import { HolidayHoursPicture } from '#src/features/site/parts/pictures/holiday-hours-picture.tsx'
import { ShopTriagePicture } from '#src/features/site/parts/pictures/shop-triage-picture.tsx'
import { PlanMixBill } from '#src/features/site/parts/plans/plan-mix-bill.tsx'
import { GiveAndTake } from '#src/features/site/parts/services/give-and-take.tsx'
import { WorkSteps } from '#src/features/site/parts/services/work-steps.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { faqPage } from '#src/features/site/structured-data.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'What we do', path: '/what-we-do' },
  { name: 'Multi-location', path: '/multi-location' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/multi-location'), crumbs, [faqPage(multiLocationWords.faqs)])

export default function MultiLocationPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Nine shops or ninety, each one kept right."
        lead="Each shop has its own door, its own hours and its own neighbors. We keep one true record for each, carry your changes to all of them, and tell you which shop needs work first."
        picture={<ShopTriagePicture />}
      >
        <ButtonLink to="/contact-us">Send us your list of shops</ButtonLink>
        <ButtonLink to="/solutions" tone="outline">
          See prices per location
        </ButtonLink>
      </PageHeading>
      <Section tone="sunk" labelledBy="change">
        <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
          <div>
            <h2 id="change">You write one line. We report on twenty.</h2>
            <blockquote className="mt-6 rounded-xl border-l-4 border-lamp bg-raised px-5 py-4 font-display text-xl leading-snug">
              “Open 9 to 1 on the day after Thanksgiving, all five shops.”
            </blockquote>
            <p className="mt-6 max-w-measure text-soft">
              That is all you do. Our people carry the hours to each profile and directory, and to your site if we look
              after it. Then you get this sheet by email: where it is live, where it waits, and the reason when somebody
              says no.
            </p>
          </div>
          <HolidayHoursPicture />
        </div>
      </Section>
      <Section labelledBy="steps">
        <h2 id="steps" className="mb-10">
          From your list to one report
        </h2>
        <WorkSteps steps={multiLocationWords.steps} />
      </Section>
      <GiveAndTake title="How we share the work." words={multiLocationWords} />
      <Section tone="sunk" labelledBy="price">
        <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
          <PlanMixBill />
          <div>
            <h2 id="price">Every plan covers it. Mix them.</h2>
            <p className="mt-5 max-w-measure text-soft">
              Prices are per location, in the open, and the same for the first shop and the last. Give the hard markets
              the larger plan and the quiet ones the small one. Change a shop’s plan when its street changes.
            </p>
            <p className="mt-4">
              <SiteLink to="/solutions" className="prose-link inline-block py-1">
                What each plan holds
              </SiteLink>
            </p>
          </div>
        </div>
      </Section>
      <ReadingShelf path="/multi-location" />
      <FaqSection title="From people with more than one door" faqs={multiLocationWords.faqs} />
      <ClosingCall
        title="Send the list, however rough."
        text="A spreadsheet, a store locator, a photo of the whiteboard. We come back with what the web says about each shop."
        primary={{ to: '/contact-us', name: 'Talk to us' }}
        secondary={{ to: headerAction.path, name: headerAction.name }}
      />
    </>
  )
}
