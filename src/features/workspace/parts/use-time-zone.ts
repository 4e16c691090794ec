import { useSignedIn } from '#src/features/accounts/public.tsx'

/** Where the agency is. */
const usual = 'America/New_York'

function isNamedZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** The IANA name of the zone in which the signed-in user reads times: that of their profile. */
export function useTimeZone(): string {
  const { profile } = useSignedIn()
  return profile && isNamedZone(profile.time_zone) ? profile.time_zone : usual
}
