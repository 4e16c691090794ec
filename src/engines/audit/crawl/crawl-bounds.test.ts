import { expect, test } from 'vitest'
import { crawl } from '#src/engines/audit/crawl/crawl.ts'
import { answerPaths } from '#tests/support/audit/answer-paths.ts'
import { crawlAll, crawlOptions, eventsOf } from '#tests/support/crawl/crawl-loopback.ts'
import { openShop, pathsOf } from '#tests/support/crawl/crawl-shop.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

test('a busy server is left alone for as long as it asks, and asked once more', async () => {
  const times: number[] = []
  const shop = await openShop({
    '/': '<a href="/a">A</a>',
    '/a': (_, response) => {
      times.push(performance.now())
      if (times.length === 1) response.writeHead(503, { 'Retry-After': '1' }).end()
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end('A')
    },
  })
  const events = await shop.read({ bounds: { longest_wait_ms: 400 } })
  expect(eventsOf(events, 'page_fetched')).toMatchObject([{}, { status: 200, body: 'A' }])
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(380)
})

test.each([
  ['an error that passes', 500, 2, 'page_fetched'],
  ['a page that is gone', 404, 1, 'page_fetched'],
  ['too many requests', 429, 2, 'page_refused'],
  ['a bot wall', 403, 1, 'page_refused'],
  ['a bot wall with a number of its own', 999, 1, 'page_refused'],
  ['a login', 401, 1, 'page_refused'],
])('%s is asked for as often as makes sense', async (_, status, times, type) => {
  const shop = await openShop({ '/': '<a href="/a">A</a>', '/a': { status, body: 'no' } })
  const events = await shop.read()
  expect(shop.asked.filter(asked => asked === 'GET /a')).toHaveLength(times)
  expect(events.filter(event => 'found_by' in event && event.found_by === 'link')).toMatchObject([{ type, status }])
})

test('Crawl-delay is kept, one request at a time', async () => {
  const times: number[] = []
  const site = await openLoopbackSite((request, response) => {
    if (request.url !== '/robots.txt') times.push(performance.now())
    answerPaths({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 0.1',
      '/': '<a href="/a"><a href="/b">',
      '/a': 'A',
      '/b': 'B',
    })(request, response)
  })
  await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { bounds: { longest_wait_ms: 1_000 } })
  const whole = (times.at(-1) ?? 0) - (times[0] ?? 0)
  expect(times.length).toBeGreaterThan(5)
  expect(whole / (times.length - 1)).toBeGreaterThan(90)
})

test('no more requests run at once than allowed', async () => {
  let running = 0
  let most = 0
  const links = Array.from({ length: 30 }, (_, number) => `<a href="/${number}">`).join('')
  const site = await openLoopbackSite((_, response) => {
    running += 1
    most = Math.max(most, running)
    setTimeout(() => {
      running -= 1
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(links)
    }, 10)
  })
  await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { bounds: { host_at_once: 3 } })
  expect(most).toBe(3)
})

test.each([
  ['pages', { pages: 3 }],
  ['bytes', { total_bytes: 2_000 }],
  ['time', { total_ms: 500, pages: 1_000_000 }],
] as const)('the bound on %s ends the crawl', async (stopped_by, bounds) => {
  let page = 0
  const site = await openLoopbackSite((_, response) => {
    page += 1
    const next = page
    setTimeout(
      () =>
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end(`${'.'.repeat(500)}<a href="/${next}a"><a href="/${next}b">`),
      5,
    )
  })
  const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { bounds })
  const done = eventsOf(events, 'done')
  expect(done).toMatchObject([{ stopped_by, problem: null }])
  expect(done[0]?.pages_left).toBeGreaterThan(0)
  if (stopped_by === 'pages') expect(done).toMatchObject([{ pages_fetched: 3 }])
})

test('a depth bound leaves deeper pages alone', async () => {
  const shop = await openShop({ '/': '<a href="/1">', '/1': '<a href="/2">', '/2': '<a href="/3">', '/3': '' })
  const events = await shop.read({ bounds: { depth: 2 } })
  expect(pathsOf(eventsOf(events, 'page_fetched'))).toEqual(['/', '/1', '/2'])
  expect(events.at(-1)).toMatchObject({ pages_left: 1 })
})

test('a calendar without end is left after a while, and said so', async () => {
  const site = await openLoopbackSite((request, response) => {
    const day = Number(/date=2026-(\d+)/.exec(request.url ?? '')?.[1] ?? 0)
    const body = `<a href="/events?date=2026-${day + 1}">Next</a><a href="/about">About</a>`
    response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'Content-Type': 'text/html' }).end(body)
  })
  const bounds = { depth: 1_000 }
  const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { bounds })
  const [done] = eventsOf(events, 'done')
  expect(done?.traps).toMatchObject([{ pattern: `${site.origin('shop.test')}/events?date`, links: 1 }])
  expect(done?.pages_fetched).toBeLessThan(100)
})

test('a cancelled crawl ends at once with what it has', async () => {
  const shop = await openShop({ '/': '<a href="/slow">', '/slow': () => undefined })
  const cancel = new AbortController()
  const started = performance.now()
  const events = await shop.read({ signal: cancel.signal, watch: () => setTimeout(() => cancel.abort(), 100) })
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(events.at(-1)).toMatchObject({ type: 'done', stopped_by: 'cancelled', pages_fetched: 1 })
  await expect.poll(shop.open, { timeout: 8_000 }).toBe(0)
})

test('leaving the loop ends every request', async () => {
  const shop = await openShop({ '/': '<a href="/slow">', '/slow': () => undefined })
  for await (const event of crawl(crawlOptions(shop.home, loopbackPolicy([shop.port]), {}))) {
    if (event.type !== 'page_fetched') continue
    event.follow([{ url: `${shop.home}/slow`, kind: 'page' }])
    break
  }
  const asked = shop.asked.length
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(shop.asked.length).toBe(asked)
})

test('a reader who takes his time is waited for', async () => {
  const links = Array.from({ length: 50 }, (_, number) => `<a href="/${number}">`).join('')
  const site = await openLoopbackSite((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(links),
  )
  let seen = 0
  let ahead = 0
  await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), {
    watch: async event => {
      if (event.type !== 'page_fetched') return
      seen += 1
      await new Promise(resolve => setTimeout(resolve, 5))
      ahead = Math.max(ahead, site.asked.filter(asked => /\/\d+$/.test(asked)).length - seen)
    },
  })
  expect(seen).toBe(51)
  expect(ahead).toBeLessThan(12)
})
