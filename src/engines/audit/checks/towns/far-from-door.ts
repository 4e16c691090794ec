import { areaOfZip, isWithin } from '#src/engines/audit/checks/business/zip-areas.ts'
import { milesBetween, type Point } from './miles.ts'
import { placeOfZip, townsAround } from './town-table.ts'
import { milesTo, onlyTownIn, townIn } from './towns.ts'

/** Where an address is: two letters for the state, and `''` for a ZIP that is not told. */
export type Door = { city: string; state: string; zip: string }

/** Miles from the middle of a ZIP, and towns that are nearer: the ZIPs of the plains are wide, with few around them. */
const around_zip = 12
const nearer_towns = 6
/** Miles from a town's nearest ZIP, for an address without one of its own. */
const around_town = 25
/** The same where a hamlet of that name may lie elsewhere in the state. */
const around_namesakes = 100
/** Degrees around all ZIPs that begin alike, for one that nobody here knows. */
const around_area = 0.5
const miles_of_degree = 69

/** Pages of a site ask for the same point again and again. */
const known = new Map<string, string | null>()
const most_known = 200

/**
 * How far a point is from an address where it plainly is not there: `31 miles from where ZIP 29650 is`; `null` where it may be,
 * and for a ZIP of another state, which is wrong itself.
 * @param spare miles that the point may be off by its nature
 */
export function farFromDoor(point: Point, door: Door, spare = 0): string | null {
  const key = `${point.latitude} ${point.longitude} ${door.zip} ${door.city} ${door.state} ${spare}`
  let found = known.get(key)
  if (found === undefined) {
    if (known.size >= most_known) known.clear()
    found = measured(point, door, spare)
    known.set(key, found)
  }
  return found
}

function measured(point: Point, { city, state, zip }: Door, spare: number): string | null {
  const [area, place] = [areaOfZip(zip), placeOfZip(zip)]
  if (area && state !== '' && !area.states.includes(state)) return null
  const behind = `from where ZIP ${zip} is`
  if (place) {
    const miles = milesBetween(place.point, point)
    const is_far = miles > around_zip + spare && townsAround(point, miles, nearer_towns) >= nearer_towns
    return is_far ? `${Math.round(miles)} miles ${behind}` : null
  }
  if (area) return isWithin(area.box, point, around_area + spare / miles_of_degree) ? null : `far ${behind}`
  const town = zip === '' ? townIn(city, state) : undefined
  const miles = town ? milesTo(town, point) : 0
  const allowed = (onlyTownIn(city, state) ? around_town : around_namesakes) + spare
  return miles > allowed ? `${Math.round(miles)} miles from ${city}` : null
}
