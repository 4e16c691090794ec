import { expect, test } from 'vitest'
import { after, freshLine, type Happening, pauseBefore } from '#src/features/audits/parts/watch/line.ts'

const lineAfter = (...happenings: Happening[]) => happenings.reduce(after, freshLine)

test('an outage is told at once and over with the next answer', () => {
  expect(lineAfter('unreachable')).toMatchObject({ lost: true, failures: 1 })
  expect(lineAfter('unreachable', 'unreachable', 'read')).toMatchObject({ lost: false, failures: 0 })
})

test('the pauses of an outage double up to half a minute, and differ from browser to browser', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 9].map(failures => pauseBefore({ ...freshLine, failures }, 1))
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(pauseBefore({ ...freshLine, failures: 3 }, 0)).toBe(2000)
})

test('when an event says to read anew, that is done at once', () => {
  expect(pauseBefore(lineAfter('read', 'asked_back'), 1)).toBe(0)
})

test('a server that says so again and again is not asked without a pause', () => {
  expect(pauseBefore(lineAfter('read', 'asked_back', 'read', 'asked_back'), 1)).toBe(1000)
})

test('a connection that broke is taken up again after a second', () => {
  const line = lineAfter('read', 'heard')
  expect(line.by).toBe('events')
  expect(pauseBefore(line, 1)).toBe(1000)
})

test('connections that bring nothing twice in a row end in asking', () => {
  expect(lineAfter('read', 'mute').by).toBe('events')
  expect(lineAfter('read', 'mute', 'read', 'heard', 'read', 'mute').by).toBe('events')
  expect(lineAfter('read', 'mute', 'read', 'mute').by).toBe('asking')
})

test('where events are refused, the audit is asked for every two seconds', () => {
  const line = lineAfter('read', 'no_events')
  expect(line.by).toBe('asking')
  expect(pauseBefore(line, 1)).toBe(2000)
})

test('an outage is no reason to do without events afterwards', () => {
  expect(lineAfter('read', 'unreachable', 'unreachable', 'read').by).toBe('events')
})
