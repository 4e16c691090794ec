import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type News, watchAudit } from '#src/features/audits/parts/watch/watch-audit.ts'

const running = { state: 'running', steps: [{ id: 'reach', state: 'running' }], pages_audited: 0, report: null }
const done = { state: 'done', steps: [{ id: 'reach', state: 'done' }], pages_audited: 3, report: { score: 64 } }

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

const json =
  (body: object, status = 200): Answer =>
  response =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

const events =
  (...texts: string[]): Answer =>
  response => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.flushHeaders()
    for (const text of texts) response.write(text)
  }

const closing =
  (answer: Answer): Answer =>
  (response, request) => {
    answer(response, request)
    response.end()
  }

const breaking: Answer = response => response.destroy()

const stateEvent = (pages_audited: number) => `event: state\ndata: ${JSON.stringify({ ...running, pages_audited })}\n\n`

/** A server whose answers to /audit and /events come in this order, the last of each again and again. */
async function openServer(answers: { audit: Answer[]; events: Answer[] }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const part = request.url === '/events' ? 'events' : 'audit'
    asked.push(part)
    const queue = answers[part]
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    answer?.(response, request)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, audit_url: `${origin}/audit`, events_url: `${origin}/events` }
}

/** Watches to the end, with pauses that take no time; answers what was told and how long each pause would have been. */
async function watch(answers: { audit: Answer[]; events: Answer[] }, longest_silence = 5000) {
  const { asked, ...urls } = await openServer(answers)
  const told: News[] = []
  const pauses: number[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  await watchAudit({
    ...urls,
    tell: news => told.push(news),
    pause: async milliseconds => void pauses.push(milliseconds),
    longest_silence,
    signal: stop.signal,
  })
  return { asked, told, pauses, types: told.map(news => news.type) }
}

test('what runs is followed by events, and its report is read at the end', async () => {
  const { asked, told, pauses } = await watch({
    audit: [json(running), json(done)],
    events: [events(stateEvent(1), stateEvent(2), 'event: done\ndata: {}\n\n')],
  })
  expect(told.map(news => (news.type === 'state' ? news.state.pages_audited : news.type))).toEqual([
    'audit',
    1,
    2,
    'audit',
  ])
  expect(asked).toEqual(['audit', 'events', 'audit'])
  expect(pauses).toEqual([])
})

test('a finished audit is read once, without any connection for events', async () => {
  const { asked } = await watch({ audit: [json(done)], events: [events()] })
  expect(asked).toEqual(['audit'])
})

test('an event to read anew is obeyed', async () => {
  const { types } = await watch({
    audit: [json(running), json(running), json(done)],
    events: [events(stateEvent(1), 'event: refetch\ndata: {}\n\n'), events('event: done\ndata: {}\n\n')],
  })
  expect(types).toEqual(['audit', 'state', 'audit', 'audit'])
})

test('a connection without a sign of life is dead, and the audit is read anew', async () => {
  const { asked, types } = await watch({ audit: [json(running), json(done)], events: [events(stateEvent(1))] }, 800)
  expect(types).toEqual(['audit', 'state', 'audit'])
  expect(asked).toEqual(['audit', 'events', 'audit'])
})

test('a heartbeat keeps a connection alive for longer than the longest silence', async () => {
  const beating: Answer = async response => {
    events(stateEvent(1))(response, {} as IncomingMessage)
    for (let beat = 0; beat < 6; beat += 1) {
      await wait(250)
      response.write(': heartbeat\n\n')
    }
    response.write(stateEvent(2))
    response.end('event: done\ndata: {}\n\n')
  }
  const { types } = await watch({ audit: [json(running), json(done)], events: [beating] }, 1200)
  expect(types).toEqual(['audit', 'state', 'state', 'audit'])
})

test('a server that restarts is waited for, and what is known stays', async () => {
  const { types, pauses } = await watch({
    audit: [json(running), breaking, json({ code: 'database_unavailable' }, 503), json(running), json(done)],
    events: [closing(events(stateEvent(1))), events('event: done\ndata: {}\n\n')],
  })
  expect(types).toEqual(['audit', 'state', 'lost', 'audit', 'lost', 'audit'])
  expect(pauses).toHaveLength(3)
  expect(pauses[2]).toBeGreaterThan(pauses[1] ?? 0)
})

test('where events cannot be had, the audit is asked for every two seconds', async () => {
  const { asked, pauses } = await watch({
    audit: [json(running), json(running), json(done)],
    events: [json({ code: 'not_here' }, 501)],
  })
  expect(asked).toEqual(['audit', 'events', 'audit', 'audit'])
  expect(pauses).toEqual([2000, 2000])
})

test('a page of somebody else in the place of events is no stream', async () => {
  const { asked } = await watch({
    audit: [json(running), json(done)],
    events: [response => response.writeHead(200, { 'Content-Type': 'text/html' }).end('Please log in to the Wi-Fi')],
  })
  expect(asked).toEqual(['audit', 'events', 'audit'])
})

test('a proxy that holds events back is found out after two silent connections', async () => {
  const { asked } = await watch(
    { audit: [json(running), json(running), json(running), json(done)], events: [events()] },
    500,
  )
  expect(asked).toEqual(['audit', 'events', 'audit', 'events', 'audit', 'audit'])
})

test('an unknown, foreign or expired link is told as gone and not asked for again', async () => {
  const { asked, told } = await watch({ audit: [json({ code: 'not_found' }, 404)], events: [events()] })
  expect(told).toEqual([{ type: 'gone' }])
  expect(asked).toEqual(['audit'])
})

test('an answer that is no audit changes nothing', async () => {
  const { types } = await watch({ audit: [json({ hello: 'there' }), json(done)], events: [events()] })
  expect(types).toEqual(['lost', 'audit', 'lost'])
})

test('an outage that ends with the end of the audit is over as well', async () => {
  const { told } = await watch({ audit: [json(running), breaking, json(done)], events: [closing(events())] })
  expect(told.filter(news => news.type === 'lost')).toEqual([
    { type: 'lost', lost: true },
    { type: 'lost', lost: false },
  ])
})

test('an event that cannot be read is left out', async () => {
  const { types } = await watch({
    audit: [json(running), json(done)],
    events: [events('event: state\ndata: {"pages_aud\n\n', 'event: done\ndata: {}\n\n')],
  })
  expect(types).toEqual(['audit', 'audit'])
})

test('whoever leaves the page hears nothing more, and the connection is closed', async () => {
  const closed = Promise.withResolvers<void>()
  const { audit_url, events_url } = await openServer({
    audit: [json(running)],
    events: [
      (response, request) => {
        events(stateEvent(1))(response, request)
        response.on('close', closed.resolve)
      },
    ],
  })
  const told: News[] = []
  const stop = new AbortController()
  const watching = watchAudit({
    audit_url,
    events_url,
    tell: news => told.push(news),
    pause: () => wait(10),
    longest_silence: 5000,
    signal: stop.signal,
  })
  await expect.poll(() => told.length).toBe(2)
  stop.abort()
  await watching
  await closed.promise
  expect(told).toHaveLength(2)
})
