import { expect, test } from 'vitest'
import { openTurns } from '#src/platform/browser/take-turns.ts'

const never = new AbortController().signal

test('one after the other, in the order of asking', async () => {
  const turns = openTurns(5_000)
  const order: number[] = []
  const waiting = [1, 2, 3].map(async number => {
    const end = await turns.take(never)
    order.push(number)
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(order.at(-1)).toBe(number)
    if (typeof end !== 'string') end()
  })
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3])
})

test('who waits too long or gives up is told, and holds nobody up', async () => {
  const turns = openTurns(20)
  const end = await turns.take(never)
  const giving_up = new AbortController()
  const given_up = turns.take(giving_up.signal)
  giving_up.abort()
  expect(await given_up).toBe('cancelled')
  expect(await turns.take(giving_up.signal)).toBe('cancelled')
  expect(await turns.take(never)).toBe('busy')
  if (typeof end !== 'string') end()
  expect(await turns.take(never)).toBeTypeOf('function')
})

test('idle when the last turn has ended', async () => {
  const turns = openTurns(5_000)
  await turns.idle()
  const end = await turns.take(never)
  let isIdle = false
  const idle = turns.idle().then(() => {
    isIdle = true
  })
  await new Promise(resolve => setTimeout(resolve, 5))
  expect(isIdle).toBe(false)
  if (typeof end !== 'string') end()
  await idle
})
