import { expect, test } from 'vitest'
import { uploadsAtOnce, uploadsOfOne } from '#src/features/files/file-limits.ts'
import { openReception } from '#src/features/files/reception.ts'
import { PoolIsFull } from '#src/platform/passwords/bounded-pool.ts'

test('one person has a few uploads at a time, all together some more, and a place that is free is given again', async () => {
  const receive = openReception()
  const ends: (() => void)[] = []
  const hold = () => new Promise<void>(resolve => ends.push(resolve))
  const begin = (user: string) => receive(user, hold)
  const running = Array.from({ length: uploadsAtOnce }, (_, n) => begin(`user ${Math.floor(n / uploadsOfOne)}`))
  expect(await begin('user 0')).toBe('too_many_at_once')
  await expect(begin('another')).rejects.toThrow(PoolIsFull)
  expect(ends).toHaveLength(uploadsAtOnce)
  ends[0]?.()
  await running[0]
  const next = begin('another')
  expect(await begin('user 1')).toBe('too_many_at_once')
  for (const end of ends) end()
  await Promise.all([...running, next])
})
