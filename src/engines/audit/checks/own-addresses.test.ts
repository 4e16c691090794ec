import { expect, test } from 'vitest'
import { ownAddresses } from './own-addresses.ts'

test('addresses of the own site are told by their beginning', () => {
  const isOwn = ownAddresses('https://www.calloway.example/about/', /envato/)
  expect(isOwn('https://www.calloway.example/envato/a.js')).toBe(true)
  expect(isOwn('https://www.calloway.example.com/a.js')).toBe(false)
  expect(isOwn('http://www.calloway.example/a.js')).toBe(false)
})

test('a site of the kind that is looked for has none', () => {
  expect(ownAddresses('https://envato.example/', /envato/)('https://envato.example/a.js')).toBe(false)
})
