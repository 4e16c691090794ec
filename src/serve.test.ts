import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { environmentWith } from '#src/env.ts'
import { freePort } from '#tests/support/machine/free-port.ts'
import { killServer, makeDataDir, serverPid } from '#tests/support/program/embedded-server.ts'

type Started = { program: ChildProcess; port: number; data_dir: string; printed: () => string }

/** The program itself, serving only the API, from an empty data folder. */
async function start(variables: Record<string, string> = {}): Promise<Started> {
  const data_dir = await makeDataDir()
  const port = await freePort()
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'serve', '--api-only'], {
    env: environmentWith({ PORT: String(port), DATA_DIR: data_dir, ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: string[] = []
  program.stdout.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  program.stderr.resume()
  onTestFinished(() => void program.kill('SIGKILL'))
  await vi.waitFor(async () => expect(await statusOf(port, '/readyz')).toBe(200), { timeout: 30_000, interval: 100 })
  return { program, port, data_dir, printed: () => parts.join('') }
}

const message = JSON.stringify({ name: 'Dana', email: 'dana@shop.example', message: 'Hello' })

/** The status of a GET, or of a POST when there is a body; 0 when nothing answers. */
function statusOf(port: number, path: string, body?: string): Promise<number> {
  return new Promise(resolve => {
    const headers = { 'Content-Type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', () => resolve(0)).end(body)
  })
}

function post(port: number): Promise<number> {
  return statusOf(port, '/api/contacts', message)
}

async function end({ program }: Started, ...signals: NodeJS.Signals[]): Promise<{ code: unknown; seconds: number }> {
  const ended = once(program, 'exit')
  const started = performance.now()
  for (const signal of signals) {
    program.kill(signal)
    await pause(30)
  }
  const [code] = await ended
  return { code, seconds: (performance.now() - started) / 1000 }
}

test('SIGTERM ends it in order within 9 s while the mail server hangs and a request never finishes', async () => {
  const silent = createServer(socket => void socket.on('error', () => undefined))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port: smtp } = silent.address() as { port: number }
  const site = await start({ SMTP_URL: `smtp://127.0.0.1:${smtp}` })
  expect(await post(site.port)).toBe(201)
  const head =
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
  const slow = connect(site.port, '127.0.0.1', () => slow.write(head)).on('error', () => undefined)
  await pause(300)
  const { code, seconds } = await end(site, 'SIGTERM')
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(9)
  expect(await serverPid(site.data_dir)).toBeUndefined()
}, 60_000)

test('a message on its way when SIGTERM comes is stored and answered', async () => {
  const site = await start()
  const head = `POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${message.length}\r\nExpect: 100-continue\r\n\r\n`
  let answer = ''
  const slow = connect(site.port, '127.0.0.1', () => slow.write(head)).on('data', text => {
    answer += text
  })
  // That the request has come.
  await expect.poll(() => answer).toContain('100 Continue')
  const ended = end(site, 'SIGTERM')
  await pause(1500)
  slow.write(message)
  expect((await ended).code).toBe(0)
  expect(answer).toMatch(/HTTP\/1\.1 201 [\s\S]*connection: /i)
}, 60_000)

test('the two signals of one Ctrl+C under npm are one, and the database is stopped', async () => {
  const site = await start()
  expect((await end(site, 'SIGINT', 'SIGINT')).code).toBe(0)
  expect(await serverPid(site.data_dir)).toBeUndefined()
}, 60_000)

test('it outlives its database and the reader of its log', async () => {
  const site = await start()
  site.program.stdout?.destroy()
  site.program.stderr?.destroy()
  const posts = [post(site.port), post(site.port)]
  await killServer(site.data_dir)
  for (const status of await Promise.all(posts)) expect([201, 503]).toContain(status)
  expect(await statusOf(site.port, '/readyz')).toBe(503)
  expect(await post(site.port)).toBe(503)
  await vi.waitFor(async () => expect(await statusOf(site.port, '/readyz')).toBe(200), { timeout: 20_000 })
  expect(await post(site.port)).toBe(201)
  expect((await end(site, 'SIGTERM')).code).toBe(0)
}, 90_000)

test('without an admin each start prints a link to create the first one, and no log line holds it', async () => {
  const first = await start()
  const link = /^Create the first admin here, once, within 24 hours: (\S+)$/m
  await vi.waitFor(() => expect(first.printed()).toMatch(link), 5000)
  expect(link.exec(first.printed())?.[1]).toMatch(/^http:\/\/localhost:\d+\/first-admin#token=[\w-]{43}$/)
  const logged = first
    .printed()
    .split('\n')
    .filter(line => line.startsWith('{'))
  expect(logged.join()).not.toContain('token=')
  await end(first, 'SIGTERM')

  const { data_dir: DATA_DIR } = first
  const second = await start({ DATA_DIR })
  await vi.waitFor(() => expect(second.printed()).toMatch(link), 5000)
  expect(link.exec(second.printed())?.[1]).not.toBe(link.exec(first.printed())?.[1])
  await end(second, 'SIGTERM')

  const named = { ADMIN_EMAIL: 'owner@agency.example', ADMIN_PASSWORD: 'nine lanterns at low tide' }
  const third = await start({ DATA_DIR, ...named })
  await end(third, 'SIGTERM')
  const fourth = await start({ DATA_DIR })
  await end(fourth, 'SIGTERM')
  for (const started of [third, fourth]) expect(started.printed()).not.toMatch(link)
}, 60_000)
