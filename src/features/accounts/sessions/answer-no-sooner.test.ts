import { expect, test } from 'vitest'
import { answerNoSooner } from './answer-no-sooner.ts'

test('an answer that is ready waits for its time, a late one and a failure do not wait longer', async () => {
  const started = performance.now()
  expect(await answerNoSooner(60, async () => 'early')).toBe('early')
  expect(performance.now() - started).toBeGreaterThanOrEqual(58)
  await expect(
    answerNoSooner(10, async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})
