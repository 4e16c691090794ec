import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { isInside, stateBox } from '#src/domain/state-boxes.ts'
import { stateName } from '#src/domain/us-states.ts'

type Pin = Pick<LocationRecord, 'latitude' | 'longitude'>

const none: Pin = { latitude: null, longitude: null }

function readDegrees(value: unknown, field: 'latitude' | 'longitude', most: number, notes: Notes): number | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' && Math.abs(value) <= most) return value
  notes.refuse(field, 'off_the_globe', `The ${field} is a number of degrees from -${most} to ${most}.`)
  return null
}

/** Why a pin cannot be that of an address in the state, and what was probably meant. */
function objection(latitude: number, longitude: number, state: string): [code: string, message: string] | null {
  const box = stateBox(state)
  if (!box || isInside(box, latitude, longitude)) return null
  // The western Aleutians lie beyond the antimeridian, outside the box of their state.
  if (state === 'AK' && latitude > 51 && longitude > 172) return null
  if (isInside(box, latitude, -longitude)) {
    return ['longitude_sign', `The minus sign is missing: in ${stateName(state)} the longitude is ${-longitude}.`]
  }
  if (isInside(box, longitude, latitude))
    return ['coordinates_swapped', 'Latitude and longitude are the wrong way round.']
  return ['outside_state', `This pin is not in ${stateName(state)}. Move it onto the address.`]
}

/** The pin on the map: on the globe, whole, and in the state of the address where that is told. */
export function readPin(given: Record<string, unknown>, state: string, notes: Notes): Pin {
  const before = notes.problems.length
  const latitude = readDegrees(given.latitude, 'latitude', 90, notes)
  const longitude = readDegrees(given.longitude, 'longitude', 180, notes)
  if (notes.problems.length > before) return none
  if (latitude === null && longitude === null) return none
  if (latitude === null || longitude === null) {
    notes.refuse(latitude === null ? 'latitude' : 'longitude', 'half_a_pin', 'A pin needs latitude and longitude.')
    return none
  }
  const [code, message] = objection(latitude, longitude, state) ?? []
  if (code && message) notes.refuse(code === 'outside_state' ? 'latitude' : 'longitude', code, message)
  return { latitude, longitude }
}
