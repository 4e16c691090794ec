import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<html lang="en"><head><title>Calloway Plumbing</title></head><body><h1>Plumber in Savannah</h1>${body}</body></html>`,
  ...over,
})
const address = `<p>${'We mend pipes and drains all over town. '.repeat(5)}</p><footer>12 Oak Street, Savannah, GA 31401</footer>`
const contact = page('<p>Call (912) 234-0142</p>', { url: 'https://www.calloway.example/contact/', kind: 'contact' })
const look = (body: string, ...others: ServedPage[]) => localOutcome('phone-not-on-home', [page(body), ...others]).state

test('a home page that leaves the number to the contact page is found', () => {
  expect(look(address, contact)).toBe('found')
})

test('the number may stand on a page for hours and directions', () => {
  const hours: ServedPage = {
    html: '<html lang="en"><head><title>Hours and directions</title></head><body><p>Call (912) 234-0142</p></body></html>',
    url: 'https://www.calloway.example/hours/',
    kind: 'other',
  }
  expect(look(address, hours)).toBe('found')
  expect(look(address, { ...hours, response: { found_by: 'folder' } })).toBe('not_applicable')
})

test.each([
  `${address}<p>(912) 234-0142</p>`,
  `${address}<a href="tel:+19122340142">Call</a>`,
  `${address}<a href="tel:0142">Call</a>`,
])('a home page that tells one is not: %s', body => {
  expect(look(body, contact)).toBe('ok')
})

test('that no page tells one is another finding', () => {
  expect(look(address, page('', { url: 'https://www.calloway.example/contact/', kind: 'contact' }))).toBe(
    'not_applicable',
  )
  expect(look(address)).toBe('not_applicable')
  expect(look('<footer>12 Oak Street, Savannah, GA 31401</footer>', contact)).toBe('not_applicable')
})
