import { expect, test } from 'vitest'
import {
  endingDuplicates,
  indexFileDuplicates,
  trailingSlashDuplicates,
} from '#src/engines/audit/checks/technical/addresses/address-twins.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

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

test('an address with and without the ending of its file', () => {
  expect(indexFileDuplicates.look(siteOf([page(''), page('drains'), page('drains.html')]))).toMatchObject({
    occurrences: [{ url: `${site_url}drains.html`, evidence: `the same page as ${site_url}drains` }],
  })
})

test('of a copy nobody knows whether its host shows files without their ending', () => {
  const pages = [page(''), page('drains'), page('drains.html')]
  expect(indexFileDuplicates.look(siteOf(pages, { is_local_copy: true })).state).toBe('ok')
  expect(indexFileDuplicates.look(siteOf([page(''), page('index.html')], { is_local_copy: true })).state).toBe('found')
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

test('a page that answered with the same code under both names, whichever was read first', () => {
  const answer = (path: string) => ({ ...viewOf(page(path)).response, found_by: 'link' as const })
  const told = {
    state: 'found',
    occurrences: [{ url: `${site_url}index.html`, evidence: `the same page as ${site_url}` }],
  }
  const first = siteOf([page('')], { twins: [{ of: site_url, response: answer('index.html') }] })
  expect(indexFileDuplicates.look(first)).toEqual({ ...told, occurrences: [{ ...told.occurrences[0], line: null }] })
  const last = siteOf([page('index.html')], { twins: [{ of: `${site_url}index.html`, response: answer('') }] })
  expect(indexFileDuplicates.look(last)).toMatchObject(told)
  expect(trailingSlashDuplicates.look(last).state).toBe('ok')
  const named = siteOf([page('drains/', canonical)], {
    twins: [{ of: `${site_url}drains/`, response: answer('drains/index.html') }],
  })
  expect(indexFileDuplicates.look(named).state).toBe('ok')
})

test('the front page under the name of its file without an ending, which a copy answers, too', () => {
  const site = siteOf([page(''), page('index')], { is_local_copy: true })
  expect(indexFileDuplicates.look(site)).toMatchObject({ occurrences: [{ url: `${site_url}index` }] })
})

test('a page that answers as .htm and as .html is told by the shorter name', () => {
  const pages = [page(''), page('drains.htm'), page('drains.html')]
  expect(endingDuplicates.look(siteOf(pages, { is_local_copy: true }))).toMatchObject({
    occurrences: [{ url: `${site_url}drains.htm`, evidence: `the same page as ${site_url}drains.html` }],
  })
  expect(endingDuplicates.look(siteOf([page(''), page('drains.htm'), page('roofs.html')])).state).toBe('ok')
})
