import { expect, test } from 'vitest'
import { isIndexable } from '#src/engines/audit/run/indexable.ts'
import { factsOfHead } from '#tests/support/audit/audit-page.ts'

const silent = factsOfHead('<title>Calloway Plumbing</title>')

test.each([
  ['noindex', false],
  ['NOINDEX, nofollow', false],
  ['none', false],
  ['googlebot: noindex', false],
  ['googlebot: nofollow, noindex', false],
  ['otherbot: noindex, nofollow', true],
  ['otherbot: nofollow, googlebot: noindex', false],
  ['unavailable_after: 25 Jun 2030 15:00:00 PST, noindex', false],
  ['max-snippet:20, noindex', false],
  ['max-snippet:20, max-image-preview:large', true],
  ['all', true],
  ['', true],
])('X-Robots-Tag: %s leaves the page listed: %s', (value, listed) => {
  expect(isIndexable(200, [['x-robots-tag', value]], silent)).toBe(listed)
})

test.each([
  ['<meta name="robots" content="noindex, follow">', false],
  ['<meta name="Googlebot" content="none">', false],
  ['<meta name="pinterestbot" content="noindex">', true],
  ['<meta name="robots" content="index, max-snippet:-1">', true],
])('%s leaves the page listed: %s', (meta, listed) => {
  expect(isIndexable(200, [], factsOfHead(meta))).toBe(listed)
})

test.each([404, 410, 500, 203, 304])('status %s is not listed', status => {
  expect(isIndexable(status, [], silent)).toBe(false)
})
