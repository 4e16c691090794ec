import { createSocket } from 'node:dgram'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LabAnswer } from '#src/domain/lab-speed.ts'
import { openTestLab } from '#tests/support/audit/open-test-lab.ts'
import { hostileVisit } from '#tests/support/crawl/hostile-visit.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { loopbackHome, openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'
import { openCanary } from '#tests/support/machine/count-connects.ts'
import { environmentOfProcess, livingInGroup } from '#tests/support/machine/process-groups.ts'

// A visit takes some seconds, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const never = new AbortController().signal
const plain = '<!doctype html><html lang="en"><title>Calloway</title><h1>Plumbing in Macon</h1><p>Since 1982.</p>'

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const site = await openLoopbackSite(answer)
  return { ...site, policy: loopbackPolicy([site.port]), url: `${site.origin(loopbackHome)}/` }
}

/** A page that never comes, so that its measurement is always under way. */
const serveNothing = () => serve(() => undefined)

async function expectNothingLeft(group: number, folder: string): Promise<void> {
  await expect.poll(() => livingInGroup(group)).toEqual([])
  expect(await readdir(folder)).toEqual([])
}

const reasonOf = (answer: LabAnswer) => (answer.ok ? 'measured' : answer.reason)

async function openUdpCanary(): Promise<{ port: number; packets: () => number }> {
  const socket = createSocket('udp6')
  let packets = 0
  socket.on('message', () => {
    packets += 1
  })
  await new Promise<void>(resolve => socket.bind(0, '::', resolve))
  onTestFinished(() => void socket.close())
  return { port: socket.address().port, packets: () => packets }
}

test('a hostile page is measured like any other, reaches nothing of this machine, and leaves nothing behind', async () => {
  const canary = await openCanary()
  const udp = await openUdpCanary()
  const told: string[] = []
  const agents = new Set<string | undefined>()
  const site = await serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://shop.test')
    agents.add(request.headers['user-agent'])
    if (pathname === '/told') told.push(decodeURIComponent(search.slice(1)))
    if (pathname === '/redirect-inside') response.setHeader('location', `http://127.0.0.1:${canary.port}/`)
    response.writeHead(pathname === '/redirect-inside' ? 302 : 200, { 'content-type': 'text/html' })
    response.end(pathname === '/' ? hostileVisit(canary.port, udp.port) : '')
  })
  const inside = ['127.0.0.1']
  const names = { localhost: inside, 'inside.test': inside, 'mixed.test': [loopbackHome, ...inside] }
  const lab = await openTestLab(loopbackPolicy([site.port, canary.port], names))
  const measuring = lab.measure(site.url, never)
  const group = await lab.group()
  expect(getPriority(group)).toBeGreaterThanOrEqual(10)
  const answer = await measuring
  expect(answer).toMatchObject({ ok: true, speed: { form_factor: 'mobile', performance: expect.any(Number) } })
  if (!answer.ok) return
  expect(answer.speed.fcp_ms).toBeGreaterThan(0)
  expect(answer.speed.requests).toBeGreaterThan(5)
  expect([...agents]).toEqual([expect.stringMatching(/^Mozilla\/5\.0 .*Mobile Safari\/\S+ PorchlightAudit\/1\.0$/)])
  expect(told.toSorted()).toContain('socket failed')
  expect(told.filter(words => /^(socket|named_socket|secure|transport|peer) went/.test(words))).toEqual([])
  expect({ tcp: canary.visits(), udp: udp.packets() }).toEqual({ tcp: 0, udp: 0 })
  await expectNothingLeft(group, lab.folder)
})

test('a private address is not measured, and not asked', async () => {
  const canary = await openCanary()
  const lab = await openTestLab(loopbackPolicy([canary.port]))
  expect(await lab.measure(`http://127.0.0.1:${canary.port}/`, never)).toMatchObject({ reason: 'page_failed' })
  expect(canary.visits()).toBe(0)
})

