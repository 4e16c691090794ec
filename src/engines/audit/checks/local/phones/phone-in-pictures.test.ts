import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { phoneInPictures } from './phone-in-pictures.ts'

const look = (alt: string, body = '<p>Call (912) 234-0100</p>') =>
  phoneInPictures.look(viewOf({ html: `<img src="/phone.png" alt="${alt}">${body}` }))

test.each(['921-234-0100', 'Call us: (912) 234-0101', '912.234.1000'])('a slip in a picture’s number: %s', alt => {
  expect(look(alt)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringContaining('9122340100') }],
  })
})

test.each(['912-234-0100', 'Phone 1 (912) 234-0100', 'Fax 912-555-7788'])('no slip: %s', alt => {
  expect(look(alt).state).toBe('ok')
})

test('numbers that the page shows or dials are right', () => {
  const body = '<p>(912) 234-0100</p><a href="tel:+19122340101">Call the shop</a>'
  expect(look('912-234-0101', body).state).toBe('ok')
})

const name = (link: string) => phoneInPictures.look(viewOf({ html: `${link}<p>(912) 234-0100</p>` })).state

test('the name of a link, and what a shared link shows, are held against the page as well', () => {
  expect(name('<a href="tel:+19122340100" aria-label="Call 912-234-0101">Call</a>')).toBe('found')
  expect(name('<a href="tel:+19122340100" aria-label="Call 912-234-0100">Call</a>')).toBe('ok')
  expect(name('<meta property="og:description" content="Call 912-234-0101">')).toBe('found')
  expect(name('<meta property="og:description" content="Call 912-234-0100 or 770-555-0142">')).toBe('ok')
})

test('without a number in a picture, or another on the page, there is nothing to compare', () => {
  expect(look('Our van').state).toBe('not_applicable')
  expect(look('921-234-0100', '').state).toBe('ok')
})
