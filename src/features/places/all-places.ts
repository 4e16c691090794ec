import { readFileSync } from 'node:fs'
import type { Place } from '#src/features/places/place.ts'

/** A place with the number of ZIP codes in it, by which larger ones come first. */
export type KnownPlace = Place & { size: number }

/** Made by src/build/list-places.ts from GeoNames' postal codes, CC BY 4.0. */
const file = new URL('./places.tsv', import.meta.url)

type Row = Omit<Place, 'kind'>

function readRows(): Row[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map(line => {
    const [state = '', county = '', city = '', name = '', latitude, longitude] = line.split('\t')
    return { state, county, city, name, latitude: Number(latitude), longitude: Number(longitude) }
  })
}

function mostOften(words: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10_000) / 10_000

/** Its centre is the mean of those of its ZIP codes: near where people live, which is what a map wants to show. */
function together(kind: 'city' | 'county', rows: readonly Row[], first: Row): KnownPlace {
  return {
    kind,
    name: kind === 'city' ? first.city : first.county,
    city: kind === 'city' ? first.city : '',
    county: kind === 'city' ? mostOften(rows.map(({ county }) => county)) : first.county,
    state: first.state,
    latitude: mean(rows.map(({ latitude }) => latitude)),
    longitude: mean(rows.map(({ longitude }) => longitude)),
    size: rows.length,
  }
}

function grouped(kind: 'city' | 'county', rows: readonly Row[]): KnownPlace[] {
  const groups = Map.groupBy(rows, row => `${row[kind]}\t${row.state}`)
  return [...groups.values()].flatMap(group => (group[0] ? [together(kind, group, group[0])] : []))
}

const rows = readRows()

export const allPlaces: readonly KnownPlace[] = [
  ...grouped('city', rows),
  ...grouped('county', rows),
  ...rows.filter(({ name }) => name !== '').map(row => ({ kind: 'zip' as const, ...row, size: 1 })),
]
