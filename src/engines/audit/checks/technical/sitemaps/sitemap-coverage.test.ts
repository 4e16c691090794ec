import { expect, test } from 'vitest'
import {
  sitemapMissingPages,
  sitemapUtilityPages,
} from '#src/engines/audit/checks/technical/sitemaps/sitemap-coverage.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { sitemapListing } from '#tests/support/crawl/sitemap-read.ts'

const at = (path: string) => site_url + path
const page = (path: string, over: Partial<ServedPage> = {}): ServedPage => ({
  url: at(path),
  kind: 'service',
  html: '<!doctype html><title>C</title>',
  ...over,
})
const home = page('', { kind: 'home' })
const site = (served: readonly ServedPage[], ...urls: readonly string[]) =>
  siteOf([home, ...served], { sitemaps: [sitemapListing([site_url, ...urls])] })

test('a page that the sitemap leaves out', () => {
  expect(sitemapMissingPages.look(site([page('a')]))).toMatchObject({ state: 'found', occurrences: [{ url: at('a') }] })
})

test.each([
  ['is listed', page('a'), at('a')],
  ['is listed with a slash', page('a'), at('a/')],
  ['is listed with two slashes', page('a.html'), at('/a.html')],
  ['is listed without its ending', page('a.html'), at('a')],
  ['is listed with an ending', page('a'), at('a.html')],
  ['asks not to be listed', page('a', { indexable: false }), ''],
  ['is the second page of a list', page('blog/page/2/'), ''],
  ['has parameters', page('a?sort=price'), ''],
  ['is the door for staff', page('staff-portal.html'), ''],
  ['calls itself the door for staff', page('us.html', { html: '<title>Employee Portal | C</title>' }), ''],
  ['is a legal page', page('privacy', { kind: 'legal' }), ''],
  ['names another original', page('a', { html: '<head><link rel="canonical" href="/"></head>' }), ''],
])('a page that %s is not missing', (_, each, listed) => {
  expect(sitemapMissingPages.look(site([each], ...(listed === '' ? [] : [listed]))).state).toBe('ok')
})

test('a page whose other spelling is listed, and names it its original, is told of in the list', () => {
  const html = '<head><link rel="canonical" href="/a.html"></head>'
  const pages = [page('a', { html }), page('a.html', { html })]
  expect(sitemapMissingPages.look(site(pages, at('a'))).state).toBe('ok')
})

test('a sitemap of another site altogether lacks every page, and is told of as such', () => {
  const sitemaps = [sitemapListing(['https://www.somebody-else.net/'])]
  expect(sitemapMissingPages.look(siteOf([home, page('a')], { sitemaps })).state).toBe('not_applicable')
})

test('an index file beside its folder is one page under two addresses, and told of as such', () => {
  expect(sitemapMissingPages.look(site([page('index.html')])).state).toBe('ok')
})

test('the front page listed by its file is listed', () => {
  const sitemaps = [sitemapListing([at('index.html')])]
  expect(sitemapMissingPages.look(siteOf([home], { sitemaps })).state).toBe('ok')
})

test('one of thirty pages is no pattern, but for one that everybody looks for', () => {
  const paths = Array.from({ length: 30 }, (_, index) => `p${index}`)
  const pages = paths.map(path => page(path))
  expect(sitemapMissingPages.look(site(pages, ...paths.slice(1).map(at))).state).toBe('ok')
  const with_reviews = [...pages, page('reviews.html')]
  expect(sitemapMissingPages.look(site(with_reviews, ...paths.map(at)))).toMatchObject({
    occurrences: [{ url: at('reviews.html') }],
  })
})

test('a sitemap of an index that could not be read leaves it open', () => {
  const problem = { reason: 'server_error' as const, sentence: 'It failed.', detail: '500' }
  const failed = sitemapListing([], { found_by: 'index', status: 500, problem })
  const sitemaps = [sitemapListing([site_url]), failed]
  expect(sitemapMissingPages.look(siteOf([home, page('a')], { sitemaps })).state).toBe('not_checked')
})

test.each([
  '404.html',
  'thank-you/',
  'thanks',
  'cart/',
  'includes/nav.html',
  'footer.html',
  'email-templates/welcome.html',
])('nobody should find %s', path => {
  expect(sitemapUtilityPages.look(site([], at(path)))).toMatchObject({
    state: 'found',
    occurrences: [{ line: 3, evidence: at(path) }],
  })
})

test.each(['services/', 'cart-repair/', 'thanksgiving-hours/', 'header-bidding/', 'golf-carts', 'email-marketing/'])(
  'a page for people: %s',
  path => {
    expect(sitemapUtilityPages.look(site([], at(path))).state).toBe('ok')
  },
)

test('one that is marked noindex is found as such', () => {
  expect(sitemapUtilityPages.look(site([page('thanks', { indexable: false })], at('thanks'))).state).toBe('ok')
})

test('an address with a question is a page where it names itself, and a view of one where it does not', () => {
  const post = (slug: string, head: string) => ({
    url: `${site_url}post.html?slug=${slug}`,
    kind: 'article' as const,
    html: `<!doctype html><head><title>${slug}</title>${head}</head><p>About ${slug}.`,
  })
  const own = (slug: string) => post(slug, `<link rel="canonical" href="/post.html?slug=${slug}">`)
  const listed = { sitemaps: [sitemapListing([site_url])] }
  const home = { html: '<title>Calloway</title>' }
  expect(sitemapMissingPages.look(siteOf([home, own('a'), own('b')], listed))).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${site_url}post.html?slug=a` }, { url: `${site_url}post.html?slug=b` }],
  })
  expect(sitemapMissingPages.look(siteOf([home, post('a', ''), post('b', '')], listed)).state).toBe('ok')
})

test('what lies unlinked in a folder is told as that', () => {
  const lying = { url: `${site_url}a.html`, html: '<title>A</title>', response: { found_by: 'folder' as const } }
  const site = siteOf([{ html: '<title>Calloway</title>' }, lying], { sitemaps: [sitemapListing([site_url])] })
  expect(sitemapMissingPages.look(site).state).toBe('ok')
})

test('the file by which a search engine knows the owner is no page to list', () => {
  expect(sitemapUtilityPages.look(site([], at('google0123456789abcdef.html')))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: at('google0123456789abcdef.html') }],
  })
  expect(sitemapUtilityPages.look(site([], at('google-reviews.html'))).state).toBe('ok')
})
