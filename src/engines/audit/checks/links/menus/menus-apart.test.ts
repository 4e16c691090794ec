import { expect, test } from 'vitest'
import { brokenAnchorElsewhere } from '#src/engines/audit/checks/links/dead/fragments.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { menuLacksEntry, menuLeadsElsewhere } from './menus-apart.ts'

const usual = { Home: '/', Drains: '/drains', Gallery: '/gallery', 'About us': '/about', Contact: '/contact' }
type Entries = Record<string, string>

function page(path: string, entries: Entries = usual, over: Partial<ServedPage> = {}): ServedPage {
  const links = Object.entries(entries).map(([words, href]) => `<a href="${href}">${words}</a>`)
  const text = `What we say of ${path} in so many words. `.repeat(8)
  const html = `<!doctype html><html lang="en"><head><title>${path}</title></head><body><nav>${links.join(' ')}</nav><main id="${path}"><p>${text}</main>`
  return { html, url: site_url + path, kind: 'other', ...over }
}
const siteWith = (...others: ServedPage[]) =>
  siteOf([page('', usual, { kind: 'home' }), page('drains'), page('gallery'), page('about'), ...others])
const without = (words: keyof typeof usual): Entries => {
  const { [words]: _, ...others } = usual
  return others
}

test('an entry that was changed on all pages but one is told with both goals', () => {
  const site = siteWith(page('contact', { ...usual, Gallery: '/drains' }), page('old'))
  expect(menuLeadsElsewhere.look(site)).toEqual({
    state: 'found',
    occurrences: [
      { url: `${site_url}contact`, line: null, evidence: '“gallery” leads to /drains, on 5 other pages to /gallery' },
    ],
  })
})

test.each(['<div id="navBar">', '<table class="main-nav"><td>', '<table><td>'])('a menu in %s is one, too', tag => {
  const inTable = (one: ServedPage): ServedPage => ({ ...one, html: one.html.replace('<nav>', tag) })
  const site = siteOf([
    ...[page('', usual, { kind: 'home' }), page('drains'), page('gallery'), page('about')].map(inTable),
    inTable(page('contact', { ...usual, Gallery: '/drains' })),
  ])
  expect(menuLeadsElsewhere.look(site)).toMatchObject({ occurrences: [{ url: `${site_url}contact` }] })
})

test('what tells the own page in the menu is no other entry', () => {
  const { Home, ...others } = usual
  const site = siteWith(page('contact', { 'Home(current)': Home, ...others }))
  expect(menuLacksEntry.look(site).state).toBe('ok')
})

test.each([
  ['the same page in another spelling', page('contact', { ...usual, Home: 'https://calloway.example/index.html' })],
  ['a place on the front page', page('contact', { ...usual, Gallery: '/#gallery' })],
  ['a page that is not there', page('contact', { ...usual, Gallery: '/photos' })],
  ['another menu', page('contact', { Gallery: '/drains', Cart: '/cart', Shop: '/shop' })],
  [
    'another language',
    {
      ...page('contact', { ...usual, Gallery: '/drains' }),
      html: page('contact', { ...usual, Gallery: '/drains' }).html.replace('lang="en"', 'lang="es"'),
    },
  ],
  ['two entries of one name', page('contact', { ...usual, 'Gallery ': '/drains' })],
])('%s is no stray entry', (_, other) => {
  const index = page('index.html', usual, { html: page('').html })
  expect(menuLeadsElsewhere.look(siteWith(other, index)).state).toBe('ok')
})

test('a menu that lacks what the others have is told once for its page', () => {
  const site = siteWith(page('contact', without('Gallery')))
  expect(menuLacksEntry.look(site)).toEqual({
    state: 'found',
    occurrences: [{ url: `${site_url}contact`, line: null, evidence: 'without “gallery” (/gallery); 4 pages have it' }],
  })
})

