import { expect, test } from 'vitest'
import { wishedScreen } from '#src/features/accounts/parts/entrance/wished-screen.ts'

const origin = 'https://porchlight.example'
const before = `${origin}/login?next=%2Fclient%2Flocations`

test('the address itself comes first', () => {
  expect(wishedScreen('?next=%2Fclient', before, origin)).toBe('/client')
  expect(wishedScreen('?next=', before, origin)).toBe('')
})

test('a link that was followed before its page ran keeps the wish', () => {
  expect(wishedScreen('', before, origin)).toBe('/client/locations')
  expect(wishedScreen('?email=a', before, origin)).toBe('/client/locations')
})

test.each([
  ['nobody', ''],
  ['an entrance without a wish', `${origin}/login`],
  ['another page of ours', `${origin}/contact-us?next=%2Fclient`],
  ['another site', 'https://other.example/login?next=%2Fclient'],
  ['no address', 'x'],
])('%s leaves none', (_, referrer) => {
  expect(wishedScreen('', referrer, origin)).toBeNull()
})
