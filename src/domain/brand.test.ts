import { expect, test } from 'vitest'
import { isAddressIn } from '#src/domain/brand.ts'

const florida = ['Florida', 'FL']

test.each(['Jacksonville, Florida', '12 Bay St, Jacksonville, FL 32202', 'Suite 4, 12 Bay St, Jacksonville, FL'])(
  '%s is in Jacksonville',
  address => expect(isAddressIn(address, 'Jacksonville', florida)).toBe(true),
)

test('a city of the same name in another state is another city', () => {
  expect(isAddressIn('Jacksonville, North Carolina', 'Jacksonville', florida)).toBe(false)
  expect(isAddressIn('Columbus, Ohio', 'Columbus', ['Georgia', 'GA'])).toBe(false)
})

test('neither a street nor a longer name counts as the city', () => {
  expect(isAddressIn('12 Columbia Ave, Tampa, Florida', 'Columbia', florida)).toBe(false)
  expect(isAddressIn('Jacksonville Beach, Florida', 'Jacksonville', florida)).toBe(false)
})
