import { brand } from '#src/content/brand.ts'
import { type City, cityName } from '#src/content/cities/city.ts'
import { cityGuideOf } from '#src/content/city-guides/all-city-guides.ts'
import { services } from '#src/content/services.ts'
import type { State } from '#src/content/states.ts'
import { isAddressIn } from '#src/domain/brand.ts'
import { CityMap } from '#src/features/site/map/city-map.tsx'
import { ClosingCall } from '#src/features/site/parts/closing-call.tsx'
import { FaqSection } from '#src/features/site/parts/faq-section.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { AcrossTheLine } from './across-the-line.tsx'
import { CityAreas } from './city-areas.tsx'
import { CityFacts } from './city-facts.tsx'
import { CityLinks } from './city-links.tsx'
import { CityListings } from './city-listings.tsx'
import { CityLocalSearch } from './city-local-search.tsx'
import { CitySources } from './city-sources.tsx'

type Props = { city: City; state: State; others: readonly City[] }

/** Says plainly from where the city is served: there is one address, and no other is invented. */
function servedFrom(name: string, state: State): string {
  return isAddressIn(brand.address, name, [state.name, state.code])
    ? `Our own address is here: ${brand.address}. Even so, most of the work is done online, and you reach us by phone and email.`
    : `We have no office in ${name}. We serve it from our own address, ${brand.address}, by phone, email and online. The work is the same: listings and websites are corrected from a desk, not from a storefront.`
}

/** The page of one city. */
export function CityGuide({ city, state, others }: Props) {
  const name = cityName(city.slug)
  const path = `/services/${city.slug}`
  const guide = cityGuideOf(city.slug)
  return (
    <>
      <PageHeading
        title={`Local SEO in ${name}, ${state.name}`}
        lead={city.intro}
        picture={<CityMap slug={city.slug} />}
      >
        <ButtonLink to="/get-started">Get started</ButtonLink>
        <ButtonLink to="/contact-us" tone="outline">
          Ask about your shop
        </ButtonLink>
      </PageHeading>
      <CityFacts city={city} state={state} />
      {guide && <CityLocalSearch name={name} path={path} guide={guide} />}
      {guide && <CityAreas name={name} path={path} guide={guide} />}
      {guide && <CityListings name={name} state={state} guide={guide} />}
      <Section ruled labelledBy="services">
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
          <div>
            <h2 id="services">What we do for a shop in {name}</h2>
            <p className="mt-5 max-w-measure text-soft">{servedFrom(name, state)}</p>
            <p className="eyebrow mt-6">Places people here go by</p>
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-display text-lg">
              {city.landmarks.map(landmark => (
                <li key={landmark}>{landmark}</li>
              ))}
            </ul>
          </div>
          <ul className="border-t border-ink">
            {services.map(service => (
              <li key={service.path} className="border-b border-hairline py-5">
                <h3>
                  <SiteLink to={service.path} className="prose-link inline-block py-1">
                    {service.name}
                  </SiteLink>
                </h3>
                <p className="mt-1 text-soft">{service.teaser}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <FaqSection title={`Three answers for ${name}`} faqs={city.faqs} />
      {guide && <CitySources sources={guide.sources} />}
      <Section tone="sunk" labelledBy="others">
        <h2 id="others" className="mb-8">
          Elsewhere in {state.name}
        </h2>
        <CityLinks cities={others} />
        <AcrossTheLine slug={city.slug} />
        <SiteLink to="/locations" className="prose-link mt-5 inline-flex min-h-11 items-center font-semibold">
          All locations in four states
        </SiteLink>
      </Section>
      <ClosingCall
        title={`Tell us about your shop in ${name}.`}
        text="Say what you do and what bothers you. A person looks, and tells you what to fix first."
        primary={{ to: '/get-started', name: 'Get started' }}
        secondary={{ to: '/contact-us', name: 'Contact us' }}
      />
    </>
  )
}
