import { expect, onTestFinished, test, vi } from 'vitest'
import { keepingProgress } from '#src/features/audits/run/progress-keeper.ts'
import { openPace } from '#src/features/audits/run/shared-pace.ts'

/** So many audits with news every few milliseconds; answers how often each of them was written down. */
async function writesOf(audits: number, forMs: number, shortestMs: number): Promise<number[]> {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // The process has run for a while.
  vi.advanceTimersByTime(60_000)
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
  for (let pages_audited = 1; pages_audited * 5 <= forMs; pages_audited += 1) {
    for (const keeper of keepers) keeper.note({ type: 'page_audited', pages_audited })
    await vi.advanceTimersByTimeAsync(5)
  }
  await Promise.all(keepers.map(keeper => keeper.stop()))
  return writes
}

test('the first news are written at once, later ones together', async () => {
  expect(await writesOf(1, 5, 100)).toEqual([1])
  expect(await writesOf(1, 450, 100)).toEqual([5])
})

test('six audits are written down about as often as one, each of them at once when it begins', async () => {
  expect(await writesOf(6, 5, 100)).toEqual(Array(6).fill(1))
  expect(await writesOf(6, 1_150, 100)).toEqual(Array(6).fill(2))
})
