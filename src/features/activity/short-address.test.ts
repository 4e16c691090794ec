import { expect, test } from 'vitest'
import { shortAddress } from '#src/features/activity/short-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:db8:aa:bb::/64', '2001:db8:aa::/48'],
  ['::/64', ''],
  ['r', ''],
  ['', ''],
])('%s is kept as %s', (address, kept) => {
  expect(shortAddress(address)).toBe(kept)
})
