import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { censusTableUrl } from '#src/content/cities/population.ts'

const census = '2020 Census'
const otherSources = [...new Set(cities.map(city => city.population_source))].filter(source => source !== census)

function namesFrom(source: string): string {
  const names = cities.filter(city => city.population_source === source).map(city => cityName(city.slug))
  return new Intl.ListFormat('en-US').format(names)
}

/** Where the populations on the page come from. */
export function PopulationNote() {
  return (
    <p className="mt-5 text-sm text-soft">
      Populations:{' '}
      <a href={censusTableUrl} className="prose-link inline-block py-1">
        {census}, table P1
      </a>
      , in whole thousands
      {otherSources.map(source => `; ${namesFrom(source)} ${source}`)}.
    </p>
  )
}
