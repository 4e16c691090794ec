import { once } from 'node:events'
import { Agent, createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeServer } from '#src/platform/http/close-server.ts'

async function startServer(milliseconds: number): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => void setTimeout(() => response.end('whole'), milliseconds))
  // Longer than any test: a connection that rests is never ended by Node itself.
  server.keepAliveTimeout = 60_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  return { server, port: (server.address() as AddressInfo).port }
}

/** The clock of this process goes only where a test puts it; connections stay real. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** The answer's text and Connection header, or the code of what went wrong. Never tried twice. */
function ask(port: number, agent: Agent): Promise<string> {
  return new Promise(resolve => {
    const request = get({ host: '127.0.0.1', port, agent }, response => {
      let text = ''
      response.on('data', part => {
        text += part
      })
      response.on('end', () => resolve(`${text} ${response.headers.connection}`))
      response.on('error', () => resolve('cut'))
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

test('clients that keep their connection busy lose no request, and are told to leave', async () => {
  const { server, port } = await startServer(2)
  let closing = false
  const answers: string[] = []
  const busy = new Set<Agent>()
  const clients = Array.from({ length: 40 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!closing) {
      answers.push(await ask(port, agent))
      busy.add(agent)
      await pause(Math.random() * 10)
    }
    const last = await ask(port, agent)
    if (last !== 'ECONNREFUSED') answers.push(last)
    agent.destroy()
  })
  await expect.poll(() => busy.size).toBe(40)
  closing = true
  await Promise.all([closeServer(server, 4000), ...clients])
  expect([...new Set(answers)].toSorted()).toEqual(['whole close', 'whole keep-alive'])
})

test('a request in flight is answered, a resting connection does not hold the end up', async () => {
  const { server, port } = await startServer(1500)
  const resting = new Agent({ keepAlive: true })
  onTestFinished(() => resting.destroy())
  expect(await ask(port, resting)).toBe('whole keep-alive')
  const answer = ask(port, new Agent())
  await once(server, 'request')
  // Held up by the one that rests, the end would come after this test.
  await closeServer(server, 60_000)
  expect(await answer).toMatch(/^whole/)
})

test('with a request of 1.5 seconds in flight and a resting connection, the end comes within 2.5', async () => {
  holdClock()
  const { server, port } = await startServer(1500)
  const resting = new Agent({ keepAlive: true })
  onTestFinished(() => resting.destroy())
  const first = ask(port, resting)
  await once(server, 'request')
  await vi.advanceTimersByTimeAsync(1500)
  expect(await first).toBe('whole keep-alive')
  const answer = ask(port, new Agent())
  await once(server, 'request')
  const started = performance.now()
  const closing = closeServer(server, 4000)
  await vi.advanceTimersByTimeAsync(2499)
  await closing
  expect(performance.now() - started).toBeLessThan(2500)
  expect(await answer).toMatch(/^whole/)
})

test('what is not finished in time is cut', async () => {
  holdClock()
  const { server, port } = await startServer(60_000)
  const answer = ask(port, new Agent())
  await once(server, 'request')
  const started = performance.now()
  const closing = closeServer(server, 300)
  await vi.advanceTimersByTimeAsync(999)
  await closing
  expect(performance.now() - started).toBeLessThan(1000)
  expect(await answer).toBe('ECONNRESET')
})
