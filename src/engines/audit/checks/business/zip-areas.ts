import type { Box } from '#src/domain/state-boxes.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'
import { city_list } from './city-list.ts'
import { zip_area_list } from './zip-area-list.ts'

type ZipArea = { states: readonly string[]; box: Box }
type Point = { latitude: number; longitude: number }

/** Of the armed forces, of territories, and of single agencies: begun by no area of the list, and real. */
const elsewhere = /^(?:00[6-9]|09\d|20[0-5]|340|569|733|885|888|96[2-9])/

const areas = new Map<string, ZipArea>()
for (const entry of zip_area_list.split(';')) {
  const [head = '', ...tenths] = entry.trim().split(' ')
  const [south = 0, west = 0, north = 0, east = 0] = tenths.map(each => Number(each) / 10)
  areas.set(head.slice(0, 3), { states: head.slice(3).split('/'), box: { south, west, north, east } })
}

const keyOf = (city: string, state: string) => `${normalStreet(city)}|${state}`

const cities = new Map<string, Point>()
const names = new Set<string>()
let state = ''
for (const entry of city_list.split(';')) {
  const [, named, city = '', latitude, longitude] = /^(?:([A-Z]{2}):)?(.+) (-?\d+) (-?\d+)$/.exec(entry.trim()) ?? []
  state = named ?? state
  names.add(normalStreet(city))
  cities.set(keyOf(city, state), { latitude: Number(latitude) / 10, longitude: Number(longitude) / 10 })
}

/** Is there a city of this name, in whatever state? */
export const isCity = (name: string): boolean => names.has(normalStreet(name))

/** The area of the ZIPs that begin like this one; undefined where the list knows none. */
export const areaOfZip = (zip: string): ZipArea | undefined => areas.get(zip.slice(0, 3))

/** Can a ZIP be one? Five digits that begin as none does are none. */
const isZip = (zip: string): boolean => /^\d{5}/.test(zip) && (elsewhere.test(zip) || areaOfZip(zip) !== undefined)

/** Is a point in an area, with so many degrees to spare? */
export function isWithin({ south, west, north, east }: Box, { latitude, longitude }: Point, spare: number): boolean {
  return (
    latitude >= south - spare && latitude <= north + spare && longitude >= west - spare && longitude <= east + spare
  )
}

/** Degrees from a city's middle to the furthest place with a ZIP that still bears its name. */
const around_city = 0.6

/**
 * Why a ZIP cannot belong to a city and state; `null` when it can, or when nobody here knows.
 * @param region two letters, `''` when not told
 */
export function zipProblem(zip: string, city: string, region: string): string | null {
  if (!/^\d{5}(?:-\d{4})?$/.test(zip)) return null
  if (!isZip(zip)) return `no ZIP begins with ${zip.slice(0, 3)}`
  const area = areaOfZip(zip)
  if (!area) return null
  if (region !== '' && !area.states.includes(region)) return `ZIP ${zip.slice(0, 5)} is in ${area.states.join(', ')}`
  const point = region === '' ? undefined : cities.get(keyOf(city, region))
  return point && !isWithin(area.box, point, around_city) ? `ZIP ${zip.slice(0, 5)} is far from ${city}` : null
}

/** Degrees between a town and a ZIP that nobody serves from there, or calls by the other's name. */
const far = 1.2

/** Is a city of that state far from where a ZIP is? Not where nobody here knows one of them. */
export function isFarFrom(city: string, region: string, zip: string): boolean {
  const [point, area] = [cities.get(keyOf(city, region)), areaOfZip(zip)]
  return point !== undefined && area !== undefined && !isWithin(area.box, point, far)
}

/** Where a city of that state is, to a tenth of a degree; undefined for towns that nobody here knows. */
export const pointOfCity = (city: string, region: string): Point | undefined => cities.get(keyOf(city, region))
