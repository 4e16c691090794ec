import { expect, test } from 'vitest'
import { createQueue } from '#src/engines/audit/crawl/queue.ts'

test('entries come out in the order in which they went in, however many', () => {
  const queue = createQueue<number>()
  for (let i = 0; i < 5_000; i++) queue.add(i)
  expect(Array.from({ length: 3_000 }, () => queue.take())).toEqual(Array.from({ length: 3_000 }, (_, i) => i))
  queue.add(5_000)
  expect(queue.waiting()).toBe(2_001)
  expect(Array.from({ length: 2_001 }, () => queue.take()).at(-1)).toBe(5_000)
  expect([queue.take(), queue.waiting()]).toEqual([undefined, 0])
})
