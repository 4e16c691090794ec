import type { ReactNode } from 'react'
import type { City } from '#src/content/cities/city.ts'
import type { State } from '#src/content/states.ts'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-hairline pt-4 sm:border-t-0 sm:pt-0">
      <dt className="eyebrow">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** Degrees with a compass point, two decimals: "27.95° N, 82.46° W". */
function coordinates({ lat, lng }: City): string {
  return `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`
}

/** The census count beside a rounded or published text. */
function populationSource({ population_source, population_2020 }: City): string {
  const counted = `2020 Census: ${population_2020.toLocaleString('en-US')}`
  return population_source === '2020 Census' ? counted : `${population_source}; ${counted}`
}

/** What is known of the city, each figure with its source. */
export function CityFacts({ city, state }: { city: City; state: State }) {
  const figure = 'font-display text-2xl font-semibold tabular-nums'
  return (
    <div className="border-y border-hairline">
      <dl className="mx-auto grid max-w-page gap-x-8 gap-y-5 px-5 py-10 sm:grid-cols-2 sm:gap-y-8 sm:px-8 lg:grid-cols-4">
        <Fact term="Population">
          <span className={figure}>{city.population_text}</span>
          <span className="block text-sm text-soft">{populationSource(city)}</span>
        </Fact>
        <Fact term="County">
          <span className={figure}>{city.county}</span>
        </Fact>
        <Fact term="State">
          <span className={figure}>{state.name}</span>
        </Fact>
        <Fact term="Coordinates">
          <span className={figure}>{coordinates(city)}</span>
        </Fact>
      </dl>
    </div>
  )
}
