import type { Profile } from '#src/features/accounts/parts/account-state.ts'

const fallback = { locale: 'en-US', time_zone: 'America/New_York' } as const

/**
 * A moment for its reader, as "Nov 21, 2026, 2:03 PM EST", in the time zone and manner of their profile; in ours while
 * the profile is not known. `iso` is a time of our API.
 */
export function formatTime(iso: string, profile: Pick<Profile, 'locale' | 'time_zone'> | undefined): string {
  const { locale, time_zone } = profile ?? fallback
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
    timeZoneName: 'short',
  }).format(new Date(iso))
}
