import type { Refusal } from '#src/platform/http/refusal.ts'

/** Eight or more printable ASCII characters: RFC 9110 allows no others in a header that is text. */
const keyShape = /^[\x21-\x7e][\x20-\x7e]{6,98}[\x21-\x7e]$/

export function isIdempotencyKey(text: string): boolean {
  return keyShape.test(text)
}

export const badKey: Refusal = {
  status: 400,
  code: 'invalid_idempotency_key',
  message: 'Idempotency-Key must be 8 to 100 printable characters.',
}

export const keyReused: Refusal = {
  status: 409,
  code: 'idempotency_key_reused',
  message: 'This Idempotency-Key was already used for another message. Use a new one.',
}
