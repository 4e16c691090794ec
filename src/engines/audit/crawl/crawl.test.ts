import { expect, test } from 'vitest'
import { answerPaths, redirectTo } from '#tests/support/audit/answer-paths.ts'
import { crawlAll, eventsOf, testCrawler } from '#tests/support/crawl/crawl-loopback.ts'
import { openShop } from '#tests/support/crawl/crawl-shop.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

test('a site is read from its home page on, each page once, with how it was found', async () => {
  const shop = await openShop({
    '/': '<a href="/about">About</a> <a href="/about#team">Team</a> <a href="/menu">Menu</a>',
    '/about': '<a href="/">Home</a><a href="/menu">Menu</a>',
    '/menu': '<a href="/menu/lunch">Lunch</a><a href="mailto:a@b.example">Mail</a><a href="tel:+1904">Call</a>',
    '/menu/lunch': 'Soup',
  })
  const events = await shop.read()
  expect(eventsOf(events, 'page_fetched')).toMatchObject([
    { url: `${shop.home}/`, found_by: 'start', depth: 0, found_on: null, status: 200, hops: [], truncated: false },
    { url: `${shop.home}/about`, found_by: 'link', depth: 1, found_on: `${shop.home}/` },
    { url: `${shop.home}/menu`, found_by: 'link', depth: 1, found_on: `${shop.home}/` },
    {
      url: `${shop.home}/menu/lunch`,
      depth: 2,
      found_on: `${shop.home}/menu`,
      body: 'Soup',
      content_type: 'text/html',
    },
  ])
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    pages_fetched: 4,
    pages_left: 0,
    stopped_by: null,
    problem: null,
  })
  expect(shop.asked.filter(asked => asked === 'GET /about')).toHaveLength(1)
})

test('every request says honestly who asks', async () => {
  const names = new Set<string | undefined>()
  const site = await openLoopbackSite((request, response) => {
    names.add(request.headers['user-agent'])
    answerPaths({ '/': '<a href="/a">A</a><img src="/i.png">', '/a': 'A' })(request, response)
  })
  await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { check_links: 'all' })
  expect([...names]).toEqual([testCrawler.user_agent])
})

test('redirects are followed by hand and every hop is recorded', async () => {
  const shop = await openShop({
    '/': '<a href="/old">Old</a><a href="/new">New</a>',
    '/old': redirectTo('/older', 302),
    '/older': redirectTo('/newest'),
    '/new': redirectTo('/newest'),
    '/newest': 'Newest',
  })
  const events = await shop.read()
  const [, arrived] = eventsOf(events, 'page_fetched')
  const [other] = eventsOf(events, 'page_redirected')
  expect([arrived, other].map(event => event?.final_url)).toEqual([`${shop.home}/newest`, `${shop.home}/newest`])
  const chain = [arrived, other].find(event => event?.url === `${shop.home}/old`)
  expect(chain?.hops).toEqual([
    { url: `${shop.home}/old`, status: 302, location: '/older' },
    { url: `${shop.home}/older`, status: 301, location: '/newest' },
  ])
  expect(eventsOf(events, 'page_fetched')).toHaveLength(2)
})

test('a start address that moves to another host is followed there', async () => {
  const site = await openLoopbackSite((request, response) => {
    const { host = '' } = request.headers
    if (host.startsWith('old.test')) response.writeHead(301, { Location: `http://new.test:${site.port}/` }).end()
    else answerPaths({ '/': '<a href="/a">A</a>', '/a': 'A' })(request, response)
  })
  const events = await crawlAll(site.origin('old.test'), loopbackPolicy([site.port]))
  expect(events.at(-1)).toMatchObject({ home_url: `${site.origin('new.test')}/`, pages_fetched: 2 })
  expect(eventsOf(events, 'robots_read').map(({ url }) => url)).toEqual([
    `${site.origin('old.test')}/robots.txt`,
    `${site.origin('new.test')}/robots.txt`,
  ])
})

test('www and the bare name are one site; another host is not crawled', async () => {
  const site = await openLoopbackSite(answerPaths({ '/': '<a href="/a">A</a>', '/a': 'A' }))
  const home = site.origin('shop.test')
  const events = await crawlAll(home, loopbackPolicy([site.port]), {
    watch: event => {
      if (event.type === 'page_fetched' && event.depth === 0)
        event.follow([
          { url: `${site.origin('www.shop.test')}/a`, kind: 'page' },
          { url: `${site.origin('other.test')}/a`, kind: 'page' },
          { url: `${site.origin('sub.shop.test')}/a`, kind: 'page' },
        ])
    },
  })
  expect(eventsOf(events, 'page_fetched').map(({ url }) => new URL(url).hostname)).not.toContain('other.test')
  expect(eventsOf(events, 'page_fetched').map(({ url }) => new URL(url).hostname)).toContain('www.shop.test')
  expect(eventsOf(events, 'page_fetched')).toHaveLength(3)
})

