import { expect, test } from 'vitest'
import { createLog } from '#src/platform/log/log.ts'

function listen(level: 'debug' | 'info' | 'warn' | 'error' = 'info', shape: 'json' | 'text' = 'json') {
  const lines: string[] = []
  const log = createLog({ level, shape, write: line => lines.push(line), now: () => new Date('2026-11-20T10:42:00Z') })
  return { log, lines }
}

test('an event is one line of JSON with time, level, message and fields', () => {
  const { log, lines } = listen()
  log.info('Mail sent.', { mail_id: 'x', text: 'a\nb' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '2026-11-20T10:42:00.000Z',
    level: 'info',
    message: 'Mail sent.',
    mail_id: 'x',
    text: 'a\nb',
  })
})

test('what is below the level is not written', () => {
  const { log, lines } = listen('warn')
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d')
  expect(lines).toHaveLength(2)
})

test('a child adds its fields to each line and leaves its parent alone', () => {
  const { log, lines } = listen()
  log.child({ request_id: 'r1' }).child({ user: 'u' }).info('a')
  log.info('b')
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ request_id: 'r1', user: 'u' }, {}])
  expect(lines[1]).not.toContain('r1')
})

test('secrets are struck out by key at any depth, and passwords inside addresses too', () => {
  const { log, lines } = listen()
  log.error('failed', {
    password: 'hunter2',
    headers: { Authorization: 'Bearer hunter2', cookie: 'hunter2', 'set-cookie': ['hunter2'] },
    deep: [{ access_token: 'hunter2', client_secret: 'hunter2' }],
    url: 'postgresql://user:hunter2@host/name',
    error: new Error('cannot reach smtp://user:hunter2@host', { cause: new Error('postgres://a:hunter2@b') }),
  })
  expect(lines[0]).not.toContain('hunter2')
  expect(lines[0]).toContain('postgresql://user:[redacted]@host/name')
})

test('no value makes the log throw', () => {
  const { log, lines } = listen()
  const circular: Record<string, unknown> = {
    n: 1n,
    f: () => 1,
    bad: new Date(Number.NaN),
    nothing: undefined,
    symbol: Symbol('s'),
  }
  circular.self = circular
  log.info('odd', { circular })
  log.info('error', { error: Object.assign(new TypeError('x'), { code: 'E1' }) })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ circular: { n: '1', self: '[circular]' } })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ error: { name: 'TypeError', message: 'x', code: 'E1' } })
})

test('the shape for people puts the fields behind the message', () => {
  const { log, lines } = listen('info', 'text')
  log.warn('Slow.', { ms: 12, path: '/x', gone: undefined })
  expect(lines[0]).toBe('10:42:00 warn  Slow. ms=12 path=/x\n')
})

test('a failed statement is logged without the values it was given', () => {
  const { log, lines } = listen()
  const error = new Error(
    'Failed query: insert into users values ($1, $2)\nparams: dana@shop.example,$argon2id$v=19\nsecond line',
  )
  log.error('A request failed.', { error })
  expect(lines[0]).toContain('Failed query: insert into users')
  expect(lines[0]).toContain('log.test.ts')
  for (const secret of ['dana@shop.example', 'argon2id', 'second line']) expect(lines[0]).not.toContain(secret)
})
