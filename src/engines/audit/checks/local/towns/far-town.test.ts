import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p></footer>'
const page = (title: string, body = '', over: Partial<ServedPage> = {}, head = ''): ServedPage => ({
  html: `<head><title>${title}</title>${head}</head><body>${body}${foot}</body>`,
  ...over,
})
const described = (content: string, over: Partial<ServedPage> = {}) =>
  page('Calloway', '', over, `<meta name="description" content="${content}">`)

test.each<[string, ServedPage, RegExp]>([
  ['page-names-far-town', page('Plumber in Atlanta, GA | Calloway'), /title.*Atlanta/],
  ['page-names-far-town', page('Calloway', '<h1>Your Plumber in Atlanta, Georgia</h1>'), /heading.*Atlanta/],
  ['page-names-far-town', page('Plumber in Hahira, GA | Calloway'), /title.*Hahira/],
  ['page-names-far-town', page('Plumber in Asheville, NC | Calloway'), /title.*Asheville/],
  ['page-names-far-town', page('Calloway', '', {}, '<meta name="geo.placename" content="Atlanta">'), /geo\.placename/],
  ['page-names-other-state', page('Plumber in Denver | Calloway'), /Denver/],
  ['page-names-other-state', page('Calloway', '<h1>Drain Cleaning in Greater Denver</h1>'), /Denver/],
  ['page-names-other-state', described('Drains mended in Boulder, CO.', { kind: 'service' }), /Boulder/],
])('%s is found', (id, served, evidence) => {
  const outcome = localOutcome(id, [served])
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(evidence)
})

test.each<[string, ServedPage]>([
  ['page-names-far-town', page('Plumber in Savannah, GA | Calloway')],
  ['page-names-far-town', page('Plumber in Pooler, GA | Calloway')],
  ['page-names-far-town', page('Plumber in Bluffton, SC and Asheville, NC')],
  ['page-names-far-town', page('Plumber in Oak Grove, SC')],
  ['page-names-far-town', page('Savannah, GA to Atlanta, GA movers')],
  ['page-names-far-town', page('Plumber in Atlanta, GA', '', { kind: 'location' })],
  [
    'page-names-far-town',
    page('Calloway', '<p>8 Elm St, Atlanta, GA 30303</p>', {}, '<meta name="geo.placename" content="Atlanta">'),
  ],
  ['page-names-other-state', page('Steaks in Denver style')],
  ['page-names-other-state', page('Calloway', '<h1>Made in Dallas, GA</h1>')],
  ['page-names-other-state', page('Plumber in Denver', '', { kind: 'service' })],
  ['page-names-other-state', page('Moves to Boulder, CO', '<p>We move you to Boulder, CO</p>', { kind: 'service' })],
])('%s is not found where all is well', (id, served) => {
  expect(localOutcome(id, [served]).state).not.toBe('found')
})
