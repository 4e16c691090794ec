import { expect, test } from 'vitest'
import { brokenResource } from '#src/engines/audit/checks/links/dead/broken-files-and-outside-links.ts'
import { deadEndPage } from '#src/engines/audit/checks/links/links-within-the-site.ts'
import { emptyOrPlaceholderHref } from '#src/engines/audit/checks/links/written/addresses-as-written.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { secondFrontPage } from './second-front-page.ts'

const front = (href: string): ServedPage => ({ html: `<nav><a href="${href}">Home</a></nav><p>We mend pipes.</p>` })
const other = (html: string): ServedPage => ({ html, url: `${site_url}home.html` })

test('a menu whose “Home” leads to a second front page is found', () => {
  const look = (href: string, second: string) => secondFrontPage.look(siteOf([front(href), other(second)])).state
  expect(look('home.html', '<p>We clean drains.</p>')).toBe('found')
  expect(look('/', '<p>We clean drains.</p>')).toBe('ok')
  expect(look('home.html', front('home.html').html)).toBe('ok')
  expect(look('home.html', '<head><link rel="canonical" href="/"></head><p>We clean drains.</p>')).toBe('ok')
  expect(look('other.html', '<p>We clean drains.</p>')).toBe('ok')
})

test('a front page without a menu is held against the “Home” of the inner pages', () => {
  const look = (...hrefs: string[]) => {
    const inner = hrefs.map((href, i) => ({ html: `${front(href).html}<p>Page ${i}.</p>`, url: `${site_url}p${i}` }))
    return secondFrontPage.look(siteOf([{ html: '<h1>Welcome</h1>' }, other('<p>We clean drains.</p>'), ...inner]))
      .state
  }
  expect(look('home.html', 'home.html', '/')).toBe('found')
  expect(look('/', '/', 'home.html')).toBe('not_applicable')
  expect(look('home.html')).toBe('not_applicable')
})

test('a logo that leads to the contact page makes no second front page of it', () => {
  const contact: ServedPage = { html: '<p>Call us.</p>', url: `${site_url}contact.html`, kind: 'contact' }
  expect(secondFrontPage.look(siteOf([front('contact.html'), contact])).state).toBe('ok')
})

test('a menu that the front page hides leads nobody to a second one', () => {
  const look = (tag: string) => {
    const menu = front('home.html').html.replace('<nav>', tag)
    const inner = [0, 1].map(i => ({ html: `${menu}<p>Page ${i}.</p>`, url: `${site_url}p${i}` }))
    return secondFrontPage.look(siteOf([{ html: menu }, other('<p>We clean drains.</p>'), ...inner])).state
  }
  expect(look('<nav style="display:none">')).toBe('not_applicable')
  expect(look('<nav hidden>')).toBe('not_applicable')
  expect(look('<nav>')).toBe('found')
})

test('a front page that leads to itself is passed by where the inner pages lead to another one', () => {
  const inner = ['home.html', 'home.html'].map((href, i) => ({
    html: `${front(href).html}<p>Page ${i}.</p>`,
    url: `${site_url}p${i}`,
  }))
  const look = (...pages: ServedPage[]) =>
    secondFrontPage.look(siteOf([front('/'), other('<p>We clean drains.</p>'), ...pages])).state
  expect(look(...inner)).toBe('found')
  expect(look({ ...front('/'), url: `${site_url}p2` })).toBe('ok')
})

test('a page of nothing but a picture is a dead end', () => {
  const look = (html: string) => deadEndPage.look(viewOf({ html, url: `${site_url}coupons`, kind: 'other' })).state
  expect(look('<img src="coupons.png" alt="">')).toBe('found')
  expect(look('')).toBe('not_applicable')
})

test('a page whose menu a script draws is no dead end, whatever its links without a goal', () => {
  const drawn = '<div id="site-header"></div><script src="/js/site.js"></script>'
  const look = (html: string) => deadEndPage.look(viewOf({ html, url: `${site_url}reviews`, kind: 'other' })).state
  expect(look(`${drawn}<p>What parents say</p><a href="#">Leave a review</a>`)).toBe('not_applicable')
  expect(look(`${drawn}<p>What parents say</p><a href="https://g.page/r/x">Review</a>`)).toBe('found')
  expect(look('<p>What parents say</p><a href="#">Leave a review</a>')).toBe('found')
})

test('a file with the name of a picture and next to nothing in it is missing', () => {
  const look = (path: string, length: string, is_local_copy = false) => {
    const result = { status: 200, content_type: 'image/png', headers: [['content-length', length]] }
    const url = site_url + path
    const links_checked = [{ url, kind: 'asset', external: false, found_on: site_url, result, problem: null }]
    return brokenResource.look(
      siteOf([front('/')], { is_local_copy, links_checked: links_checked as unknown as SiteView['links_checked'] }),
    )
  }
  expect(look('logo.png', '33')).toMatchObject({ occurrences: [{ evidence: expect.stringMatching(/no picture/) }] })
  expect(look('logo.png', '68').state).toBe('ok')
  expect(look('dot.gif', '35').state).toBe('ok')
  // A server may say so of any file when it is asked for the headers alone.
  expect(look('logo.png', '0').state).toBe('ok')
  expect(look('logo.png', '0', true).state).toBe('found')
})

test('a name at the top of an inner page that leads nowhere is found', () => {
  const look = (nav: string, kind: ServedPage['kind'] = 'contact') =>
    emptyOrPlaceholderHref.look(viewOf({ html: `<nav>${nav}</nav>`, kind, url: `${site_url}contact` })).state
  expect(look('<a href="#">Calloway Plumbing</a><a href="/">Home</a>')).toBe('found')
  expect(look('<a href="#">Calloway Plumbing</a>', 'home')).toBe('ok')
  expect(look('<a href="/">Home</a><a href="#">Our Services</a>')).toBe('ok')
  expect(look('<a href="#">Open menu</a>')).toBe('ok')
})
