import { expect, test } from 'vitest'
import { paused, withPauses } from './with-pauses.ts'

const soon = () => new Promise<void>(resolve => setTimeout(resolve, 5))

async function* events(log: string[], slow: Promise<unknown>): AsyncGenerator<number, void> {
  try {
    yield 1
    yield 2
    await slow
    yield 3
  } finally {
    log.push('ended')
  }
}

test('tells a pause once something waits and nothing comes', async () => {
  const told: unknown[] = []
  let go = () => {}
  const slow = new Promise<void>(resolve => {
    go = resolve
  })
  const log: string[] = []
  for await (const event of withPauses(
    events(log, slow),
    () => told.length === 2,
    soon,
    () => log.push('stopped'),
  )) {
    told.push(event)
    if (event === paused) go()
  }
  expect(told).toEqual([1, 2, paused, 3])
  expect(log).toEqual(['ended', 'stopped'])
})

test('tells none where nothing waits, and leaving ends the events', async () => {
  const log: string[] = []
  let stop = () => {}
  const slow = new Promise<void>(resolve => {
    stop = resolve
  })
  for await (const event of withPauses(
    events(log, slow),
    () => true,
    soon,
    () => stop(),
  ))
    if (event === paused) break
  expect(log).toEqual(['ended'])
  for await (const event of withPauses(
    events(log, Promise.resolve()),
    () => false,
    soon,
    () => {},
  ))
    expect(event).not.toBe(paused)
})
