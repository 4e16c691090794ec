import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { clickDepth, orphanPage, sitemapOrphans } from '#src/engines/audit/checks/technical/reach/reach.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { sitemapListing } from '#tests/support/crawl/sitemap-read.ts'

const at = (path: string) => site_url + path
const page = (path: string, links: readonly string[], over: Partial<ServedPage> = {}): ServedPage => ({
  url: at(path),
  kind: path === '' ? 'home' : 'service',
  html: `<!doctype html><title>${path}</title>${links.map(to => `<a href="/${to}">${to}</a>`).join(' ')}`,
  response: { found_by: 'sitemap', found_on: null },
  ...over,
})
const pages = [
  page('', ['a', 'b', 'c']),
  page('a', ['']),
  page('b', ['']),
  page('c', ['', 'd']),
  page('d', ['e']),
  page('e', ['f']),
  page('f', []),
]
const listed = { sitemaps: [sitemapListing([site_url, at('lonely')])] }
const lonely = page('lonely', ['', 'lonely'])

test('a page that the sitemap lists and nobody links to', () => {
  const site = siteOf([...pages, lonely], listed)
  expect(sitemapOrphans.look(site)).toMatchObject({ state: 'found', occurrences: [{ url: at('lonely') }] })
  expect(sitemapOrphans.look(site)).toHaveProperty('occurrences.length', 1)
  expect(orphanPage.look(site).state).toBe('ok')
})

test('a menu of places on the home page is a menu: no script draws another', () => {
  const menu = ['about', 'prices', 'areas'].map(place => `<a href="#${place}">${place}</a>`).join(' ')
  const parts = ['about', 'prices', 'areas'].map(place => `<h2 id="${place}">${place}</h2>`).join('')
  const home = page('', [], { html: `<title>Drains</title><nav>${menu}</nav>${parts}` })
  expect(sitemapOrphans.look(siteOf([home, lonely], listed)).state).toBe('found')
  const elsewhere = page('', [], { html: `<title>Drains</title><nav>${menu}</nav>` })
  expect(sitemapOrphans.look(siteOf([elsewhere, lonely], listed)).state).toBe('not_checked')
})

test('a page that a script of the site writes into its menu is linked', () => {
  const drawn = (code: string) =>
    siteOf([...pages, lonely], { ...listed, own_scripts: [{ url: at('nav.js'), ...ownScript(code) }] })
  expect(sitemapOrphans.look(drawn('nav.innerHTML = `<a href="lonely.html">Lonely</a>`')).state).toBe('ok')
  expect(sitemapOrphans.look(drawn('const menu = [{ href: "/lonely", text: "Lonely" }]')).state).toBe('ok')
  expect(sitemapOrphans.look(drawn("fetch('header.html')")).state).toBe('not_checked')
  expect(sitemapOrphans.look(drawn('nav.innerHTML = `<a href="other.html">Other</a>`')).state).toBe('found')
})

test('where no link leads to the pages of every menu, scripts draw the menu', () => {
  const listing = { sitemaps: [sitemapListing([site_url, at('about'), at('services'), at('lonely')])] }
  const served = (head: string) => {
    const home = page('', ['a', 'b', 'c'])
    return [{ ...home, html: home.html + head }, ...pages.slice(1), page('about', ['']), page('services', [''])]
  }
  expect(sitemapOrphans.look(siteOf(served('<script src="/app.js"></script>'), listing)).state).toBe('not_checked')
  expect(sitemapOrphans.look(siteOf(served(''), listing)).state).toBe('found')
  const one = [...served('<script src="/app.js"></script>').slice(0, -1), lonely]
  expect(sitemapOrphans.look(siteOf(one, listing)).state).toBe('found')
  // Beside a menu that has them under other names they are older ones that were left behind.
  const renamed = served('<script src="/app.js"></script><a href="/about-calloway">x</a><a href="/our-services">y</a>')
  expect(sitemapOrphans.look(siteOf(renamed, listing)).state).toBe('found')
  const in_parts = served('<script src="/app.js"></script><a href="#about">x</a><a href="#services">y</a>')
  expect(sitemapOrphans.look(siteOf(in_parts, listing)).state).toBe('found')
})

test('a page known only from a canonical', () => {
  const hidden = page('hidden', [], { response: { found_by: 'canonical', found_on: at('a') } })
  expect(orphanPage.look(siteOf([...pages, hidden], listed))).toMatchObject({
    state: 'found',
    occurrences: [{ url: at('hidden') }],
  })
})

test('a page that is linked through a redirect is linked', () => {
  const moved = {
    ...viewOf(lonely).response,
    type: 'page_redirected' as const,
    url: at('a'),
    final_url: at('lonely'),
    hops: [{ url: at('a'), status: 301, location: '/lonely' }],
  }
  const few = [page('', ['a', 'b', 'c']), page('b', []), page('c', []), lonely]
  expect(sitemapOrphans.look(siteOf(few, { ...listed, redirected: [moved] })).state).toBe('ok')
})

test.each([
  ['a page that asks not to be listed', page('lonely', [], { indexable: false })],
  ['a thank-you page', page('lonely', [], { kind: 'thanks' })],
  ['a page that names another original', page('lonely', [], { html: '<head><link rel="canonical" href="/a"></head>' })],
])('%s need not be linked', (_, each) => {
  expect(sitemapOrphans.look(siteOf([...pages, each], listed)).state).toBe('ok')
})

