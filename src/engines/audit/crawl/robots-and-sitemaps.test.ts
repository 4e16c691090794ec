import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerPaths, redirectTo } from '#tests/support/audit/answer-paths.ts'
import { crawlAll, eventsOf } from '#tests/support/crawl/crawl-loopback.ts'
import { openShop, pathsOf } from '#tests/support/crawl/crawl-shop.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

test('what robots.txt forbids is never asked for', async () => {
  const shop = await openShop({
    '/robots.txt': 'User-agent: PorchlightAudit\nDisallow: /private\nUser-agent: *\nDisallow: /',
    '/': '<a href="/private/a">Private</a><a href="/open">Open</a><img src="/private/i.png">',
    '/open': redirectTo('/private/b'),
  })
  const events = await shop.read({ check_links: 'all' })
  expect(shop.asked.filter(asked => asked.includes('private'))).toEqual([])
  expect(eventsOf(events, 'page_refused')).toMatchObject([
    { url: `${shop.home}/private/a`, problem: { reason: 'robots_disallowed', detail: 'line 2: /private' } },
    { url: `${shop.home}/open`, problem: { reason: 'robots_disallowed' }, hops: [{ status: 301 }] },
  ])
  expect(eventsOf(events, 'link_checked')).toMatchObject([{ problem: { reason: 'robots_disallowed' } }])
  expect(eventsOf(events, 'robots_read')).toMatchObject([{ access: 'by_rules', status: 200 }])
})

test.each([
  ['no file', 404, 'allow_all', 2],
  ['a forbidden file', 403, 'allow_all', 2],
  ['an error of the server', 500, 'disallow_all', 0],
  ['a server that is busy', 503, 'disallow_all', 0],
])('robots.txt: %s', async (_, status, access, pages) => {
  const shop = await openShop({ '/robots.txt': { status }, '/': '<a href="/a">A</a>', '/a': 'A' })
  const events = await shop.read()
  expect(eventsOf(events, 'robots_read')).toMatchObject([{ access, status }])
  expect(eventsOf(events, 'page_fetched')).toHaveLength(pages)
  if (pages === 0) {
    expect(shop.asked.filter(asked => asked !== 'GET /robots.txt')).toEqual([])
    expect(events.at(-1)).toMatchObject({
      problem: { reason: 'robots_unreachable', sentence: expect.stringContaining('404') },
    })
  }
})

test('robots.txt is found behind redirects; one that never arrives forbids nothing', async () => {
  const moved = await openShop({
    '/robots.txt': redirectTo('/r'),
    '/r': 'User-agent: *\nDisallow: /a',
    '/': '<a href="/a">A</a>',
  })
  expect(eventsOf(await moved.read(), 'page_refused')).toMatchObject([{ problem: { reason: 'robots_disallowed' } }])
  const lost = await openShop({ '/robots.txt': redirectTo('/robots.txt'), '/': 'Home' })
  expect(eventsOf(await lost.read(), 'robots_read')).toMatchObject([
    { access: 'allow_all', problem: { reason: 'redirect_loop' } },
  ])
})

test('sitemaps named in robots.txt are read, indexes and gzip included, and pages listed only there are found', async () => {
  const urlset = (...paths: string[]) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map(path => `<url><loc>${path}</loc></url>`).join('')}</urlset>`
  const port = { value: 0 }
  const at = (path: string) => `http://shop.test:${port.value}${path}`
  const site = await openLoopbackSite((request, response) =>
    answerPaths({
      '/robots.txt': `Sitemap: ${at('/index.xml')}\nSitemap: ${at('/gone.xml')}`,
      '/index.xml': `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${at('/pages.xml.gz')}</loc></sitemap><sitemap><loc>${at('/index.xml')}</loc></sitemap></sitemapindex>`,
      '/pages.xml.gz': {
        headers: { 'Content-Type': 'application/gzip' },
        body: gzipSync(urlset(at('/'), at('/hidden'), 'https://other.example/')),
      },
      '/': 'Home',
      '/hidden': 'Hidden',
    })(request, response),
  )
  port.value = site.port
  const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]))
  expect(eventsOf(events, 'sitemap_read')).toMatchObject([
    { url: at('/index.xml'), found_by: 'robots', format: 'index', status: 200 },
    { url: at('/gone.xml'), found_by: 'robots', status: 404, problem: { reason: 'client_error' } },
    {
      url: at('/pages.xml.gz'),
      found_by: 'index',
      format: 'urlset',
      entries: [{}, {}, { url: 'https://other.example/' }],
    },
  ])
  expect(eventsOf(events, 'page_fetched')).toMatchObject([
    { found_by: 'start' },
    { url: at('/hidden'), found_by: 'sitemap', depth: null, found_on: null },
  ])
})

test('a page that a link leads to is found by it, even where the sitemap tells of it first', async () => {
  const shop = await openShop({
    '/sitemap.txt': ({ headers }, response) =>
      response.end(`http://${headers.host}/menu/lunch\nhttp://${headers.host}/old`),
    '/robots.txt': ({ headers }, response) => response.end(`Sitemap: http://${headers.host}/sitemap.txt`),
    '/': '<a href="/menu">Menu</a>',
    '/menu': (_, response) => {
      setTimeout(() => response.setHeader('Content-Type', 'text/html').end('<a href="/menu/lunch">Lunch</a>'), 80)
    },
    '/menu/lunch': 'Soup',
    '/old': '<a href="/menu/lunch">Lunch</a>',
  })
  const events = await shop.read()
  expect(eventsOf(events, 'page_fetched').map(({ url, found_by }) => [new URL(url).pathname, found_by])).toEqual([
    ['/', 'start'],
    ['/menu', 'link'],
    ['/menu/lunch', 'link'],
    ['/old', 'sitemap'],
  ])
  expect(shop.asked.filter(asked => asked === 'GET /menu/lunch')).toHaveLength(1)
})

test.each([0, 20])('one after the other, pages come in the same order to a reader who takes %i ms', async wait => {
  const shop = await openShop({
    '/': '<a href="/a">A</a>',
    '/a': 'A',
    '/post/1': '<a href="/post/3">3</a>',
    '/post/2': 'Two',
    '/post/3': 'Three',
  })
  const copy_pages = ['/post/1', '/post/2', '/post/3'].map(path => shop.home + path)
  const watch = () => new Promise(resolve => setTimeout(resolve, wait))
  const events = await shop.read({ copy_pages, watch, bounds: { host_at_once: 1 } })
  expect(pathsOf(eventsOf(events, 'page_fetched'))).toEqual(['/', '/a', '/post/1', '/post/3', '/post/2'])
})

test('without a named sitemap the usual places are tried until one lists something', async () => {
  const shop = await openShop({ '/': 'Home', '/sitemap_index.xml': 'http://shop.test/x' })
  const events = await shop.read()
  expect(eventsOf(events, 'sitemap_read')).toMatchObject([
    { url: `${shop.home}/sitemap.xml`, found_by: 'usual_place', status: 404 },
    { url: `${shop.home}/sitemap_index.xml`, format: 'text' },
  ])
})
