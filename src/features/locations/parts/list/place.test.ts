import { expect, test } from 'vitest'
import { placeOf, selectWords } from './place.ts'
import type { ListedLocation } from './queries.ts'

const shop = { name: 'Reyes', address_line_1: '1 Bay St', city: 'Tampa', state: 'FL', zip: '33602' } as ListedLocation
const untold = { ...shop, address_line_1: '', city: '', state: '', zip: '' }

test('what is not told of a place leaves no comma behind', () => {
  expect([placeOf(shop), placeOf(untold)]).toEqual(['1 Bay St, Tampa, FL 33602', ''])
  expect([selectWords(shop), selectWords(untold)]).toEqual(['Select Reyes, Tampa', 'Select Reyes'])
})
