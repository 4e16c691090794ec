import { expect, test } from 'vitest'
import { createBoundedPool, PoolIsFull } from '#src/platform/passwords/bounded-pool.ts'

const tick = () => new Promise(resolve => setTimeout(resolve, 2))

test('never more than the limit run at once, in the order they came', async () => {
  const run = createBoundedPool({ at_once: 2, waiting: 100 })
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) => async () => {
    begun.push(n)
    running += 1
    most = Math.max(most, running)
    await tick()
    running -= 1
    return n
  }
  const all = Array.from({ length: 20 }, (_, n) => n)
  expect(await Promise.all(all.map(n => run(work(n))))).toEqual(all)
  expect(begun).toEqual(all)
  expect(most).toBe(2)
})

test('what does not fit is refused at once, and a failed piece of work frees its place', async () => {
  const run = createBoundedPool({ at_once: 1, waiting: 1 })
  const failing = run(async () => {
    await tick()
    throw new Error('broken')
  })
  const second = run(async () => 'second')
  await expect(run(async () => 'third')).rejects.toThrow(PoolIsFull)
  await expect(failing).rejects.toThrow('broken')
  expect(await second).toBe('second')
  expect(await run(async () => 'fourth')).toBe('fourth')
})
