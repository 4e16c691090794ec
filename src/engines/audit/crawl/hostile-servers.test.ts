import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { crawl } from '#src/engines/audit/crawl/crawl.ts'
import { answerPaths } from '#tests/support/audit/answer-paths.ts'
import { crawlAll, crawlOptions, eventsOf, linksIn } from '#tests/support/crawl/crawl-loopback.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const limits = { headers_ms: 300, body_idle_ms: 300, total_ms: 800 }
const html = { 'Content-Type': 'text/html' }
const patient = 60_000
const mebibyte = 1024 * 1024
const bombText = `<title>Bomb</title>${'A'.repeat(64 * mebibyte)}`
const bombs = { gzip: gzipSync(bombText), br: brotliCompressSync(bombText) }

/** Writes as fast as the reader takes it, for ever. */
function pour(response: ServerResponse, chunk: string): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('x'), 50)
  response.on('close', () => clearInterval(timer))
}

const hostile: Record<string, Answer> = {
  silence: () => undefined,
  'dripping headers': request => {
    request.socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => request.socket.write('X: 1\r\n'), 50)
    request.socket.on('close', () => clearInterval(timer))
  },
  'dripping body': (_, response) => drip(response.writeHead(200, html)),
  'half a body': (_, response) => response.writeHead(200, html).write('<a href="/half">'),
  reset: request => request.socket.resetAndDestroy(),
  'reset within the body': (request, response) => {
    response.writeHead(200, { ...html, 'Content-Length': 100 }).write('Some')
    setTimeout(() => request.socket.resetAndDestroy(), 20)
  },
  'an endless body': (_, response) => pour(response.writeHead(200, html), '<p>more</p>'.repeat(1_000)),
  'endless headers': request => {
    request.socket.write('HTTP/1.1 200 OK\r\n')
    const more = () => {
      while (!request.socket.destroyed && request.socket.write(`X-${'y'.repeat(1_000)}: 1\r\n`));
    }
    request.socket.on('drain', more)
    more()
  },
  'one endless header': request => {
    request.socket.write('HTTP/1.1 200 OK\r\nX: ')
    const more = () => {
      while (!request.socket.destroyed && request.socket.write('y'.repeat(10_000)));
    }
    request.socket.on('drain', more)
    more()
  },
  'informational answers without end': request => {
    const timer = setInterval(() => request.socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 5)
    request.socket.on('close', () => clearInterval(timer))
  },
  'no HTTP at all': request => request.socket.end('SSH-2.0-OpenSSH_9.9\r\n'),
  'a wrong length': request =>
    request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 9\r\n\r\nHello'),
  'broken chunks': request => request.socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\nHi\r\n'),
  'an upgrade nobody asked for': request =>
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  'a gzip bomb': (_, response) => response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end(bombs.gzip),
  'a brotli bomb': (_, response) => response.writeHead(200, { ...html, 'Content-Encoding': 'br' }).end(bombs.br),
  'a lie about compression': (_, response) =>
    response.writeHead(200, { ...html, 'Content-Encoding': 'br' }).end('not brotli'),
  'a redirect to itself': (request, response) => response.writeHead(302, { Location: request.url }).end(),
  'redirects that grow': (request, response) => response.writeHead(302, { Location: `${request.url}/x` }).end(),
  'a redirect with an endless target': (_, response) =>
    response.writeHead(302, { Location: `/${'x'.repeat(30_000)}` }).end(),
  'a redirect with an endless body': (_, response) =>
    pour(response.writeHead(302, { ...html, Location: '/' }), 'x'.repeat(10_000)),
  'an encoding that does not exist': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=klingon' }).end('x'),
  'an encoding that decodes nothing': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=iso-2022-kr' }).end('x'),
  'a hundred thousand links': (_, response) =>
    response.writeHead(200, html).end(Array.from({ length: 100_000 }, (__, index) => `<a href="/l${index}">`).join('')),
  'links nobody can follow': (_, response) =>
    response
      .writeHead(200, html)
      .end(
        ['http://[', 'http://a b', '//', 'http://x:99999', `/${'y'.repeat(9_000)}`, 'javascript:1', '\0']
          .map(url => `<a href="${url}">`)
          .join(''),
      ),
}

