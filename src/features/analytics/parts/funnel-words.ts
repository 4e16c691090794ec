import type { FunnelStep } from '#src/features/analytics/funnel-answers.ts'

/** What each step is called and what exactly it counts. */
export const funnelWords: Record<FunnelStep, { name: string; definition: string }> = {
  started: { name: 'Checks started', definition: 'Free checks that visitors asked for on these days.' },
  finished: { name: 'Checks finished', definition: 'Of those, the ones that ended with a report.' },
  mailed: { name: 'Reports by mail', definition: 'Of those, the ones whose report somebody asked to have mailed.' },
  contacts: { name: 'Wrote to us', definition: 'Messages on these days from the page of the free check.' },
  sign_ups: {
    name: 'Signed up',
    definition: 'People who asked for an account on these days, led there by the free check.',
  },
}
