import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepingProgress } from '#src/features/audits/run/progress-keeper.ts'
import { openPace } from '#src/features/audits/run/shared-pace.ts'

/** So many audits with news every few milliseconds; answers how often each of them was written down. */
async function writesOf(audits: number, forMs: number, shortestMs: number): Promise<number[]> {
  const pace = openPace(shortestMs)
  const writes = Array.from({ length: audits }, () => 0)
  const keepers = writes.map((_, at) =>
    keepingProgress({
      pace,
      write: async () => {
        writes[at] = (writes[at] ?? 0) + 1
      },
      beat: async () => undefined,
    }),
  )
  const end = performance.now() + forMs
  for (let pages_audited = 1; performance.now() < end; pages_audited += 1) {
    for (const keeper of keepers) keeper.note({ type: 'page_audited', pages_audited })
    await pause(5)
  }
  await Promise.all(keepers.map(keeper => keeper.stop()))
  return writes
}

test('the first news are written at once, later ones together', async () => {
  const [writes = 0] = await writesOf(1, 500, 100)
  expect(writes).toBeGreaterThanOrEqual(2)
  expect(writes).toBeLessThanOrEqual(6)
})

test('six audits are written down about as often as one, each of them at once when it begins', async () => {
  const writes = await writesOf(6, 500, 100)
  expect(Math.min(...writes)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...writes)).toBeLessThanOrEqual(2)
})