test.each(Object.entries(hostile))(
  'a page that answers with %s costs little and holds nothing up',
  async (_, answer) => {
    const site = await openLoopbackSite((request, response) => {
      if (request.url === '/') answerPaths({ '/': '<a href="/bad">Bad</a><a href="/good">Good</a>' })(request, response)
      else if (request.url?.startsWith('/bad')) answer(request, response)
      else answerPaths({ '/good': 'Good' })(request, response)
    })
    const started = performance.now()
    const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), {
      limits,
      bounds: { page_bytes: mebibyte, pages: 20 },
    })
    expect(performance.now() - started).toBeLessThan(15_000)
    const told = events.filter(event => 'found_by' in event).map(({ url }) => new URL(url).pathname)
    expect(told).toContain('/bad')
    expect(told).toContain('/good')
    expect(events.at(-1)).toMatchObject({ type: 'done', problem: null })
    for (const event of eventsOf(events, 'page_fetched')) expect(event.body?.length ?? 0).toBeLessThanOrEqual(mebibyte)
  },
)

test.each(Object.entries(hostile))(
  'robots.txt that answers with %s never hangs a crawl',
  { timeout: patient },
  async (_, answer) => {
    const site = await openLoopbackSite((request, response) => {
      if (request.url?.startsWith('/robots.txt')) answer(request, response)
      else answerPaths({ '/': 'Home' })(request, response)
    })
    const started = performance.now()
    const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { limits })
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(eventsOf(events, 'robots_read')).toHaveLength(1)
  },
)

test.each(Object.entries(hostile))(
  'a sitemap that answers with %s never hangs a crawl',
  { timeout: patient },
  async (_, answer) => {
    const site = await openLoopbackSite((request, response) => {
      if (request.url?.startsWith('/sitemap')) answer(request, response)
      else answerPaths({ '/': 'Home' })(request, response)
    })
    const started = performance.now()
    const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { limits })
    expect(performance.now() - started).toBeLessThan(30_000)
    expect(events.at(-1)).toMatchObject({ type: 'done', problem: null, pages_fetched: 1 })
  },
)

test('a sitemap that unpacks to gigabytes is left at the bound', { timeout: patient }, async () => {
  const urls = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${'<url><loc>http://shop.test/a</loc></url>'.repeat(2_000_000)}`
  const bomb = gzipSync(urls)
  const site = await openLoopbackSite(
    answerPaths({ '/': 'Home', '/sitemap.xml': { headers: { 'Content-Type': 'application/gzip' }, body: bomb } }),
  )
  const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]))
  expect(eventsOf(events, 'sitemap_read')).toMatchObject([{ truncated: true, format: 'urlset' }])
  expect(eventsOf(events, 'sitemap_read')[0]?.entries).toHaveLength(50_000)
})

test('a site of thousands of large pages keeps the loop free and memory flat', { timeout: 60_000 }, async () => {
  const filler = '<p>Roofs, gutters and siding in Jacksonville.</p>'.repeat(900)
  const site = await openLoopbackSite((request, response) => {
    const page = Number(request.url?.slice(1) || 0)
    if (Number.isNaN(page)) response.writeHead(404).end()
    else
      response
        .writeHead(200, html)
        .end(`${filler}<a href="/${page + 1}"><a href="/${page * 2 + 1}"><a href="/${page * 2 + 2}">`)
  })
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  let most = 0
  let pages = 0
  const before = process.memoryUsage().heapUsed
  const bounds = { pages: 1_500, depth: 100_000 }
  for await (const event of crawl(crawlOptions(site.origin('shop.test'), loopbackPolicy([site.port]), { bounds }))) {
    if (event.type !== 'page_fetched') continue
    pages += 1
    most = Math.max(most, process.memoryUsage().heapUsed - before)
    event.follow(linksIn(event.body ?? '', event.final_url))
  }
  lag.disable()
  expect(pages).toBe(1_500)
  expect(most).toBeLessThan(100 * mebibyte)
  // The mean: on a busy machine single turns wait for other processes.
  expect(lag.mean / 1e6).toBeLessThan(50)
})
