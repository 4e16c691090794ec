import { expect, test } from 'vitest'
import { areNeighbours, countryBoxes, isInside, stateBox } from './state-boxes.ts'

const florida = { south: 24.4, west: -87.7, north: 31.1, east: -79.9 }

test('a state lies in its box, and what is no state in none', () => {
  expect(stateBox('FL')).toEqual(florida)
  expect(stateBox('NC')).toEqual({ south: 33.7, west: -84.4, north: 36.7, east: -75.4 })
  expect(stateBox('XX')).toBeUndefined()
  expect(stateBox('')).toBeUndefined()
})

test('Canada is no California', () => {
  expect(countryBoxes('CA')).toEqual([{ south: 41.6, west: -141.1, north: 83.2, east: -52.5 }])
  expect(stateBox('CA')).toEqual({ south: 32.5, west: -124.5, north: 42.1, east: -114.1 })
})

test('the United States are four boxes, an unknown country is none', () => {
  expect(countryBoxes('US')).toEqual([
    { south: 24.4, west: -125, north: 49.5, east: -66.8 },
    stateBox('AK'),
    stateBox('HI'),
    stateBox('PR'),
  ])
  expect(countryBoxes('FL')).toEqual([])
  expect(countryBoxes('ZZ')).toEqual([])
})

test.each([
  [27.9, -82.5, true],
  [24.4, -87.7, true],
  [31.1, -79.9, true],
  [24.31, -82, true],
  [24.29, -82, false],
  [31.19, -82, true],
  [31.21, -82, false],
  [27, -87.79, true],
  [27, -87.81, false],
  [27, -79.81, true],
  [27, -79.79, false],
])('%d, %d in Florida with a tenth of a degree to spare: %s', (latitude, longitude, inside) => {
  expect(isInside(florida, latitude, longitude)).toBe(inside)
})

test.each([
  ['FL', 'GA'],
  ['GA', 'SC'],
  ['AZ', 'CO'],
  ['FL', 'FL'],
  ['FL', 'XX'],
  ['XX', 'FL'],
])('%s and %s may share customers, whichever comes first', (one, other) => {
  expect(areNeighbours(one, other)).toBe(true)
  expect(areNeighbours(other, one)).toBe(true)
})

test.each([
  ['FL', 'NC'],
  ['FL', 'TX'],
  ['GA', 'VA'],
  ['NV', 'KS'],
])('%s and %s do not', (one, other) => {
  expect(areNeighbours(one, other)).toBe(false)
  expect(areNeighbours(other, one)).toBe(false)
})
