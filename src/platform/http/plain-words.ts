import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
}

/** How `most` or `least` is said of what was measured. */
const amountOf = (origin: string, amount: number | bigint) =>
  origin === 'string' ? `${amount} characters` : origin === 'array' ? `${amount} entries` : `${amount}`

/** The sentence for a field whose schema has no words of its own: none of zod's ever reaches a caller. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return `Please send ${kinds[issue.expected] ?? 'a value of another kind'}.`
  if (issue.code === 'invalid_value') return `Please choose one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'too_big') return `Please send at most ${amountOf(issue.origin, issue.maximum)}.`
  if (issue.code === 'too_small') return `Please send at least ${amountOf(issue.origin, issue.minimum)}.`
  if (issue.code === 'invalid_key' || issue.code === 'unrecognized_keys') return 'There is no such field.'
  return 'This is not written as it should be.'
}
