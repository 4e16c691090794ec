import type { Box } from '#src/domain/state-boxes.ts'
import type { Point } from '#src/engines/audit/checks/towns/miles.ts'
import { placeOfZip } from '#src/engines/audit/checks/towns/town-table.ts'
import { milesTo, onlyTownIn, townIn } from '#src/engines/audit/checks/towns/towns.ts'
import { zip_area_list } from './zip-area-list.ts'

type ZipArea = { states: readonly string[]; box: Box }

/** Of the armed forces, of territories, and of single agencies: begun by no area of the list, and real. */
const elsewhere = /^(?:00[6-9]|09\d|20[0-5]|340|569|733|885|888|96[2-9])/

const areas = new Map<string, ZipArea>()
for (const entry of zip_area_list.split(';')) {
  const [head = '', ...tenths] = entry.trim().split(' ')
  const [south = 0, west = 0, north = 0, east = 0] = tenths.map(each => Number(each) / 10)
  areas.set(head.slice(0, 3), { states: head.slice(3).split('/'), box: { south, west, north, east } })
}

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

/** Miles from a town's nearest ZIP to any place that its post still brings letters to. */
const around_town = 40
/** The same of a name that is everywhere: a second one may lie in the state. */
const around_widespread = 60

/** Miles from a town of that state to where a ZIP is; undefined where nobody here knows one of them. */
function milesFromTown(city: string, region: string, zip: string): number | undefined {
  const [town, place] = [onlyTownIn(city, region), placeOfZip(zip)]
  return town && place ? milesTo(town, place.point) : undefined
}

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
  const [town, place] = [townIn(city, region), placeOfZip(zip)]
  if (!town || !place) return null
  const miles = milesTo(town, place.point)
  return miles > (onlyTownIn(city, region) ? around_town : around_widespread)
    ? `ZIP ${zip.slice(0, 5)} is that of ${place.name}, ${place.state}, ${Math.round(miles)} miles away`
    : null
}

/** The states of a ZIP that stands beside the name of another one: either may be meant, which is told as their finding. */
export function statesByZip(zip: string, region: string): readonly string[] {
  const states = areaOfZip(zip)?.states ?? []
  return states.includes(region) ? [] : states
}

/** Miles between a town and a ZIP that nobody serves from there, or calls by the other's name. */
const far = 100

/** Is a city of that state far from where a ZIP is? Not where nobody here knows one of them. */
export const isFarFrom = (city: string, region: string, zip: string): boolean =>
  (milesFromTown(city, region, zip) ?? 0) > far

/** Miles from which people and businesses come every day. */
const near = 40

/** Is a town of that state near to where a ZIP is? */
export function isNear(city: string, region: string, zip: string): boolean {
  const [town, place] = [townIn(city, region), placeOfZip(zip)]
  return town !== undefined && place !== undefined && milesTo(town, place.point) < near
}
