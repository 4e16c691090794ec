import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { addressIncomplete } from './address-incomplete.ts'
import { addressMissing } from './addresses.ts'

const statesOf = (...bodies: string[]) => {
  const served = bodies.map(
    (body, i): ServedPage => ({
      html: `<html><head><title>Fern Salon</title></head><body><h1>Hair salon</h1><p>Call us for an appointment.</p>${body}</body></html>`,
      ...(i > 0 && { url: 'https://www.calloway.example/contact.html', kind: 'contact' as const }),
    }),
  )
  const site = siteOf(served, { given: { name: 'Fern Salon', phone: '', address: '', city: '', keyword: '' } })
  return [addressIncomplete, addressMissing].map(check => check.look(site))
}
const in_part = '<footer><p>Fern Salon 1640 Cora Lee Hart Jr. Savannah, Georgia (912) 234-0142</p></footer>'
const tel = '<a href="tel:+19122340142">(912) 234-0142</a>'

test('an address in part is told as such, and not as missing', () => {
  const [incomplete, missing] = statesOf(in_part, in_part)
  expect(incomplete).toMatchObject({
    occurrences: [{ evidence: expect.stringMatching(/^“1640 Cora Lee Hart Jr. Savannah, Georgia”: no ZIP code/) }],
  })
  expect(missing?.state).toBe('not_applicable')
})

test('a street and its town without a comma before the state are one in part', () => {
  const plain = `<div>160 Granite Ridge Tpke, Savannah GA<br>hello@fern.example<br>${tel}</div>`
  expect(statesOf(plain, plain).map(({ state }) => state)).toEqual(['found', 'not_applicable'])
})

test('one that stands on another page than the first is seen as well', () => {
  expect(statesOf(`<p>${tel}</p>`, in_part).map(({ state }) => state)).toEqual(['found', 'not_applicable'])
})

test('no address at all is missing, and a whole one elsewhere makes up for one in part', () => {
  expect(statesOf(`<p>${tel}</p>`).map(({ state }) => state)).toEqual(['ok', 'found'])
  const whole = '<p>12 Oak Street, Savannah, GA 31401</p>'
  expect(statesOf(in_part, whole).map(({ state }) => state)).toEqual(['not_applicable', 'ok'])
})
