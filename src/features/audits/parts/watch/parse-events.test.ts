import { expect, test } from 'vitest'
import { createEventParser } from '#src/features/audits/parts/watch/parse-events.ts'

const state = 'event: state\ndata: {"pages_audited":1}\n\n'

test('a message is complete with the empty line after it', () => {
  const parse = createEventParser()
  expect(parse('event: state\ndata: 1\n')).toEqual([])
  expect(parse('\n')).toEqual([{ name: 'state', data: '1' }])
})

test('pieces may end anywhere', () => {
  const parse = createEventParser()
  const events = Array.from(state + state, character => parse(character)).flat()
  expect(events).toEqual([
    { name: 'state', data: '{"pages_audited":1}' },
    { name: 'state', data: '{"pages_audited":1}' },
  ])
})

test('each way to end a line is understood, also one cut in two', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const parse = createEventParser()
    const text = `${state.replaceAll('\n', end)}: later${end}`
    const events = Array.from(text, character => parse(character)).flat()
    expect(events).toEqual([{ name: 'state', data: '{"pages_audited":1}' }])
  }
})

test('a heartbeat and what has no data are no messages', () => {
  expect(createEventParser()(': still here\n\nevent: state\n\nretry: 100\n\n')).toEqual([])
})

test('a message without a name is called message, and its lines are joined', () => {
  expect(createEventParser()('data: one\ndata:two\ndata\n\n')).toEqual([{ name: 'message', data: 'one\ntwo\n' }])
})
