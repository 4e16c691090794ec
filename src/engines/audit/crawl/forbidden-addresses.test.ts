import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { CrawlEvent } from '#src/engines/audit/crawl/crawl-event.ts'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import { answerPaths, redirectTo } from '#tests/support/audit/answer-paths.ts'
import { crawlAll, eventsOf } from '#tests/support/crawl/crawl-loopback.ts'
import { forbiddenHosts, forbiddenNames } from '#tests/support/crawl/forbidden-hosts.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { loopbackHome, openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'
import { countConnects, openCanary } from '#tests/support/machine/count-connects.ts'

const hosts = forbiddenHosts(loopbackHome)
const patient = 60_000
const honestHosts = Array.from({ length: 50 }, (_, number) => `honest-${number}.test`)
/** Nobody may get further than a refusal of this kind. */
const refusals = /^(private_address|odd_address|not_a_url|unresolvable|redirect_invalid)$/

/** A canary on every address of this machine, an honest server on one, and a count of connections that began. */
async function openGround(
  answer: (canary: (host: string) => string, honest: (host: string) => string) => Parameters<typeof answerPaths>[0],
) {
  const canary = await openCanary()
  const pages: Parameters<typeof answerPaths>[0] = {}
  const site = await openLoopbackSite((request, response) => answerPaths(pages)(request, response))
  Object.assign(
    pages,
    answer(
      host => `http://${host}:${canary.port}/`,
      host => `http://${host}:${site.port}/`,
    ),
  )
  const names = forbiddenNames(loopbackHome)
  const policy = loopbackPolicy([canary.port, site.port], names)
  return { canary, site, policy, begun: countConnects() }
}

/** Every connection that began must be among those that the honest server accepted. */
function expectUntouched({ canary, begun, site }: Awaited<ReturnType<typeof openGround>>): void {
  expect(canary.visits()).toBe(0)
  expect(begun()).toBe(site.accepted())
}

const links = (tag: (url: string) => string, at: (host: string) => string, names: readonly string[]) =>
  names.map(host => tag(at(host))).join('\n')

function outcomes(events: readonly CrawlEvent[]) {
  return eventsOf(events, 'link_checked').map(({ problem, result }) => problem?.reason ?? String(result?.status))
}

test('there are at least 600 ways to spell what must not be reached', () => {
  expect(hosts.length).toBeGreaterThanOrEqual(600)
})

test('asked for directly, none is reached and every honest one is', { timeout: patient }, async () => {
  const ground = await openGround(() => ({ '/': 'Honest' }))
  const outbound = openOutbound(ground.policy)
  onTestFinished(() => outbound.close())
  const ask = async (url: string) => {
    const answer = await outbound.fetch({ url, method: 'GET', headers: {} })
    if (answer.ok) answer.discard()
    return answer.ok ? String(answer.status) : answer.reason
  }
  const raw = hosts.flatMap(host => [`http://${host}:${ground.canary.port}/`, `https://${host}:${ground.canary.port}/`])
  const tricks = [
    `http://honest.test@127.0.0.1:${ground.canary.port}/`,
    `http://honest.test:80@127.0.0.1:${ground.canary.port}/`,
    `http://127.0.0.1:${ground.canary.port}#@honest.test/`,
    `http://127.0.0.1:${ground.canary.port}\\@honest.test/`,
    `http:\\\\127.0.0.1:${ground.canary.port}\\`,
    `http:127.0.0.1:${ground.canary.port}`,
    ` http://127.0.0.1:${ground.canary.port}/`,
    `http://127.0\t.0.1:${ground.canary.port}/`,
    `gopher://127.0.0.1:${ground.canary.port}/`,
    `unix:/var/run/docker.sock`,
  ]
  for (const url of [...raw, ...tricks]) expect([url, await ask(url)]).not.toEqual([url, expect.stringMatching(/^\d/)])
  expect(ground.begun()).toBe(0)
  for (const host of honestHosts) expect(await ask(`http://${host}:${ground.site.port}/`)).toBe('200')
  expectUntouched(ground)
})

test('as the start of a crawl, none is reached', { timeout: patient }, async () => {
  const ground = await openGround(() => ({}))
  for (const host of hosts) {
    const events = await crawlAll(`http://${host}:${ground.canary.port}/`, ground.policy)
    expect([host, events.at(-1)]).toMatchObject([host, { problem: { reason: expect.stringMatching(refusals) } }])
  }
  expectUntouched(ground)
  expect(ground.begun()).toBe(0)
})

test('behind a redirect, none is reached and every honest one is', { timeout: patient }, async () => {
  const ground = await openGround((canary, honest) => ({
    ...Object.fromEntries(hosts.map((host, index) => [`/forbidden/${index}`, redirectTo(canary(host), 302)])),
    ...Object.fromEntries(honestHosts.map((host, index) => [`/honest/${index}`, redirectTo(honest(host), 302)])),
    '/': 'Honest',
  }))
  const start = (path: string) =>
    crawlAll(`http://start.test:${ground.site.port}${path}`, ground.policy, { bounds: { pages: 1 } })
  for (const [index, host] of hosts.entries()) {
    const done = (await start(`/forbidden/${index}`)).at(-1)
    expect([host, done]).toMatchObject([host, { problem: { reason: expect.stringMatching(refusals) } }])
  }
  for (const index of honestHosts.keys())
    expect((await start(`/honest/${index}`)).at(-1)).toMatchObject({ problem: null, pages_fetched: 1 })
  expectUntouched(ground)
})