test.each([
  ['the page itself', page('contact', without('Contact'))],
  ['the same page by other words', page('contact', { ...without('Gallery'), Photos: '/gallery' })],
  ['a page without a menu', page('contact', {})],
  ['a menu of its own', page('contact', { Home: '/', Shop: '/shop', Cart: '/cart' })],
])('%s is no lack', (_, other) => {
  expect(menuLacksEntry.look(siteWith(other)).state).toBe('ok')
})

test('an entry of the front page that leads to another site is there', () => {
  const site = (home: Entries) =>
    siteOf([page('', home, { kind: 'home' }), ...['drains', 'gallery', 'about', 'contact'].map(path => page(path))])
  expect(menuLacksEntry.look(site({ ...usual, Gallery: 'https://photos.example.org/calloway' })).state).toBe('ok')
  expect(menuLacksEntry.look(site({ ...usual, Gallery: '#' })).state).toBe('found')
  expect(menuLacksEntry.look(site({ ...without('Gallery'), Prices: 'https://photos.example.org/' })).state).toBe(
    'found',
  )
})

test('on three pages nobody can say what is usual', () => {
  const site = siteOf([page(''), page('drains'), page('contact', without('Gallery'))])
  expect(menuLacksEntry.look(site).state).toBe('not_applicable')
  expect(menuLeadsElsewhere.look(site).state).toBe('not_applicable')
})

test('an entry of inner pages to a place that is not on the front page is told once', () => {
  const menu = { ...usual, Reviews: '/#reviews', Gallery: '/gallery#gallery' }
  const site = siteWith(page('contact', menu), page('prices', menu))
  expect(brokenAnchorElsewhere.look(site)).toEqual({
    state: 'found',
    occurrences: [
      {
        url: `${site_url}contact`,
        line: null,
        evidence: '“reviews” leads to /#reviews, in the menu of 2 pages',
      },
    ],
  })
})

test('the file of the front page lacks no entry for the front page', () => {
  const home = page('', without('Home'), { kind: 'home' })
  const others = ['drains', 'gallery', 'about', 'contact'].map(path => page(path, { ...usual, Home: '/index.html' }))
  const file = page('index.html', { ...usual, Home: '/index.html' }, { kind: 'home' })
  expect(menuLacksEntry.look(siteOf([home, file, ...others])).state).not.toBe('found')
})

test('a row of links of one section that shares few entries with a long menu is no stray menu', () => {
  const long = { ...usual, Prices: '/prices', Team: '/team', News: '/news', Jobs: '/jobs', Calendar: '/calendar' }
  const pages = ['', 'drains', 'gallery', 'about', 'calendar', 'calendar-youth'].map(path => page(path, long))
  const look = (entries: Entries) => menuLeadsElsewhere.look(siteOf([...pages, page('youth', entries)])).state
  expect(look({ Home: '/', Drains: '/drains', Gallery: '/gallery', Calendar: '/calendar-youth' })).toBe('ok')
  expect(look({ ...long, Calendar: '/calendar-youth' })).toBe('found')
})

const shop = { ...usual, Shop: '/shop', Club: '/club' }

test('pages that were added to the menu of the home page alone are missed in the others', () => {
  const added = [page('', shop, { kind: 'home' }), page('shop', shop), page('club', shop)]
  const old = [page('drains'), page('gallery'), page('about'), page('contact')]
  expect(menuLacksEntry.look(siteOf([...added, ...old]))).toMatchObject({
    state: 'found',
    occurrences: old.map(({ url }) => ({
      url,
      evidence: 'without “shop” (/shop), “club” (/club); 3 pages have it, your home page among them',
    })),
  })
})

test.each([
  ['that the home page alone has', [page('shop'), page('club')]],
  ['of a section', [page('shop', { Shop: '/shop', Club: '/club', Cart: '/cart' }), page('club')]],
])('an entry %s is missed nowhere', (_, others) => {
  const old = [page('drains'), page('gallery'), page('about'), page('contact')]
  expect(menuLacksEntry.look(siteOf([page('', shop, { kind: 'home' }), ...others, ...old])).state).toBe('ok')
})
