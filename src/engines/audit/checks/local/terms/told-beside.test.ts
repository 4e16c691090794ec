import { expect, test } from 'vitest'
import { zipDigits } from '#src/engines/audit/checks/local/addresses/zip-digits.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { addressBeside, hoursBeside } from './told-beside.ts'

const page = (head: string, body: string) =>
  viewOf({
    html: `<html><head><title>Calloway</title>${head}</head><body><h1>Calloway</h1><p>Calloway Plumbing, 12 Oak Street, Savannah, GA 31401</p><p>Monday - Friday 8 am - 5 pm</p>${body}</body></html>`,
  })
const picture = (alt: string) => `<img src="/a.png" alt="${alt}">`
const shared = (text: string) => `<meta property="og:description" content="${text}">`
const data = (description: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Plumber', name: 'Calloway', description })}</script>`

test.each([
  [
    'a picture',
    '',
    picture('Our sign: Monday - Friday 8 am - 6 pm'),
    'Mon: 8 am–6 pm in the text of a picture, 8 am–5 pm',
  ],
  ['shared links', shared('Open Monday - Friday 8 am - 6 pm.'), '', 'in shared links'],
  ['data', data('Open Monday - Friday 8 am - 6 pm.'), '', 'in structured data'],
])('other hours are found in %s', (_, head, body, evidence) => {
  expect(hoursBeside.look(page(head, body))).toMatchObject({
    occurrences: [{ evidence: expect.stringContaining(evidence) }],
  })
})

test.each([
  ['the same hours', picture('Open Mon-Fri 8am-5pm')],
  ['a happy hour', picture('Happy hour Monday - Friday 4 pm - 6 pm')],
  ['one day', picture('Open Monday 8 am - 6 pm')],
])('%s contradict nothing', (_, body) => {
  expect(hoursBeside.look(page('', body)).state).toBe('ok')
})

test.each([
  [
    'another ZIP in the description',
    '<meta name="description" content="Visit 12 Oak Street, Savannah, GA 31404.">',
    '',
  ],
  ['another house in shared links', shared('Calloway, 21 Oak Street, Savannah, GA 31401'), ''],
  ['another street in a picture of the shop', '', picture('Our shop at 77 Whitaker Street, Savannah, GA 31401')],
  ['another state in data', data('Find us at 12 Oak Street, Savannah, SC 31401'), ''],
])('%s is found', (_, head, body) => {
  expect(addressBeside.look(page(head, body)).state).toBe('found')
})

test.each([
  ['the same address', shared('12 Oak St., Savannah'), ''],
  ['the house of a customer', '', picture('Roof of 77 Whitaker Street')],
  [
    'another street that search results show, which is another finding',
    `<meta name="description" content="At 77 Whitaker Street, Savannah, GA 31401">${shared('At 77 Whitaker Street, Savannah, GA 31401')}`,
    '',
  ],
])('%s is fine', (_, head, body) => {
  expect(addressBeside.look(page(head, body)).state).toBe('ok')
})

test.each([
  ['<p>77 Whitaker Street, Savannah, GA 3140</p>', 'found'],
  ['<p>77 Whitaker Street</p><p>Savannah, GA 314011</p>', 'found'],
  ['<p>77 Whitaker Street, Savannah, GA 31401-1234</p>', 'ok'],
  ['<p>12 Founders met in Savannah, GA 1988</p>', 'ok'],
  ['<p>Savannah, GA 3140</p>', 'ok'],
])('ZIP codes have five digits: %s', (html, state) => {
  expect(zipDigits.look(viewOf({ html: `<h1>Calloway</h1>${html}` })).state).toBe(state)
})
