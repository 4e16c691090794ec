import { expect, test } from 'vitest'
import { isAddressIn, phoneAsE164 } from '#src/domain/brand.ts'

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

test('a number is dialed with its country, whatever stands between its digits', () => {
  expect(phoneAsE164('(904) 555-0142')).toBe('+19045550142')
  expect(phoneAsE164('1 904 555 0142')).toBe('+19045550142')
  expect(phoneAsE164('+44 20 7946 0018')).toBe('+442079460018')
})
