import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { fileAndFolder } from './file-and-folder.ts'

const home = { html: '<title>Calloway Plumbing</title><p>Plumbers in Macon.' }
const page = (path: string, over: Partial<ServedPage> = {}): ServedPage => ({
  url: site_url + path,
  kind: 'service',
  html: `<title>Drain Cleaning | Calloway Plumbing</title><p>We clean drains in Macon, as ${path} says.`,
  ...over,
})
const look = (...pages: ServedPage[]) => fileAndFolder.look(siteOf([home, ...pages]))
const canonical = (path: string) =>
  `<title>Drain Cleaning | Calloway Plumbing</title><link rel="canonical" href="${site_url}${path}"><p>Drains`

test('a file beside the folder of its name, with the same title', () => {
  expect(look(page('drains/'), page('drains.html'))).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${site_url}drains.html`, evidence: `beside ${site_url}drains/, with the same title` }],
  })
  expect(look(page('services/drains/'), page('services/drains.htm')).state).toBe('found')
})

test.each<[string, ServedPage[]]>([
  ['of another subject', [page('drains/'), page('drains.html', { html: '<title>Drains: prices</title><p>Prices' })]],
  ['without titles', [page('drains/', { html: '<p>Drains' }), page('drains.html', { html: '<p>Drains' })]],
  ['that sends visitors on', [page('drains/'), page('drains.html', { html: '<title>Redirecting…</title>' })]],
  ['that names the other', [page('drains/'), page('drains.html', { html: canonical('drains/') })]],
  ['of which one is not listed', [page('drains/'), page('drains.html', { indexable: false })]],
  ['that nothing leads to', [page('drains/'), page('drains.html', { response: { found_by: 'folder' } })]],
  ['that is the index of the folder', [page('drains/'), page('drains/index.html')]],
  ['alone', [page('drains.html')]],
])('a file %s is none', (_what, pages) => {
  expect(look(...pages).state).toBe('ok')
})
