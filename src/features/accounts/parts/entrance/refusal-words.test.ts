import { expect, test } from 'vitest'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'

const now = new Date(2026, 10, 20, 15, 33)
const refusal = (code: string, more = {}) => refusalWords({ code, reasons: [], retry_after: undefined, ...more }, now)

test('a weak password is told why, reason by reason, beside its field', () => {
  expect(refusal('weak_password', { reasons: ['length', 'pwned'] })).toEqual({
    fields: { password: 'Use at least 10 characters. This password is on the lists that guessers try first.' },
  })
})

test('a reason that we do not know still gets a sentence', () => {
  expect(refusal('weak_password', { reasons: ['symbols'] }).fields?.password).toMatch(/choose another/)
  expect(refusal('weak_password').fields?.password).toMatch(/choose another/)
})

test('too many tries say when to come back', () => {
  expect(refusal('over_request_rate_limit', { retry_after: 720 }).words).toBe(
    'Too many tries. Please try again in 12 minutes, at 3:45 PM.',
  )
  expect(refusal('over_email_send_rate_limit').words).toMatch(/enough mail.*wait a while/)
})

test('an outage blames nobody’s typing and says that it is kept', () => {
  expect(refusal('unreachable')).toEqual({ words: expect.stringMatching(/still here/) })
})

test('wrong credentials never say which of the two is wrong', () => {
  expect(refusal('invalid_credentials').fields?.password).toMatch(/email and password/)
})

test('a code that is new to us gets plain words and never shows itself', () => {
  expect(refusal('something_new').words).toMatch(/try again/)
  expect(JSON.stringify(refusal('something_new'))).not.toContain('something_new')
})
