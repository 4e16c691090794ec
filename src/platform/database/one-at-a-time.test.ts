import { expect, test } from 'vitest'
import { oneAtATime } from '#src/platform/database/one-at-a-time.ts'

test('work with one key goes on in its order, one by one, and a failure stops nobody else', async () => {
  const inTurn = oneAtATime()
  const seen: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 5))
    seen.push(name)
    running -= 1
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const all = await Promise.allSettled(['a', 'b', 'c'].map(name => inTurn('key', work(name))))
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('other keys do not wait', async () => {
  const inTurn = oneAtATime()
  let release = () => {}
  const held = inTurn('one', () => new Promise<void>(resolve => (release = resolve)))
  expect(await inTurn('other', async () => 'done')).toBe('done')
  release()
  await held
})
