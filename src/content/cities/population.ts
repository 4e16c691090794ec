/** Table P1 (total population) of the 2020 Census redistricting data, where every count can be read; docs/sources.md says what it was compared with. */
export const censusTableUrl = 'https://data.census.gov/table/DECENNIALPL2020.P1'

type Population = {
  population_2020: number
  population_text: string
  population_source: string
}

/** The census count, shown in whole thousands: cut, not rounded, as 949,611 is published as "949K". */
export function countedPopulation(count: number): Population {
  return {
    population_2020: count,
    population_text: `${Math.trunc(count / 1000)}K`,
    population_source: '2020 Census',
  }
}

/** A text that the agency has always published and that is not the census count, which is kept beside it. */
export function publishedPopulation(count: number, text: string): Population {
  return { population_2020: count, population_text: text, population_source: 'as published by the agency' }
}
