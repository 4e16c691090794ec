import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { linkNamesAnother } from './names-another-page.ts'

const page = (path: string, h1: string, links = '', over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><html lang="en"><head><title>${h1} | Calloway</title></head><body><main><h1>${h1}</h1>${links}<p>What we say of ${h1} at length.</p></main>`,
  url: site_url + path,
  kind: 'service',
  ...over,
})
const siteWith = (links: string, ...others: ServedPage[]) =>
  siteOf([
    page('', 'Calloway', links, { kind: 'home' }),
    page('roofs.html', 'Roof repair'),
    page('gutters.html', 'Gutter cleaning'),
    page('attic.html', 'Attic fans'),
    ...others,
  ])

test('a tile that leads to the page of another service is told with both', () => {
  const site = siteWith('<a href="/roofs.html">Gutter Cleaning</a>')
  expect(linkNamesAnother.look(site)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '“Gutter Cleaning” leads to /roofs.html (“Roof repair”), not to /gutters.html' }],
  })
})

test('an entry of a menu on an inner page is told too, and once for all pages', () => {
  const nav = '<nav><a href="/attic.html">Gutters</a></nav>'
  const site = siteWith('', page('one.html', 'Sheds', nav), page('two.html', 'Fences', nav))
  const outcome = linkNamesAnother.look(site)
  expect(outcome.state === 'found' && outcome.occurrences.length).toBe(1)
  expect(outcome).toMatchObject({
    occurrences: [
      { url: `${site_url}one.html`, evidence: expect.stringMatching(/not to \/gutters.html; also on \/two.html$/) },
    ],
  })
})

test('where the mistake is in the menu of many pages, their number is told', () => {
  const nav = '<nav><a href="/attic.html">Gutters</a></nav>'
  const many = Array.from({ length: 8 }, (_, at) => page(`p${at}.html`, `Shed ${at}`, nav))
  const fine = page('fine.html', 'Barns', '<nav><a href="/gutters.html">Gutters</a></nav>')
  expect(linkNamesAnother.look(siteWith('', fine, ...many))).toMatchObject({
    occurrences: [
      { evidence: expect.stringMatching(/also on \/p1.html, \/p2.html, \/p3.html, \/p4.html and 3 more pages$/) },
    ],
  })
})

test('the same name on two ways astray is told twice', () => {
  const one = page('one.html', 'Sheds', '<nav><a href="/attic.html">Gutters</a></nav>')
  const two = page('two.html', 'Fences', '<nav><a href="/roofs.html">Gutters</a></nav>')
  const outcome = linkNamesAnother.look(siteWith('', one, two))
  expect(outcome.state === 'found' && outcome.occurrences.map(({ url }) => url)).toEqual([
    `${site_url}one.html`,
    `${site_url}two.html`,
  ])
})

test.each([
  ['the right goal', '<a href="/gutters.html">Gutter cleaning</a>'],
  ['a name that no page has', '<a href="/roofs.html">Chimneys</a>'],
  ['a goal of a related name', '<a href="/gutter-guards.html">Gutter cleaning</a>'],
  ['a goal that lists all services', '<a href="/services.html">Gutter cleaning</a>'],
  ['a place on a page', '<a href="/roofs.html#gutters">Gutters</a>'],
  ['the front page', '<a href="/">Gutters</a>'],
  ['a step of buying', '<a href="/cart.html">Checkout</a>'],
  ['a page of many names', '<a href="/team.html">About us</a>'],
  ['a page that is yet to come', '<a href="/coming-soon.html">Gutters</a>'],
])('%s is no other page', (_, links) => {
  const others = [
    page('gutter-guards.html', 'Guards'),
    page('services.html', 'Our services'),
    page('coming-soon.html', 'Calloway'),
    page('team.html', 'The crew'),
    page('about.html', 'About us'),
    page('cart.html', 'Cart'),
    page('checkout.html', 'Checkout'),
  ]
  expect(linkNamesAnother.look(siteWith(links, ...others)).state).toBe('ok')
})

const usual = (path: string, h1: string) => page(path, h1, '', { kind: 'other' })
const pages = [
  usual('about/', 'About'),
  usual('testimonials/', 'Testimonials'),
  usual('reviews/', 'Reviews'),
  usual('contact/', 'Contact'),
  usual('our-team/', 'Our team'),
  usual('words/', 'Kind words'),
]

test.each([
  ['Testimonials', '/about/'],
  ['Contact', '/about/'],
  ['Our Team', '/contact/'],
])('an entry %s that leads to %s, though a page bears its very name', (words, href) => {
  const hidden = `<nav><ul aria-hidden="true"><li><a href="${href}">${words}</a></li></ul></nav>`
  expect(linkNamesAnother.look(siteWith(hidden, ...pages)).state).toBe('found')
})

test.each(['Contact', 'Contact us', 'Reviews', 'Our Team'])(
  '%s leads to the front page, though the site has that page',
  words => {
    expect(linkNamesAnother.look(siteWith(`<nav><a href="/">${words}</a></nav>`, ...pages)).state).toBe('found')
  },
)

test.each([
  ['Home', '/'],
  ['Gallery', '/'],
  ['Calloway', '/'],
  ['Contact', '/#contact'],
])('%s may lead to %s', (words, href) => {
  expect(linkNamesAnother.look(siteWith(`<nav><a href="${href}">${words}</a></nav>`, ...pages)).state).toBe('ok')
})

test.each([
  ['Testimonials', '/reviews/'],
  ['Our Team', '/about/'],
  ['Testimonials', '/words/'],
  ['Testimonials', '/testimonials/'],
  ['Gallery', '/about/'],
])('an entry %s that leads to %s may be meant', (words, href) => {
  expect(linkNamesAnother.look(siteWith(`<nav><a href="${href}">${words}</a></nav>`, ...pages)).state).toBe('ok')
})
