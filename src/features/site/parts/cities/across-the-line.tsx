import { neighborsAcrossTheLine } from '#src/features/site/map/drawn-cities.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

/** The way back to cities of other states whose pages name this one as near; nothing where there is none. */
export function AcrossTheLine({ slug }: { slug: string }) {
  const cities = neighborsAcrossTheLine(slug)
  if (cities.length === 0) return null
  return (
    <>
      <p className="eyebrow mt-6">Across the state line</p>
      <ul>
        {cities.map(({ slug, name, state, miles }) => (
          <li key={slug}>
            <SiteLink to={`/services/${slug}`} className="prose-link inline-block py-1.5">
              {name}, {state}
            </SiteLink>
            <span className="ml-4 text-soft tabular-nums">{miles} miles</span>
          </li>
        ))}
      </ul>
    </>
  )
}
