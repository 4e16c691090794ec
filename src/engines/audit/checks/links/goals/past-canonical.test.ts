import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { linksPastCanonical } from './past-canonical.ts'

const page = (path: string, canonical: string | null, links: readonly string[]): ServedPage => ({
  url: site_url + path,
  kind: 'service',
  html:
    (canonical === null ? '' : `<head><link rel="canonical" href="${canonical}"></head>`) +
    links.map(to => `<a href="${to}">${to}</a>`).join(' '),
})
const look = (link: string, canonical: string | null, linked = link.slice(1)) =>
  linksPastCanonical.look(
    siteOf([
      page(linked, canonical, []),
      page('drains', '/drains', [link, '/drains']),
      page('sewers', '/sewers', [link]),
    ]),
  )

test.each([
  ['/index.html', '/'],
  ['/areas/index.html', '/areas/'],
  ['/prices.html', '/prices'],
  ['/prices', '/prices.html'],
])('links to %s, which calls itself %s', (link, canonical) => {
  expect(look(link, canonical)).toMatchObject({
    state: 'found',
    occurrences: [{ url: site_url + link.slice(1), evidence: `2 pages link here; its canonical says ${canonical}` }],
  })
})

test.each([
  ['/index.html', '/index.html'],
  ['/index.html', null],
  ['/prices/', '/prices'],
  ['/macon.html', '/perry'],
  ['/prices.html?of=drains', '/prices.html'],
])('links to %s, which calls itself %s, are not told here', (link, canonical) => {
  expect(look(link, canonical).state).toBe('ok')
})

test('a page that is asked for one thing by its link is spelled rightly', () => {
  expect(look('/contact?service=drains', '/contact').state).toBe('ok')
})

test('where the canonical leads to nothing, that is told', () => {
  const gone: ServedPage = { ...page('prices', null, []), response: { status: 404 } }
  const pages = [page('prices.html', '/prices', []), page('drains', '/drains', ['/prices.html'])]
  const site = (more: readonly ServedPage[]) => siteOf([...pages, page('sewers', '/sewers', ['/prices.html']), ...more])
  expect(linksPastCanonical.look(site([gone])).state).toBe('ok')
  expect(linksPastCanonical.look(site([])).state).toBe('found')
})

test('a single page that links there is a slip', () => {
  const site = siteOf([page('index.html', '/', []), page('drains', '/drains', ['/index.html'])])
  expect(linksPastCanonical.look(site).state).toBe('ok')
})
