import type { Profile } from '#src/features/accounts/parts/account-state.ts'

type Manner = Pick<Profile, 'locale' | 'time_zone'>

const ours: Manner = { locale: 'en-US', time_zone: 'America/New_York' }

function formatIn({ locale, time_zone }: Manner, time: Date): string {
  const parts = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: time_zone, timeZoneName: 'short' }).format(time)
}

/**
 * A moment for its reader, as "Nov 21, 2026, 2:03 PM EST", in the time zone and manner of their profile; in ours while
 * the profile is not known, or names what this browser does not know. `iso` is a time of our API.
 */
export function formatTime(iso: string, profile: Manner | undefined): string {
  const time = new Date(iso)
  try {
    return formatIn(profile ?? ours, time)
  } catch {
    return formatIn(ours, time)
  }
}
