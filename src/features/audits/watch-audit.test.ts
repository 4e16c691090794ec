import { expect, test, vi } from 'vitest'
import { type AuditState, auditStateSchema } from '#src/features/audits/schema.ts'
import { finishedCheck } from '#tests/support/audit/finished-check.ts'
import { openFreeChecks, openShopSite } from '#tests/support/audit/open-free-checks.ts'
import { textAsItComes } from '#tests/support/machine/text-as-it-comes.ts'

// Each starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Checks = Awaited<ReturnType<typeof openFreeChecks>>

/** Everything that one reader is told until the stream ends. */
async function watched(checks: Checks, { id, key }: { id: string; key: string }, onText = (_text: string) => {}) {
  const answer = await checks.ask(`/api/audits/${id}/events?key=${key}`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const text = await textAsItComes(answer, onText)
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) => ({
    event,
    data: JSON.parse(data) as unknown,
  }))
  const states = events
    .filter(({ event }) => event === 'state')
    .map(({ data }): AuditState => auditStateSchema.parse(data))
  return { events, states, last: events.at(-1)?.event, text }
}

test('a reader is told how the check goes, its findings as they come, and that it is done', async () => {
  const shop = await openShopSite(undefined, 100)
  const checks = await openFreeChecks()
  const { states, last, text } = await watched(checks, await checks.request({ address: shop.address }))
  expect(last).toBe('done')
  expect(states.some(({ state }) => state === 'running')).toBe(true)
  expect(states.at(-1)).toMatchObject({ state: 'done', pages_audited: 3 })
  expect(states.some(({ state, so_far }) => state === 'running' && so_far.length > 0)).toBe(true)
  expect(text).not.toContain('"report"')
})

test('of a check that is over there is one state, and the end', async () => {
  const checks = await openFreeChecks({ workers: false })
  const { events } = await watched(checks, await finishedCheck(checks))
  expect(events.map(({ event }) => event)).toEqual(['state', 'done'])
})

test('a stop of the program ends the streams, and a reader that left is let go', async () => {
  const checks = await openFreeChecks({ workers: false })
  const { id, key } = await checks.request({ address: 'shop.test' })
  for (let n = 0; n < 20; n += 1) {
    const leaving = new AbortController()
    const answer = await checks.open(`/api/audits/${id}/events?key=${key}`, leaving.signal)
    expect(answer.status).toBe(200)
    leaving.abort()
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  const told = Promise.withResolvers<void>()
  const stays = watched(checks, { id, key }, text => /event: state\ndata: .*\n/.test(text) && told.resolve())
  await told.promise
  checks.audits.stop()
  expect((await stays).states).toHaveLength(1)
})

test('a network may hold twelve streams open', async () => {
  const checks = await openFreeChecks({ workers: false })
  const { id, key } = await checks.request({ address: 'shop.test' })
  const answers = await Promise.all(
    Array.from({ length: 13 }, () => checks.open(`/api/audits/${id}/events?key=${key}`)),
  )
  expect(
    answers
      .map(({ status }) => status)
      .toSorted()
      .at(-1),
  ).toBe(429)
  checks.audits.stop()
})
