import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { aboutPageMissing, privacyNoticeMissing, privacyPolicyMissing } from './expected-pages.ts'

const form = '<form><input type="email" name="email"></form>'
const page = (body: string, path = '', lang = 'en'): ServedPage => ({
  url: `${site_url}${path}`,
  html: `<html lang="${lang}"><head><title>Calloway</title></head><body>${body}</body></html>`,
})
const three = (home: string, lang = 'en') => siteOf([page(home, '', lang), page('', 'drains'), page('', 'pipes')])

test('a site that asks who you are needs a privacy policy', () => {
  expect(privacyPolicyMissing.look(siteOf([page(form)]))).toMatchObject({
    occurrences: [{ url: site_url, evidence: 'No link to a privacy policy; the site has a form' }],
  })
  const tag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>'
  expect(privacyPolicyMissing.look(siteOf([page(tag)])).state).toBe('found')
})

test.each([
  ['a link to one', `${form}<a href="/privacy-policy">Privacy</a>`, 'ok'],
  ['one kept elsewhere', `${form}<a href="https://www.iubenda.com/p/12">Policy</a>`, 'ok'],
  ['one in a dialog', `${form}<button>Privacy policy</button>`, 'ok'],
  ['one in Spanish', `${form}<a href="/aviso">Política de privacidad</a>`, 'ok'],
  [
    'a counter that stopped in 2023 and nothing else',
    "<script>ga('create', 'UA-32536265-1', 'auto'); ga('send', 'pageview')</script>",
    'not_applicable',
  ],
  ['a search box and nothing else', '<form role="search"><input type="search" name="s"></form>', 'not_applicable'],
])('%s', (_, body, state) => {
  expect(privacyPolicyMissing.look(siteOf([page(body)])).state).toBe(state)
})

test.each([
  ['without a goal', '<a href="#">Privacy Policy</a>', 'found'],
  ['that does nothing', '<a href="javascript:void(0)">Privacy Policy</a>', 'found'],
  ['that a script opens', '<a href="#" onclick="show()">Privacy Policy</a>', 'ok'],
  ['that a script may know', '<a href="#" data-modal="privacy">Privacy Policy</a>', 'ok'],
])('a link to a policy %s', (_what, link, state) => {
  expect(privacyPolicyMissing.look(siteOf([page(form + link)])).state).toBe(state)
})

const practice = (heading: string, rest = '') =>
  siteOf([
    page(
      `<h1>${heading}</h1><a href="/team">Our team</a><a href="tel:+19125550142">Call us</a><address>14 Marsh Road, Savannah, GA 31401</address>${rest}`,
    ),
  ])

test.each([
  ['Family dentist in Savannah', '', 'found'],
  ['Independent insurance agents', '', 'found'],
  ['Pain management in Savannah', '', 'found'],
  ['Family dentist in Savannah', '<a href="/notice-of-privacy-practices">Notice</a>', 'ok'],
  ['Family dentist in Savannah', form, 'not_applicable'],
  ['Drains and water heaters', '', 'not_applicable'],
])('“%s” with %s and a notice of privacy', (heading, rest, state) => {
  expect(privacyNoticeMissing.look(practice(heading, rest)).state).toBe(state)
})

test('a form on the contact page asks who you are, a search box on every page does not', () => {
  const search = '<form><input type="search" name="s"></form>'
  const contact = (body: string): ServedPage => ({ ...page(body, 'contact'), kind: 'contact' })
  expect(privacyPolicyMissing.look(siteOf([page(''), contact(form)])).state).toBe('found')
  expect(privacyPolicyMissing.look(siteOf([page(search), contact(search)])).state).toBe('not_applicable')
})

test('a policy that only another page links to is there', () => {
  expect(privacyPolicyMissing.look(siteOf([page(form), page('<a href="/privacy">P</a>', 'contact')])).state).toBe('ok')
})

test('a crawl that ended early knows nothing of what is missing', () => {
  const { done } = siteOf([page(form)])
  const cut = { done: { ...done, stopped_by: 'pages' as const } }
  expect(privacyPolicyMissing.look(siteOf([page(form)], cut)).state).toBe('not_checked')
})

test('a site of several pages that never says who runs it', () => {
  expect(aboutPageMissing.look(three('<a href="/drains">Drains</a>')).state).toBe('found')
  expect(aboutPageMissing.look(three('<a href="/drains">Dr. Drains</a>')).state).toBe('ok')
  expect(aboutPageMissing.look(three('<a href="/drains">Meet Ada</a>')).state).toBe('ok')
  expect(aboutPageMissing.look(three('<a href="/drains">Chef salads</a>')).state).toBe('found')
})

test.each([
  ['a link', '<a href="/about-us">About</a>'],
  ['a link by another name', '<a href="/x">Meet the team</a>'],
  ['a part of the home page', '<h2>Our story</h2>'],
  [
    'a story on the home page',
    '<p>In 1967 young Al Calloway bought the market from its old owner, and in 1987 the family opened a restaurant next door, where his sons work today.</p>',
  ],
])('%s about the business is enough', (_, body) => {
  expect(aboutPageMissing.look(three(body)).state).toBe('ok')
})

test.each([
  [
    'founded by somebody who is named',
    '<p>Calloway Counseling blends several ways of therapy for each of its clients. Serving the Macon area, it was founded in 2011 by Ada Calloway, who listens.</p>',
    'ok',
  ],
  [
    'opened by two who are named',
    '<p>The bakery was opened on Oak Street in 1994 by Ada and Ray Calloway, and its ovens have been lit every morning at three o’clock ever since that spring.</p>',
    'ok',
  ],
  [
    'a year and nobody',
    '<p>Established in 1994, the plant has grown by leaps and bounds, and its ovens have been lit every morning at three o’clock ever since that spring day.</p>',
    'found',
  ],
])('a home page that tells of a business %s', (_, body, state) => {
  expect(aboutPageMissing.look(three(body)).state).toBe(state)
})

test('a house whose other pages are its menu and the way there has its front page for that', () => {
  const look = (...paths: string[]) => aboutPageMissing.look(siteOf(['', ...paths].map(path => page('', path)))).state
  expect(look('menu.htm', 'directions.htm')).toBe('not_applicable')
  expect(look('our-menu', 'photos/', 'hours.html')).toBe('not_applicable')
  expect(look('menu.htm', 'catering.htm')).toBe('found')
  expect(look('menu', 'hours', 'map', 'gallery', 'order')).toBe('found')
})

test('a part about the business on the page behind the front is enough', () => {
  const behind = page('<section id="about"><h2>Cheers to 30 years</h2></section>', 'intro')
  expect(aboutPageMissing.look(siteOf([page(''), behind, page('', 'order')])).state).toBe('ok')
})

test('small sites and other languages are not judged', () => {
  expect(aboutPageMissing.look(siteOf([page('')])).state).toBe('not_applicable')
  expect(aboutPageMissing.look(three('', 'de')).state).toBe('not_checked')
})

const foot = '<footer><a href="/drains">Drains</a> © 2026 Calloway Plumbing</footer>'

test.each([
  ['a menu drawn by a script, and no foot', '', 'not_checked'],
  ['a menu drawn by a script, above a foot that names no policy', foot, 'found'],
  ['a foot that names one', `${foot}<a href="/privacy">Privacy</a>`, 'ok'],
])('%s', (_, rest, state) => {
  const home = page(`${form}<script src="menu.js"></script>${rest}`)
  expect(privacyPolicyMissing.look(siteOf([home], { copy_pages: [`${site_url}contact.html`] })).state).toBe(state)
})
