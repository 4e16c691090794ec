import type { Notes } from '#src/domain/location/record/notes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'
import { isTimeZone } from './local-moment.ts'

/**
 * The zone of most of a state's addresses. Florida west of the Apalachicola, whose ZIP codes begin with 324 and 325, keeps
 * Central time (49 CFR 71.5); parts of Gulf County do not, and choose their zone themselves.
 */
function usualTimeZone(state: string, zip: string): string {
  return state === 'FL' && /^32[45]/.test(zip) ? 'America/Chicago' : 'America/New_York'
}

/** An IANA zone; where none is told, the usual one of the address. */
export function readTimeZone(value: unknown, { state, zip }: { state: string; zip: string }, notes: Notes): string {
  const zone = readLine(value, { field: 'time_zone', name: 'The time zone', most: 60 }, notes)
  const usual = usualTimeZone(state, zip)
  if (zone === '') return usual
  if (isTimeZone(zone)) return zone
  notes.refuse('time_zone', 'unknown_time_zone', 'Choose a time zone from the list, such as America/New_York.')
  return usual
}
