import { citiesOf } from '#src/content/cities/all-cities.ts'
import { locationsFaqs } from '#src/content/locations-faqs.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { states } from '#src/content/states.ts'
import { pageHead } from '#src/features/site/head.ts'
import { SoutheastMap } from '#src/features/site/map/southeast-map.tsx'
import { PopulationNote } from '#src/features/site/parts/cities/population-note.tsx'
import { StateCard } from '#src/features/site/parts/cities/state-card.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { FaqSection } from '#src/features/site/parts/faq-section.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { faqPage } from '#src/features/site/structured-data.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Locations', path: '/locations' },
]

export const handle = staticPage
export const meta = () => pageHead(mainPage('/locations'), crumbs, [faqPage(locationsFaqs)])

export default function LocationsPage() {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading
        title="Four states, forty cities, one standard of work."
        lead="Open your state and find your city. Each city has a page of its own: where it is, who its neighbors on the map are, and what we do for a shop there."
        picture={
          <div className="mx-auto w-full max-w-lg">
            <SoutheastMap tone="paper" />
          </div>
        }
      >
        <ButtonLink to="/get-started">Get started</ButtonLink>
        <ButtonLink to="/contact-us" tone="outline">
          Contact us
        </ButtonLink>
      </PageHeading>
      <div className="mx-auto max-w-page px-5 pb-16 sm:px-8">
        <div className="border-t border-ink">
          {states.map(state => (
            <StateCard key={state.code} state={state} cities={citiesOf(state.code)} />
          ))}
        </div>
        <PopulationNote />
      </div>
      <FaqSection title="Two questions about where we work" faqs={locationsFaqs} />
      <ClosingCall
        title="Your town is not on the list? Write anyway."
        text="Tell us the town and the trade. A person answers, whatever the size of the place."
        primary={{ to: '/get-started', name: 'Get started' }}
        secondary={{ to: '/contact-us', name: 'Contact us' }}
      />
    </>
  )
}
