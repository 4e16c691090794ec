import { cityName } from '#src/content/cities/city.ts'
import type { DrawnCity } from '#src/features/site/map/drawn-map.ts'

const drawn = import.meta.glob<DrawnCity>('./drawn/cities/*.json', { eager: true, import: 'default' })

/** The drawn map of a city. Throws when none is drawn. */
export function drawnCity(slug: string): DrawnCity {
  const map = drawn[`./drawn/cities/${slug}.json`]
  if (!map) throw new Error(`No map is drawn for ${slug}: run src/build/draw-maps.ts`)
  return map
}

export type FarNeighbor = { slug: string; name: string; state: string; miles: number }

const stateOf = (slug: string) => slug.slice(-2).toUpperCase()

/** Cities in other states that have this one among their three nearest, without having it the other way round; nearest first. */
export function neighborsAcrossTheLine(slug: string): FarNeighbor[] {
  const own = drawnCity(slug).neighbors.map(neighbor => neighbor.slug)
  return Object.values(drawn)
    .flatMap(({ here, neighbors }) => {
      const found = neighbors.find(neighbor => neighbor.slug === slug)
      return found
        ? [{ slug: here.slug, name: cityName(here.slug), state: stateOf(here.slug), miles: found.miles }]
        : []
    })
    .filter(other => other.state !== stateOf(slug) && !own.includes(other.slug))
    .toSorted((a, b) => a.miles - b.miles)
}