test('an error page is not measured', async () => {
  const site = await serve((_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end(plain))
  const lab = await openTestLab(site.policy)
  expect(await lab.measure(site.url, never)).toMatchObject({
    reason: 'page_failed',
    detail: expect.stringContaining('503'),
  })
})

test('a page that never comes ends with the time, and nothing is left', async () => {
  const site = await serveNothing()
  const lab = await openTestLab(site.policy, { longest_ms: 8_000 })
  const started = performance.now()
  const measuring = lab.measure(site.url, never)
  const group = await lab.group()
  expect(await measuring).toMatchObject({ reason: 'timeout', sentence: expect.stringContaining('not measured') })
  expect(performance.now() - started).toBeLessThan(25_000)
  await expectNothingLeft(group, lab.folder)
})

test('driver and browser are told nothing of our environment', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://me:hush-hush@mail.test')
  onTestFinished(() => void vi.unstubAllEnvs())
  const site = await serveNothing()
  const lab = await openTestLab(site.policy)
  const measuring = lab.measure(site.url, never)
  const told = await Promise.all((await livingInGroup(await lab.group())).map(({ pid }) => environmentOfProcess(pid)))
  expect(told.join()).toContain('LANG=en_US.UTF-8')
  expect(told.join()).not.toContain('hush-hush')
  await lab.close()
  expect(await measuring).toMatchObject({ reason: 'cancelled' })
})

test('whoever calls it off is answered at once, and nothing is left', async () => {
  const site = await serveNothing()
  const lab = await openTestLab(site.policy)
  const stopping = new AbortController()
  const measuring = lab.measure(site.url, stopping.signal)
  const next = lab.measure(site.url, never)
  const group = await lab.group()
  stopping.abort()
  expect(await measuring).toMatchObject({ reason: 'cancelled' })
  await expect.poll(() => livingInGroup(group)).toEqual([])
  const second = await lab.group()
  await lab.close()
  expect(await next).toMatchObject({ reason: 'cancelled' })
  await expectNothingLeft(second, lab.folder)
})

test.each([
  ['browser', '--user-data-dir='],
  ['driver', 'lighthouse-process'],
])('a %s that is killed is no measurement, and nothing is left', async (_, words) => {
  const site = await serveNothing()
  const lab = await openTestLab(site.policy)
  const measuring = lab.measure(site.url, never)
  const group = await lab.group()
  await expect.poll(() => site.asked.length, { timeout: 10_000 }).toBeGreaterThan(0)
  for (const { pid, words: line } of await livingInGroup(group)) if (line.includes(words)) process.kill(pid, 'SIGKILL')
  expect(['browser_failed', 'page_failed']).toContain(reasonOf(await measuring))
  await expectNothingLeft(group, lab.folder)
})

test('a page that loads more than it may is no measurement', async () => {
  const site = await serve((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(request.url === '/' ? `${plain}<img src="/large">` : Buffer.alloc(200_000))
  })
  const lab = await openTestLab(site.policy, { most_bytes: 100_000 })
  expect(await lab.measure(site.url, never)).toMatchObject({ reason: 'too_large' })
})

test.each(['file:///etc/passwd', 'chrome://version', 'about:blank', 'http://shop.test:25/'])(
  'a browser is not even started for %s',
  async url => {
    const lab = await openTestLab(loopbackPolicy([]), {}, '/nowhere/chromium')
    expect(await lab.measure(url, never)).toMatchObject({ reason: 'page_failed' })
  },
)

test('a browser is not started where it would leave the machine without memory', async () => {
  const lab = await openTestLab(loopbackPolicy([]), { least_free_bytes: Number.MAX_SAFE_INTEGER })
  expect(await lab.measure('http://shop.test/', never)).toMatchObject({ ok: false, reason: 'short_of_memory' })
  expect(await readdir(lab.folder)).toEqual([])
})

test('a browser that is not there is said, and starts nothing', async () => {
  const lab = await openTestLab(loopbackPolicy([]), {}, '/nowhere/chromium')
  expect(await lab.measure('http://shop.test/', never)).toEqual({
    ok: false,
    reason: 'no_browser',
    sentence: 'Lab speed was not measured: there is no Chromium here that starts.',
    detail: 'CHROME_PATH is /nowhere/chromium, which does not start',
  })
  expect(await readdir(lab.folder)).toEqual([])
})