test('named as sitemaps, in robots.txt or in an index, none is reached and every honest one is', {
  timeout: patient,
}, async () => {
  const listing = (tag: string, urls: readonly string[]) =>
    `<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map(url => `<sitemap><loc>${url.replace('&', '&amp;')}</loc></sitemap>`).join('')}</${tag}>`
  const ground = await openGround((canary, honest) => ({
    '/robots.txt': [...hosts.map(canary), ...honestHosts.map(honest), `${honest('start.test')}index.xml`]
      .map(url => `Sitemap: ${url}`)
      .join('\n'),
    '/index.xml': listing(
      'sitemapindex',
      hosts.map(host => `${canary(host)}nested.xml`),
    ),
    '/': `Home\nhttp://start.test/`,
  }))
  const events = await crawlAll(`http://start.test:${ground.site.port}/`, ground.policy, {
    bounds: { sitemaps: 5_000 },
  })
  const read = eventsOf(events, 'sitemap_read')
  const forbidden = read.filter(({ url }) => url.includes(`:${ground.canary.port}`))
  expect(forbidden.length).toBeGreaterThan(600)
  for (const { problem } of forbidden) expect(problem?.reason).toMatch(refusals)
  expect(read.filter(({ url }) => url.includes('honest-')).map(({ status }) => status)).toEqual(
    honestHosts.map(() => 200),
  )
  expectUntouched(ground)
})

test('behind a robots.txt that redirects, none is reached and every honest one is', { timeout: patient }, async () => {
  const ground = await openGround(() => ({}))
  const server = await openLoopbackSite((request, response) => {
    const [, kind = '', index = '0'] = /^(forbidden|honest)-(\d+)/.exec(request.headers.host ?? '') ?? []
    const host = kind === 'forbidden' ? hosts[Number(index)] : honestHosts[Number(index)]
    const port = kind === 'forbidden' ? ground.canary.port : ground.site.port
    if (request.url === '/robots.txt')
      response.writeHead(302, redirectTo(`http://${host}:${port}/robots.txt`).headers).end()
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('Home')
  })
  const policy = loopbackPolicy([ground.canary.port, ground.site.port, server.port], forbiddenNames(loopbackHome))
  const start = (name: string) => crawlAll(`http://${name}.test:${server.port}/`, policy, { bounds: { pages: 1 } })
  for (const index of hosts.keys()) {
    const [robots] = eventsOf(await start(`forbidden-${index}`), 'robots_read')
    expect([hosts[index], robots?.problem?.reason]).toEqual([hosts[index], expect.stringMatching(refusals)])
  }
  for (const index of honestHosts.keys())
    expect((await start(`honest-${index}`)).at(-1)).toMatchObject({ problem: null, pages_fetched: 1 })
  expect(ground.canary.visits()).toBe(0)
  expect(ground.begun()).toBe(server.accepted() + ground.site.accepted())
})

test.each([
  ['canonicals', (url: string) => `<link rel="canonical" href="${url}">`],
  ['images', (url: string) => `<img src="${url}">`],
  ['links', (url: string) => `<a href="${url}">`],
])('as %s of a page, none is reached and every honest one is', { timeout: patient }, async (_, tag) => {
  const ground = await openGround((canary, honest) => ({
    '/': links(tag, canary, hosts) + links(tag, honest, honestHosts),
  }))
  const events = await crawlAll(`http://start.test:${ground.site.port}/`, ground.policy, {
    check_links: 'all',
    bounds: { links: 5_000 },
  })
  const found = outcomes(events)
  expect(found.filter(outcome => outcome === '200')).toHaveLength(honestHosts.length)
  expect(found.filter(outcome => outcome !== '200' && !refusals.test(outcome))).toEqual([])
  // Many spellings are one address to the URL parser, and a link is asked for once.
  expect(found.length).toBeGreaterThan(400)
  expectUntouched(ground)
})

test('a name that changes its address between two connections is caught at the second', async () => {
  const site = await openLoopbackSite((_, response) => response.writeHead(200, { Connection: 'close' }).end('Honest'))
  let visits = 0
  const twin = createServer((_, response) => {
    visits += 1
    response.end('Inside')
  })
  await new Promise<void>(resolve => twin.listen(site.port, '127.0.0.1', resolve))
  onTestFinished(() => void twin.close())
  const answers = [[loopbackHome], ['127.0.0.1'], [loopbackHome]]
  const resolved: string[] = []
  const resolve = async (hostname: string) => {
    resolved.push(hostname)
    return answers.shift() ?? ['127.0.0.1']
  }
  const outbound = openOutbound({ ...loopbackPolicy([site.port]), resolve })
  onTestFinished(() => outbound.close())
  const ask = async () => {
    const answer = await outbound.fetch({ url: `http://rebind.example:${site.port}/`, method: 'GET', headers: {} })
    if (!answer.ok) return answer.reason
    for await (const _ of answer.body);
    return String(answer.status)
  }
  expect([await ask(), await ask(), await ask()]).toEqual(['200', 'private_address', '200'])
  expect(resolved).toHaveLength(3)
  expect(visits).toBe(0)
})
