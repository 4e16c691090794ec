import { ArrowRight, ChevronDown } from 'lucide-react'
import type { City } from '#src/content/cities/city.ts'
import type { State } from '#src/content/states.ts'
import { StateMap } from '#src/features/site/map/state-map.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { CityLinks } from './city-links.tsx'

type Props = { state: State; cities: readonly City[] }

/** A state that opens and closes by its header, whatever the others do; a link to `#{stateSlug}` opens it. */
export function StateCard({ state, cities }: Props) {
  return (
    <details className="group border-b border-hairline">
      <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-7 hover:text-harbour lg:grid-cols-[1fr_1.6fr_auto] lg:gap-x-8">
        <h2>{state.name}</h2>
        <p className="max-w-measure text-soft max-lg:order-1 max-lg:col-span-2">{state.description}</p>
        <span className="flex items-center gap-3 text-[0.9375rem] whitespace-nowrap text-soft">
          {cities.length} cities
          <ChevronDown
            aria-hidden="true"
            className="size-6 motion-safe:transition-transform motion-safe:duration-150 group-open:rotate-180"
          />
        </span>
      </summary>
      <div
        id={state.stateSlug}
        className="grid scroll-mt-16 items-start gap-x-14 gap-y-8 pt-2 pb-12 lg:grid-cols-[1fr_1.4fr]"
      >
        <div className="mx-auto w-full max-w-lg">
          <StateMap state={state.code} />
        </div>
        <div>
          <CityLinks cities={cities} />
          <SiteLink to={`/services/${state.stateSlug}`} className="prose-link mt-4 inline-block py-2.5 font-semibold">
            View All {state.name} SEO Services
            <ArrowRight aria-hidden="true" className="ml-1.5 inline size-4" />
          </SiteLink>
        </div>
      </div>
    </details>
  )
}
