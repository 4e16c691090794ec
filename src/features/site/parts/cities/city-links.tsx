import { type City, cityName } from '#src/content/cities/city.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

/** Cities with their populations, each leading to its page. */
export function CityLinks({ cities }: { cities: readonly City[] }) {
  return (
    <ul aria-label="Cities and populations" className="grid gap-x-10 border-t border-hairline sm:grid-cols-2">
      {cities.map(city => (
        <li key={city.slug} className="border-b border-hairline">
          <SiteLink to={`/services/${city.slug}`} className="flex min-h-12 items-center justify-between gap-4">
            <span className="prose-link font-semibold">{cityName(city.slug)}</span>
            <span className="text-[0.9375rem] text-soft tabular-nums">{city.population_text}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
