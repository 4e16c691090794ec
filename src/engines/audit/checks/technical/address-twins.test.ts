import { expect, test } from 'vitest'
import { indexFileDuplicates, trailingSlashDuplicates } from '#src/engines/audit/checks/technical/address-twins.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit-views.ts'

const page = (path: string, over: Partial<ServedPage> = {}) => ({
  url: site_url + path,
  html: '<!doctype html><title>Drains</title><p>We clean drains in Atlanta and around it.',
  ...over,
})
const canonical = {
  html: `<!doctype html><title>Drains</title><link rel="canonical" href="${site_url}drains/"><p>We clean drains in Atlanta`,
}
const other = { html: '<!doctype html><title>Sewers</title><p>Quite another page about sewers.' }

test('a page with and without the slash', () => {
  const site = siteOf([page(''), page('drains'), page('drains/')])
  expect(trailingSlashDuplicates.look(site)).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${site_url}drains/` }],
  })
})

test('a folder and its index file', () => {
  expect(indexFileDuplicates.look(siteOf([page(''), page('index.html')])).state).toBe('found')
  expect(indexFileDuplicates.look(siteOf([page(''), page('drains/'), page('drains/default.aspx')])).state).toBe('found')
})

test.each([
  [
    'name one original',
    siteOf([page('drains', canonical), page('drains/', canonical), page('drains/index.html', canonical)]),
  ],
  ['have other words', siteOf([page('drains'), page('drains/', other), page('drains/index.html')])],
  ['are not listed', siteOf([page('drains', { indexable: false }), page('drains/', { indexable: false })])],
  ['are one', siteOf([page(''), page('drains/'), page('index-of-services.html')])],
])('pages that %s', (_, site) => {
  expect(trailingSlashDuplicates.look(site).state).toBe('ok')
  expect(indexFileDuplicates.look(site).state).toBe('ok')
})
