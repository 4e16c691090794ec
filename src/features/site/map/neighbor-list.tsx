import type { DrawnNeighbor } from '#src/features/site/map/drawn-map.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { of: string; neighbors: readonly DrawnNeighbor[] }

/** What the map shows, in words: the nearest cities we serve, how far and which way. */
export function NeighborList({ of, neighbors }: Props) {
  return (
    <>
      <p className="eyebrow">Nearest to {of} among the cities we serve, as the crow flies</p>
      <ul className="mt-1">
        {neighbors.map(({ slug, name, state, miles, direction }) => (
          <li key={slug} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <SiteLink to={`/services/${slug}`} className="prose-link inline-block py-1.5">
              {name}, {state}
            </SiteLink>
            <span className="text-soft tabular-nums">
              {miles} {miles === 1 ? 'mile' : 'miles'} {direction}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
