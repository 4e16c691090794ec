import type { City } from '#src/content/cities/city.ts'
import type { State } from '#src/content/states.ts'
import { StateMap } from '#src/features/site/map/state-map.tsx'
import { NotFound } from '#src/features/site/parts/frame/not-found.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { CityLinks } from './city-links.tsx'

/** The not-found page at a state's address: it has no page, its cities do. */
export function StateNotFound({ state, cities }: { state: State; cities: readonly City[] }) {
  return (
    <NotFound
      title={`${state.name} has no page of its own. Its cities do.`}
      lead={`This page was not found (error 404). What we do in ${state.name} is told city by city. Pick the one nearest to your shop.`}
      picture={<StateMap state={state.code} />}
      actions={
        <>
          <ButtonLink to="/contact-us">Write to us</ButtonLink>
          <ButtonLink to="/locations" tone="outline">
            All four states
          </ButtonLink>
        </>
      }
    >
      <Section tone="sunk" labelledBy="cities">
        <h2 id="cities" className="mb-8">
          Cities in {state.name}
        </h2>
        <CityLinks cities={cities} />
      </Section>
    </NotFound>
  )
}
