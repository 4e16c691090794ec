import { expect, test } from 'vitest'
import { inTurns, sideBySide } from './in-turns.ts'

function* steps(name: string, count: number, log: string[] = []): Generator<undefined, string> {
  for (let step = 1; step <= count; step++) {
    log.push(name + step)
    yield
  }
  return name
}

test('works that are done side by side take their steps in turn, and give what they make in their own order', async () => {
  const log: string[] = []
  expect(await sideBySide([steps('a', 3, log), steps('b', 1, log), steps('c', 2, log)])).toEqual(['a', 'b', 'c'])
  expect(log.join(' ')).toBe('a1 b1 c1 a2 c2 a3')
  expect(await sideBySide([])).toEqual([])
})

test('what takes long gives the event loop back', async () => {
  function* long(): Generator<undefined, string> {
    for (let until = performance.now() + 20; performance.now() < until; ) yield
    return 'done'
  }
  const seen: string[] = []
  setImmediate(() => seen.push('others'))
  await sideBySide([long()])
  setImmediate(() => seen.push('others'))
  await inTurns(long())
  expect(seen).toEqual(['others', 'others'])
})
