import { expect, test } from 'vitest'
import { canonicalOfAnother } from '#src/engines/audit/checks/technical/canonicals/canonical-of-another.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const at = (path: string) => site_url + path
const words = (about: string) =>
  Array.from({ length: 80 }, (_, i) => `${about}${i % 17} ${about}er and the ${about}ing of ${i}`).join(' ')

function page(path: string, canonical: string, about: string, over: Partial<ServedPage> = {}): ServedPage {
  const html = `<!doctype html><head><title>${about} in Tampa</title>\n<link rel="canonical" href="${canonical}"></head><body><main><h1>${about}</h1><p>${words(about)}</main>`
  return { html, url: at(path), kind: 'other', ...over }
}
const home = page('', site_url, 'Plumbing', { kind: 'home' })
const roofing = page('roofing', '/roofing', 'Roofing')

test('a page that kept the canonical of the page it was copied from', () => {
  const site = siteOf([home, roofing, page('gutters', '/roofing', 'Gutter')])
  expect(canonicalOfAnother.look(site)).toMatchObject({
    state: 'found',
    occurrences: [
      {
        url: at('gutters'),
        line: 2,
        evidence: `“Gutter in Tampa” names ${at('roofing')}, “Roofing in Tampa”`,
      },
    ],
  })
})

test('a page of the same title names the one that was chosen of the two', () => {
  const twin = page('roofs', '/roofing', 'Roofs')
  const html = twin.html.replace('<title>Roofs in Tampa', '<title>Roofing in Tampa | Call (813) 555-0142')
  expect(canonicalOfAnother.look(siteOf([home, roofing, { ...twin, html }])).state).toBe('ok')
})

const short = (over: Partial<ServedPage>): ServedPage => {
  const head = `<title>Plumbing in Tampa</title><link rel="canonical" href="${site_url}">`
  const text = 'Write to us, or come by: we are on Bay Street beside the bakery, and there is always coffee.'
  return { html: `<!doctype html><head>${head}</head><main><h1>Hi</h1><p>${text}`, url: at('contact'), ...over }
}

test('a short page that the front page leads customers to names the front page, whatever its title', () => {
  const linking = { ...home, html: home.html.replace('<main>', '<main><a href="/contact">Contact</a>') }
  const { state } = canonicalOfAnother.look(siteOf([linking, short({ kind: 'contact' })]))
  expect(state).toBe('found')
  expect(canonicalOfAnother.look(siteOf([home, short({ kind: 'contact' })])).state).toBe('ok')
  expect(canonicalOfAnother.look(siteOf([linking, short({ kind: 'other' })])).state).toBe('ok')
})

test('one page that names the home page is one, three are told as a setting of the template', () => {
  const toHome = (path: string, about: string) => page(path, site_url, about)
  expect(canonicalOfAnother.look(siteOf([home, toHome('gutters', 'Gutter')])).state).toBe('found')
  const three = [toHome('gutters', 'Gutter'), toHome('siding', 'Siding'), toHome('decks', 'Deck')]
  expect(canonicalOfAnother.look(siteOf([home, ...three])).state).toBe('ok')
})

test.each([
  ['a page that names itself', page('gutters', '/gutters', 'Gutter')],
  ['a second address of the same text', page('roofs', '/roofing', 'Roofing')],
  ['the same page for phones', page('m/gutters', '/roofing', 'Gutter')],
  ['a page that is not to be listed', page('gutters', '/roofing', 'Gutter', { indexable: false })],
  ['a list sorted otherwise', page('gutters?sort=price', '/roofing', 'Gutter')],
  [
    'a page of few words',
    {
      ...page('gutters', '/roofing', 'Gutter'),
      html: '<title>Gutters</title><link rel="canonical" href="/roofing"><p>Soon.',
    },
  ],
])('%s is sound', (_, served) => {
  expect(canonicalOfAnother.look(siteOf([home, roofing, served])).state).toBe('ok')
})

test('one file that shows two posts by name, the second with the canonical of the first', () => {
  const first = page('post.html?slug=roofs', '/post.html?slug=roofs', 'Roofing')
  const second = page('post.html?slug=gutters', '/post.html?slug=roofs', 'Gutter')
  expect(canonicalOfAnother.look(siteOf([home, first, second]))).toMatchObject({
    state: 'found',
    occurrences: [{ url: at('post.html?slug=gutters') }],
  })
  const list = page('post.html?page=1', '/post.html?page=1', 'Roofing')
  const next = page('post.html?page=2', '/post.html?page=1', 'Gutter')
  expect(canonicalOfAnother.look(siteOf([home, list, next])).state).toBe('ok')
})
