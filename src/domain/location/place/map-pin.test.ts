import { expect, test } from 'vitest'
import { stateBox } from '#src/domain/state-boxes.ts'
import { stateCodes } from '#src/domain/us-states.ts'
import { refusals, taken } from '#tests/support/locations/check-sample.ts'
import { fc } from '#tests/support/runner/properties.ts'

const pin = (latitude: unknown, longitude: unknown) => ({ latitude, longitude })

test('a pin is on the globe or it is refused', () => {
  const bad = [Number.NaN, Infinity, 90.1, -91, '30.3', true]
  for (const latitude of bad) expect(refusals(pin(latitude, -81.66))).toEqual(['latitude off_the_globe'])
  for (const longitude of [180.5, -181, Number.NaN, '']) {
    expect(refusals(pin(30.33, longitude))).toEqual(['longitude off_the_globe'])
  }
})

test('half a pin is refused beside the half that is missing', () => {
  expect(refusals(pin(30.33, null))).toEqual(['longitude half_a_pin'])
  expect(refusals(pin(undefined, -81.66))).toEqual(['latitude half_a_pin'])
  expect(taken(pin(null, undefined))).toMatchObject({ latitude: null, longitude: null })
})

test('what was probably meant is told', () => {
  expect(refusals(pin(30.33, 81.66))).toEqual(['longitude longitude_sign'])
  expect(refusals(pin(-81.66, 30.33))).toEqual(['longitude coordinates_swapped'])
  expect(refusals(pin(0, 0))).toEqual(['latitude outside_state'])
  expect(refusals(pin(33.75, -84.39))).toEqual(['latitude outside_state'])
})

test('without a state a pin may be anywhere on the globe', () => {
  const anywhere = { state: '', zip: '', service_areas: [] }
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (a, b) => {
        expect(taken({ ...anywhere, ...pin(a, b) })).toMatchObject(pin(a, b))
      },
    ),
  )
})

test('islands beyond the antimeridian are in Alaska', () => {
  const attu = { city: 'Attu', state: 'AK', zip: '99546', service_areas: [], ...pin(52.9, 172.9) }
  expect(taken(attu)).toMatchObject({ state: 'AK' })
})

const inside = fc.constantFrom(...stateCodes).chain(state => {
  const { south, west, north, east } = stateBox(state) ?? { south: 0, west: 0, north: 0, east: 0 }
  return fc.record({
    state: fc.constant(state),
    latitude: fc.double({ min: south, max: north, noNaN: true }),
    longitude: fc.double({ min: west, max: east, noNaN: true }),
  })
})
const nowhere = { zip: '', city: '', service_areas: [] }

test('any pin inside its state is kept to the last digit', () => {
  fc.assert(
    fc.property(inside, pinned => {
      expect(taken({ ...nowhere, ...pinned })).toMatchObject(pinned)
    }),
  )
})

test('the same pin without its minus sign, or the wrong way round, is refused with what is wrong', () => {
  fc.assert(
    fc.property(inside, ({ state, latitude, longitude }) => {
      const mirrored = { ...nowhere, state, latitude, longitude: -longitude }
      fc.pre(!(state === 'AK' && latitude > 51 && -longitude > 172))
      expect(refusals(mirrored)).toEqual(['longitude longitude_sign'])
      fc.pre(Math.abs(longitude) <= 90)
      expect(refusals({ ...nowhere, state, latitude: longitude, longitude: latitude })).toEqual([
        'longitude coordinates_swapped',
      ])
    }),
  )
})
