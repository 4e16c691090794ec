import { compareAddresses, streetOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { placeOf } from '#src/engines/audit/checks/business/page-of-place.ts'
import type { PlacedAddress } from '#src/engines/audit/checks/business/places-of-site.ts'
import { milesBetween, type Point } from '#src/engines/audit/checks/towns/miles.ts'
import { placeOfZip } from '#src/engines/audit/checks/towns/town-table.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'

/** A place of the business, and a page that tells where on the map it is. */
export type PlacedPoint = Point & { at: PlacedAddress }

/** Miles in which two points are one place, and beyond which they are not. */
const one_place = 0.2
const two_places = 1.25
/** Degrees of a cell in which points are looked up. */
const cell = 0.01

/** Two doors of one street, and spellings of one address, are no two places on a map. */
const areTwo = (one: PlacedAddress, other: PlacedAddress) =>
  streetOfKey(one.key) !== streetOfKey(other.key) && compareAddresses(one.key, other.key).is === 'other'

const zipOf = ({ key }: PlacedAddress) => key.split('|')[4] ?? ''
const cityOf = ({ key }: PlacedAddress) => key.split('|')[2] ?? ''
const cellOf = (latitude: number, longitude: number, north = 0, east = 0) =>
  `${Math.floor(latitude / cell) + north} ${Math.floor(longitude / cell) + east}`

/** Is the point nearer to the ZIP of the other place than to its own? */
function liesByOther(point: Point, own: PlacedAddress, other: PlacedAddress): boolean {
  const [here, there] = [placeOfZip(zipOf(own))?.point, placeOfZip(zipOf(other))?.point]
  if (!here || !there || zipOf(own) === zipOf(other)) return false
  return milesBetween(point, here) > milesBetween(point, there) + two_places
}

/** Answers which place of the business a point or some words are of. */
export class PlacesOnMap {
  readonly #cells = new Map<string, PlacedPoint[]>()
  readonly #points = new Map<string, PlacedPoint[]>()
  readonly #houses: ReadonlyMap<string, readonly PlacedAddress[]>
  readonly #towns: ReadonlyMap<string, readonly PlacedAddress[]>

  constructor(places: readonly PlacedAddress[], points: readonly PlacedPoint[]) {
    this.#houses = Map.groupBy(places, place => placeOf(place).split(' ')[0] ?? '')
    this.#towns = Map.groupBy(places, cityOf)
    for (const point of points) {
      const there = cellOf(point.latitude, point.longitude)
      this.#cells.set(there, [...(this.#cells.get(there) ?? []), point])
      const place = placeOf(point.at)
      this.#points.set(place, [...(this.#points.get(place) ?? []), point])
    }
  }

  /** Another place at that point, told on another page than that of `own`, where `own` plainly is somewhere else. */
  placeAt(point: Point, own: PlacedAddress): PlacedAddress | undefined {
    const around = [-1, 0, 1].flatMap(north =>
      [-1, 0, 1].flatMap(east => this.#cells.get(cellOf(point.latitude, point.longitude, north, east)) ?? []),
    )
    const near = around.filter(one => areTwo(one.at, own) && milesBetween(one, point) < one_place)
    const own_points = (this.#points.get(placeOf(own)) ?? []).filter(one => one.at !== own)
    const is_away = own_points.length > 0 && own_points.every(one => milesBetween(one, point) > two_places)
    if (own_points.length > 0 && !is_away) return undefined
    return near.find(({ at }) => at.page !== own.page && (is_away || liesByOther(point, own, at)))?.at
  }

  /** Another place whose house or town the words name, where they do not name that of `own`. */
  placeNamed(words: string, own: PlacedAddress): PlacedAddress | undefined {
    const said = ` ${normalStreet(words)} `
    const names = (place: PlacedAddress) => {
      const [house = '', ...street] = placeOf(place).split('|')[0]?.split(' ') ?? []
      return said.includes(` ${house} `) && said.includes(` ${street[0] ?? ''}`)
    }
    if (names(own)) return undefined
    const numbers = said.match(/ \d{1,6}(?= )/g) ?? []
    const houses = numbers.slice(0, 4).flatMap(number => this.#houses.get(number.trim()) ?? [])
    const named = houses.find(place => areTwo(place, own) && names(place))
    if (named || numbers.length > 0 || said.includes(` ${cityOf(own)} `)) return named
    const town = /(?:,|^|\b(?:in|of) )\s*([A-Za-z][A-Za-z .'’-]{2,30}?),?\s+[A-Z]{2}\b/.exec(words)?.[1]
    return this.#towns.get(normalStreet(town ?? ''))?.find(place => areTwo(place, own))
  }
}
