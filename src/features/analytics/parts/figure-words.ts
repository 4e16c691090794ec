import type { FigureName } from '#src/features/analytics/figures.ts'

/** What each figure is called and what exactly it counts. */
export const figureWords: Record<FigureName, { name: string; definition: string }> = {
  contacts: {
    name: 'Contacts',
    definition: 'Messages sent to us on these days that are not spam. One person may write more than once.',
  },
  spam: {
    name: 'Spam',
    definition: 'Messages that came in as spam or were marked so since. They are in no other figure.',
  },
  sign_ups: {
    name: 'Sign-ups',
    definition: 'People who asked for an account on these days. Accounts that the agency made do not count.',
  },
  confirmed_sign_ups: {
    name: 'Confirmed sign-ups',
    definition: 'Of those, the ones who have confirmed their email address by now.',
  },
}

/** How a figure differs from the one before, in words: "+6", "−2" or "no change". */
export function difference(now: number, before: number): string {
  if (now === before) return 'no change'
  return now > before ? `+${now - before}` : `−${before - now}`
}
