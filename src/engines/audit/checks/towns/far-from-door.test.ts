import { expect, test } from 'vitest'
import { farFromDoor } from './far-from-door.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const door = (zip: string, city = 'Savannah', state = 'GA') => ({ city, state, zip })

test.each([
  ['far from its ZIP', at(32.41, -81.0912), door('31401'), '23 miles from where ZIP 31401 is'],
  ['far from its town, without a ZIP', at(33.749, -84.388), door(''), '219 miles from Savannah'],
  [
    'far from a town with many namesakes',
    at(31.968, -99.461),
    door('', 'Montgomery', 'TX'),
    '247 miles from Montgomery',
  ],
  ['far from all ZIPs that begin alike', at(33.749, -84.388), door('31499'), 'far from where ZIP 31499 is'],
])('a point is %s', (_, point, where, found) => {
  expect(farFromDoor(point, where)).toBe(found)
})

test.each([
  ['next to the address', at(32.1, -81.1), door('31401')],
  ['in the next town', at(32.11, -81.25), door('31401')],
  ['in the wide ZIP of a ranch', at(39.6, -116.2), door('89316', 'Eureka', 'NV')],
  ['in a state whose ZIP this is not', at(33.749, -84.388), door('31401', 'Charlotte', 'NC')],
  ['around a namesake of its town', at(29.9682, -95.4612), door('', 'Montgomery', 'TX')],
  ['around a town that nobody knows', at(33.749, -84.388), door('', 'Calloway Crossing')],
])('a point %s is not far', (_, point, where) => {
  expect(farFromDoor(point, where)).toBeNull()
})

test('what a point is off by its nature is allowed', () => {
  expect(farFromDoor(at(32.41, -81.0912), door('31401'), 15)).toBeNull()
})
