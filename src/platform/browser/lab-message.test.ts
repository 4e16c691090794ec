import { expect, test } from 'vitest'
import { labMessage } from '#src/platform/browser/lab-message.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'

const isUnderstood = (message: unknown) => labMessage.safeParse(message).success

test('a measurement and a reason are understood', () => {
  expect(labMessage.parse({ ok: true, speed: labSpeed() })).toEqual({ ok: true, speed: labSpeed() })
  expect(isUnderstood({ ok: false, code: 'NO_FCP', detail: '' })).toBe(true)
})

test.each([
  { performance: 101 },
  { performance: 99.5 },
  { lcp_ms: -1 },
  { cls: Number.NaN },
  { tbt_ms: Number.POSITIVE_INFINITY },
  { requests: 1.5 },
  { final_url: 'file:///etc/passwd' },
  { final_url: 'javascript:alert(1)' },
  { final_url: `https://shop.test/${'a'.repeat(9_000)}` },
  { fetched_at: 'yesterday' },
])('a measurement with %o is not believed', changes => {
  expect(isUnderstood({ ok: true, speed: { ...labSpeed(), ...changes } })).toBe(false)
})

test.each([undefined, null, 'ok', {}, { ok: true }, { ok: false }])('%o is no message', message => {
  expect(isUnderstood(message)).toBe(false)
})