const full = siteOf(pages)
const unknown: [string, SiteView][] = [
  ['the crawl was stopped', { ...full, done: { ...full.done, stopped_by: 'pages' } }],
  ['pages were left', { ...full, done: { ...full.done, pages_left: 3 } }],
  ['a script makes the links', siteOf([page('', [])])],
  [
    'a page has too many links',
    siteOf([
      ...pages,
      page(
        'g',
        Array.from({ length: 450 }, (_, i) => `p${i}`),
      ),
    ]),
  ],
]
test.each(unknown)('nobody can tell when %s', (_, site) => {
  for (const check of [orphanPage, clickDepth]) expect(check.look(site).state).toBe('not_checked')
})

test('four clicks from the home page are many, three are not, and archives may lie deep', () => {
  expect(clickDepth.look(full)).toMatchObject({ state: 'found', occurrences: [{ url: at('f'), evidence: '4 clicks' }] })
  expect(clickDepth.look(full)).toHaveProperty('occurrences.length', 1)
  expect(clickDepth.look(siteOf([...pages.slice(0, -1), page('f', [], { kind: 'article' })])).state).toBe('ok')
})

test('pages that lie in the folder of a copy and that nothing leads to', () => {
  const copy_pages = ['', 'a.html', 'B/', 'shop/cart.html'].map(at)
  const outcome = orphanPage.look(siteOf(pages, { copy_pages }))
  expect(outcome).toEqual({
    state: 'found',
    occurrences: [{ url: at('shop/cart.html'), line: null, evidence: 'a file that no page links to' }],
  })
  expect(orphanPage.look(siteOf(pages)).state).toBe('ok')
})

test('the lists that a generator makes unasked need no link', () => {
  const copy_pages = ['', 'a.html', 'B/', 'tags/', 'categories/index.html', 'authors/ann/', 'series-of-tiles/'].map(at)
  expect(orphanPage.look(siteOf(pages, { copy_pages }))).toMatchObject({
    state: 'found',
    occurrences: [{ url: at('series-of-tiles/') }],
  })
})

test('two pages that only link to each other are led to by nothing, and a language or a link not to be followed leads', () => {
  const pair = (home: Partial<ServedPage> = {}) =>
    siteOf(
      [
        { ...page('', ['a', 'b', 'c']), ...home },
        ...pages.slice(1),
        page('privacy', ['', 'terms']),
        page('terms', ['', 'privacy']),
      ],
      { sitemaps: [sitemapListing([site_url, at('privacy'), at('terms')])] },
    )
  expect(sitemapOrphans.look(pair())).toMatchObject({
    state: 'found',
    occurrences: [{ url: at('privacy') }, { url: at('terms') }],
  })
  const links = ['a', 'b', 'c'].map(to => `<a href="/${to}">${to}</a>`).join(' ')
  for (const sign of [
    '<a rel="nofollow" href="/terms">Terms</a>',
    '<link rel="alternate" hreflang="es" href="/terms">',
  ])
    expect(sitemapOrphans.look(pair({ html: `<!doctype html><title>C</title>${sign}${links}` })).state).toBe('ok')
})

test('what a front page without a menu, and without a script that could draw one, cuts off', () => {
  const told = (code: string, links: readonly string[] = []) => {
    const text = 'We clean windows inside and out, with their screens and tracks, in all seasons. '.repeat(6)
    const menu = links.map(to => `<a href="/${to}">${to}</a>`).join(' ')
    const home = page('', [], {
      html: `<!doctype html><title>Panes</title><nav><!-- <a href="/prices">Prices</a> -->${menu}</nav><p>${text}</p><a href="tel:+19125550142">Call</a>${code}`,
      response: { found_by: 'start', found_on: null },
    })
    const from = { found_by: 'link', found_on: at('prices') } as const
    const others = [
      page('prices', ['', 'areas', 'team'], { response: { found_by: 'folder', found_on: null } }),
      page('areas', ['', 'prices', 'team'], { response: from }),
      page('team', ['', 'prices', 'areas'], { response: from }),
    ]
    return orphanPage.look(siteOf([home, ...others]))
  }
  const opens = '<script>toggle.addEventListener("click", () => menu.classList.toggle("open"))</script>'
  for (const harmless of ['', opens, '<script src="https://cdn.example/jquery.min.js"></script>'])
    expect(told(harmless)).toMatchObject({
      state: 'found',
      occurrences: [
        { url: at('prices') },
        { url: at('areas'), evidence: 'only pages that no way leads to link here' },
        { url: at('team') },
      ],
    })
  const draws = '<script>nav.innerHTML = menuOf(pages)</script>'
  for (const drawn of [draws, '<script type="module">import "./menu.js"</script>', '<script src="/app.js"></script>'])
    expect(told(drawn).state).toBe('not_checked')
  expect(told('', ['prices']).state).toBe('ok')
  expect(told('', ['gone', 'lost', 'moved']).state).toBe('ok')
})

test('where much of a site is cut off, a script leads there', () => {
  const far = ['g', 'h', 'i', 'j', 'k'].map((path, at, all) => page(path, ['', all[(at + 1) % all.length] ?? '']))
  const all = [...pages, ...far]
  const site = siteOf(all, { sitemaps: [sitemapListing(all.map(({ url }) => url ?? site_url))] })
  expect(sitemapOrphans.look(site).state).toBe('ok')
})
