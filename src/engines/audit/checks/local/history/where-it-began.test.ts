import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const host = 'https://www.calloway-glass.com/'
const served = (body: string, path = '', head = ''): ServedPage => ({
  html: `<html lang="en"><head><title>Glass</title>${head}</head><body>${body}<footer>12 Oak Street, Macon, GA 31201</footer></body></html>`,
  url: host + path,
  ...(path === '' ? {} : { kind: 'other' as const }),
})
const pages = (one: string, other: string) => [served(one), served(other, 'work.html')]
const evidenceOf = (id: string, site: ServedPage[]) => {
  const outcome = localOutcome(id, site)
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('\n') : outcome.state
}

test.each<[string, string, RegExp]>([
  [
    '<p>Calloway Glass was started in Savannah, GA in 1946.</p>',
    '<p>Calloway Glass was started in Macon, Georgia.</p>',
    /started in Macon.*started in Savannah/,
  ],
  [
    '<p>Calloway Glass was started in Savannah.</p>',
    '<p><strong>Glaziers Located in Macon</strong>Calloway Glass was started in Macon.</p>',
    /started in Macon.*started in Savannah/,
  ],
  ['<p>We were founded in 1946 in Savannah.</p>', '<p>Our company was established in Macon.</p>', /Macon.*Savannah/],
  ['<p>Our shop opened its doors in Savannah.</p>', '<p>We got our start in downtown Macon.</p>', /Macon.*Savannah/],
])('%s against %s', (one, other, evidence) => {
  expect(evidenceOf('founding-place-differs', pages(one, other))).toMatch(evidence)
})

test.each<[string, string]>([
  ['<p>We were founded in Macon in 1946.</p>', '<p>Calloway Glass was started in Macon, GA.</p>'],
  ['<p>We were founded in Macon.</p>', '<p>Hartwell Paint was founded in Savannah.</p>'],
  ['<p>We were founded in Macon.</p>', '<p>Our founder was born in Savannah.</p>'],
  ['<p>We were founded in Macon.</p>', '<p>We were founded in January 1946 in Georgia.</p>'],
  ['<p>We were founded in Macon.</p>', '<p>We opened in Savannah last year.</p>'],
])('%s beside %s', (one, other) => {
  expect(evidenceOf('founding-place-differs', pages(one, other))).not.toMatch(/Savannah|Georgia/)
})

test('whoever bears the name of the site speaks of itself, in the description as well', () => {
  const long =
    'Calloway Glass has been serving the businesses and residents of Macon and all of middle Georgia since 1977.'
  const about = served(
    '<p>A family-operated glass shop since 1946.</p>',
    'about.html',
    `<meta name="description" content="${long}">`,
  )
  expect(evidenceOf('founding-year-conflict', [about])).toMatch(/since 1977.*since 1946/)
  const stranger = long.replace('Calloway Glass', 'Hartwell Paint')
  const other = served(
    '<p>A family-operated glass shop since 1946.</p>',
    'about.html',
    `<meta name="description" content="${stranger}">`,
  )
  expect(evidenceOf('founding-year-conflict', [other])).toBe('ok')
})
