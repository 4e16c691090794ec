import { mainPage } from '#src/content/main-pages.ts'
import { headerAction } from '#src/content/navigation.ts'
import { localSeoWords } from '#src/content/service-pages/local-seo-optimization.ts'
import { pageHead } from '#src/features/site/head.ts'
import { ReadingShelf } from '#src/features/site/parts/article/reading-shelf.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { FaqSection } from '#src/features/site/parts/faq-section.tsx'
import { LocalResultPicture } from '#src/features/site/parts/pictures/local-result-picture.tsx'
import { PlanFit } from '#src/features/site/parts/plans/plan-fit.tsx'
import { ProductCapture } from '#src/features/site/parts/product-capture.tsx'
import { GiveAndTake } from '#src/features/site/parts/services/give-and-take.tsx'
import { LocalSeoLayers } from '#src/features/site/parts/services/local-seo-layers.tsx'
import { PositionGrids } from '#src/features/site/parts/services/position-grids.tsx'
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
  { name: 'Local SEO optimization', path: '/local-seo-optimization' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/local-seo-optimization'), crumbs, [faqPage(localSeoWords.faqs)])

export default function LocalSeoOptimizationPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Found by the people down the road."
        lead="Search for a trade nearby, and the map shows a few names first. Local SEO optimization is the work that makes yours one of the likely ones: your profile, your site and the signals around them, put in order."
        picture={<LocalResultPicture />}
      >
        <ButtonLink to={headerAction.path}>{headerAction.name}</ButtonLink>
        <ButtonLink to="/solutions" tone="outline">
          See plans and prices
        </ButtonLink>
      </PageHeading>
      <LocalSeoLayers />
      <Section labelledBy="example">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <div>
            <h2 id="example">One roofer, 25 street corners.</h2>
            <p className="mt-4 text-soft">
              Where you stand depends on where the searcher stands. So we search from many points and write down your
              place at each. Close to the shop it is easier; two miles out it takes work.
            </p>
            <p className="mt-4 text-soft">
              A change of one place is noise. We ask several times and only call it a gain when it lasts. Your streets
              will look different; nobody can promise you these numbers.
            </p>
          </div>
          <PositionGrids />
        </div>
      </Section>
      <Section ruled labelledBy="steps">
        <h2 id="steps" className="mb-10">
          From the first measurement to the next
        </h2>
        <WorkSteps steps={localSeoWords.steps} />
      </Section>
      <Section ruled labelledBy="line-by-line">
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
          <div>
            <h2 id="line-by-line">Your site, read line by line.</h2>
            <p className="mt-4 text-soft">
              This is how we write down what we find on a site: what is wrong, why it matters, what to do, and the very
              line where it stands. The site in this picture is a made-up bakery’s.
            </p>
            <p className="mt-4 text-soft">
              You can have the same for yours today.{' '}
              <SiteLink to="/ai-seo" className="prose-link">
                The check
              </SiteLink>{' '}
              costs nothing.
            </p>
          </div>
          <ProductCapture of="check_findings" sizes="(min-width: 72rem) 36rem, (min-width: 64rem) 50vw, 92vw" />
        </div>
      </Section>
      <GiveAndTake title="The deal, in three short lists." words={localSeoWords} tone="sunk" />
      <PlanFit
        title="Which plan covers local SEO"
        text="All three do. The larger ones go deeper and do more of the work on your site for you."
        about={/google my business|local seo|ranking|onsite|competitor|conversion|everything/i}
      />
      <ReadingShelf path="/local-seo-optimization" />
      <FaqSection title="Fair questions" faqs={localSeoWords.faqs} />
      <ClosingCall
        title="Put a light on over your door."
        text="Start with a plan, or see what the free check finds on your site before you decide."
        primary={{ to: headerAction.path, name: headerAction.name }}
        secondary={{ to: '/ai-seo', name: 'Check my site free' }}
      />
    </>
  )
}
