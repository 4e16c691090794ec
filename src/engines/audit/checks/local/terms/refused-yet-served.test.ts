import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (title: string, body: string, path: string, kind: ServedPage['kind'] = 'other'): ServedPage => ({
  html: `<!doctype html><html lang="en"><title>${title}</title><body><main>${body}</main></body></html>`,
  url: `https://www.calloway.example/${path}`,
  kind,
})
const towns = '<p>We serve Macon, Savannah, Pooler, Rincon and Brunswick.</p>'
const look = (said: string, { home = towns, other = 'Drains' } = {}) =>
  localOutcome('promise-contradicted', [
    page('Calloway', `<h1>Welcome</h1>${home}`, '', 'home'),
    page(other, '<h1>Drains</h1><p>We clear them.</p>', 'drains', 'service'),
    page('About', `<h1>Who we are</h1><p>${said}</p>`, 'about', 'about'),
  ])

test('a town that is left out on one page and listed as served on another is told with both', () => {
  expect(look('We do not travel to Savannah.')).toMatchObject({
    state: 'found',
    occurrences: [
      { evidence: expect.stringMatching(/^served among the towns of your front page; “We do not travel to Savannah/) },
    ],
  })
})

test.each([
  ['Sorry, we don’t serve Pooler at this time.', {}],
  ['We are unable to come out to Brunswick.', {}],
  ['We no longer deliver to Savannah, because of the bridge.', {}],
  ['We do not service Rincon.', { home: '<ul><li>Rincon, GA</li></ul>' }],
  ['We do not work in Hinesville.', { other: 'Drain Cleaning in Hinesville, GA' }],
])('it is told in other words: %s', (said, site) => {
  expect(look(said, site).state).toBe('found')
})

test.each([
  ['We do not travel to Atlanta.', {}],
  ['We do not deliver to Savannah on weekends.', {}],
  ['They do not serve Savannah.', {}],
  ['We do not serve Coffee.', {}],
  ['We travel to Savannah.', {}],
  ['We do not work Sundays.', { home: '<ul><li>Sunday</li></ul>' }],
  ['We do not travel to Savannah unless the job takes a day.', {}],
])('what is no contradiction: %s', (said, site) => {
  expect(look(said, site).state).not.toBe('found')
})
