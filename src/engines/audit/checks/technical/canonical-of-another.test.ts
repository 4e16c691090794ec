import { expect, test } from 'vitest'
import { canonicalOfAnother } from '#src/engines/audit/checks/technical/canonical-of-another.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit-views.ts'

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
