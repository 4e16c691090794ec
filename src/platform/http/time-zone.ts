import { z } from 'zod'
import type { Refusal } from '#src/platform/http/refusal.ts'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const words = 'Please give a time zone such as America/New_York.'

/** The name of an IANA time zone, the agency's own if none is given. Bare offsets are refused: they know no summer time. */
export const timeZoneSchema = z
  .string()
  .regex(/^[A-Za-z][\w+/-]{0,59}$/, words)
  .refine(isTimeZone, words)
  .default('America/New_York')

/** For a zone that we know and the database, with older tables of zones, does not. */
export const unknownTimeZone: Refusal = {
  status: 422,
  code: 'invalid_fields',
  message: 'Some fields are not as they should be.',
  fields: { time_zone: words },
}