test('a link that redirects away from the site is told, not followed', async () => {
  const shop = await openShop({ '/': '<a href="/map">Map</a>', '/map': redirectTo('https://maps.example/x') })
  expect(eventsOf(await shop.read(), 'page_refused')).toMatchObject([
    { status: 301, problem: { reason: 'redirect_off_site', detail: 'https://maps.example/x' } },
  ])
})

test('links off the site and files are asked for once and only when wanted', async () => {
  const site = await openLoopbackSite((request, response) => {
    const { host = '' } = request.headers
    if (host.startsWith('wall.test')) response.writeHead(request.url === '/robots.txt' ? 404 : 403).end()
    else if (host.startsWith('picky.test')) response.writeHead(request.method === 'HEAD' ? 405 : 200).end('ok')
    else if (host.startsWith('no.test')) answerPaths({ '/robots.txt': 'User-agent: *\nDisallow: /' })(request, response)
    else {
      const away = ['wall', 'picky', 'no', 'gone'].map(name => `<a href="http://${name}.test:${site.port}/x">`).join('')
      answerPaths({ '/': `${away}${away}<img src="/i.png"><a href="http://nowhere.invalid/">`, '/i.png': 'png' })(
        request,
        response,
      )
    }
  })
  const policy = loopbackPolicy([site.port])
  const home = site.origin('shop.test')
  expect(eventsOf(await crawlAll(home, policy), 'link_checked')).toEqual([])
  expect(eventsOf(await crawlAll(home, policy, { check_links: 'site' }), 'link_checked')).toMatchObject([
    { url: `${home}/i.png`, kind: 'asset', external: false, result: { status: 200 }, problem: null },
  ])
  const all = eventsOf(await crawlAll(home, policy, { check_links: 'all' }), 'link_checked')
  const outcome = Object.fromEntries(
    all.map(({ url, result, problem }) => [new URL(url).hostname, problem?.reason ?? result?.status]),
  )
  expect(outcome).toEqual({
    'wall.test': 'bot_wall',
    'picky.test': 200,
    'no.test': 'robots_disallowed',
    'gone.test': 'client_error',
    'nowhere.invalid': 'unresolvable',
    'shop.test': 200,
  })
  expect(all).toHaveLength(6)
})

test('a canonical that names another page of the site is read, though nothing links to it', async () => {
  const shop = await openShop({ '/': '<link rel="canonical" href="/real">', '/real': 'Real' })
  expect(eventsOf(await shop.read(), 'page_fetched')).toMatchObject([
    {},
    { found_by: 'canonical', depth: null, body: 'Real' },
  ])
})

test('a path that cannot exist, llms.txt and the icon are asked for', async () => {
  const shop = await openShop({
    '/': 'Home',
    '/llms.txt': { headers: { 'Content-Type': 'text/plain' }, body: '# Shop' },
  })
  const events = await shop.read({ random: () => 0.5 })
  expect(eventsOf(events, 'missing_page_probed')).toMatchObject([
    { result: { status: 404 }, body: 'Not here', problem: null },
  ])
  expect(shop.asked.some(asked => /^GET \/porchlight-audit-\w{8}$/.test(asked))).toBe(true)
  expect(eventsOf(events, 'site_file_read')).toMatchObject([
    { path: '/llms.txt', text: '# Shop', result: { status: 200 } },
    { path: '/favicon.ico', result: { status: 404 } },
  ])
})

test('the other scheme and the other name of the host are tried, but not for a local copy', async () => {
  const asked: string[] = []
  const fetch = async ({ url }: { url: string }) => {
    asked.push(url)
    const isHome = url === 'https://shop.example/'
    const body = (async function* () {
      if (isHome) yield new TextEncoder().encode('Home')
    })()
    const end = { end: 'complete' as const, transferred_bytes: 4, decoded_bytes: 4 }
    const headers = [['content-type', 'text/html'] as const]
    return {
      ok: true as const,
      status: isHome ? 200 : 404,
      headers,
      headers_ms: 1,
      body,
      ended: () => end,
      discard: () => undefined,
    }
  }
  const facts = {
    protocol: 'TLSv1.3',
    alpn: 'h2',
    certificate_fault: null,
    valid_from: null,
    valid_to: null,
    issuer: '',
  }
  const inspect_tls = async () => ({ ok: true as const, facts })
  const events = await crawlAll('https://shop.example', loopbackPolicy([]), { fetch, inspect_tls })
  expect(eventsOf(events, 'tls_read')).toEqual([
    { type: 'tls_read', url: 'https://shop.example/', facts, problem: null },
  ])
  expect(eventsOf(events, 'variant_probed').map(({ url }) => url)).toEqual([
    'https://www.shop.example/',
    'http://shop.example/',
    'http://www.shop.example/',
  ])
  asked.length = 0
  await crawlAll('https://shop.example', loopbackPolicy([]), { fetch, is_local_copy: true })
  expect(asked.filter(url => !url.startsWith('https://shop.example/'))).toEqual([])
})
