import type { Profile } from '#src/features/accounts/parts/account-state.ts'

type Manner = Pick<Profile, 'locale' | 'time_zone'>

const ours: Manner = { locale: 'en-US', time_zone: 'America/New_York' }

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const moment = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

function formatIn({ locale, time_zone }: Manner, time: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: time_zone }).format(time)
}

function formatFor(profile: Manner | undefined, iso: string, parts: Intl.DateTimeFormatOptions): string {
  const time = new Date(iso)
  try {
    return formatIn(profile ?? ours, time, parts)
  } catch {
    return formatIn(ours, time, parts)
  }
}

/**
 * A moment for its reader, as "Nov 21, 2026, 2:03 PM EST", in the time zone and manner of their profile; in ours while
 * the profile is not known, or names what this browser does not know. `iso` is a time of our API.
 */
export function formatTime(iso: string, profile: Manner | undefined): string {
  return formatFor(profile, iso, moment)
}

/** Its day alone, as "Nov 21, 2026". */
export function formatDay(iso: string, profile: Manner | undefined): string {
  return formatFor(profile, iso, day)
}
