import { expect, test } from 'vitest'
import { weekInWords } from '#src/domain/location/hours/hours-in-words.ts'
import { jsonForScript, localBusinessJsonLd } from '#src/domain/location/record/local-business-json-ld.ts'
import { compareSite } from '#src/engines/presence/compare-site.ts'
import { readPresence } from '#src/engines/presence/read-presence.ts'
import { type ServedPage, viewOf } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { siteOfPages } from '#tests/support/audit/site-of-record.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'

const context = { schema_type: 'Plumber', today: '2026-11-21', logo: '', images: [] }
const url = sampleLocation.website
const read = (page: ServedPage) => readPresence(viewOf({ url, ...page }))

test('the lines that we hand out, on a page that prints the record, read back as the record', () => {
  const body = `<h1>Okafor's Plumbing</h1><address>118 W Adams St, Suite 4, Jacksonville, FL 32202</address>
<p><a href="tel:+19046304000">(904) 630-4000</a></p><p>Monday - Friday 9:00 am - 5:00 pm</p>
<a href="https://www.facebook.com/okaforplumbing">Facebook</a>`
  const lines = jsonForScript(localBusinessJsonLd(sampleLocation, context))
  const page = read({ html: htmlWith([lines], body) })
  const comparison = compareSite(sampleLocation, siteOfPages(page), 'Plumber')
  expect(comparison?.fields.map(({ id, state, site }) => [id, state, state === 'same' ? '' : site])).toEqual(
    comparison?.fields.map(({ id }) => [id, 'same', '']),
  )
  expect(comparison?.fields).toHaveLength(13)
  expect(weekInWords(sampleLocation.regular_hours ?? expect.fail())).toBe('Mon–Fri 9 am–5 pm; Sat–Sun closed')
})

test('hours of holidays and kitchens, fax numbers, share buttons and other businesses are left out', () => {
  const body = `<p>Holiday hours</p><p>Monday - Friday 10:00 am - 2:00 pm</p><p>Fax: (904) 630-4009</p>
<a href="https://www.facebook.com/sharer/sharer.php?u=https://okafor.example">Share</a>`
  const review = { '@type': 'Review', itemReviewed: { '@type': 'Dentist', name: 'Somebody else' } }
  const page = read({ html: htmlWith([{ '@context': 'https://schema.org', ...review }], body) })
  expect(page).toMatchObject({ hours: [], phones: [], profiles: [], entities: [] })
})

test('a notice that the shop is closed is read, and a story of another one is not', () => {
  const closed = (text: string, kind: ServedPage['kind'] = 'home') =>
    read({ html: `<body><p>${text}</p>`, kind }).notices.map(({ status }) => status)
  expect(closed('We are temporarily closed for repairs.')).toEqual(['closed_temporarily'])
  expect(closed('This shop is permanently closed.')).toEqual(['closed_permanently'])
  expect(closed('The diner next door has closed its doors.', 'article')).toEqual([])
  expect(closed('Closed on Sundays.')).toEqual([])
})

test('a name that stands in the text alone is found by what we were told', () => {
  const html = '<body><p>Welcome to Okafor’s Plumbing of Jacksonville</p>'
  expect(read({ html, given: { name: sampleLocation.name } }).names).toEqual([
    { text: 'Welcome to Okafor’s Plumbing of Jacksonville', firm: false, line: 1 },
  ])
})

test('of a page that says everything a thousand times a little is kept', () => {
  const numbers = Array.from(
    { length: 1000 },
    (_, n) => `<p>(904) 630-${String(1000 + n)}, ${n} Oak St, Macon, GA 31201</p>`,
  )
  const page = read({ html: `<body>${numbers.join('')}` })
  expect(JSON.stringify(page).length).toBeLessThan(6000)
})
