import { z } from 'zod'

/** From a free check to a customer, in the order in which people go. */
export const funnelSteps = ['started', 'finished', 'mailed', 'contacts', 'sign_ups'] as const

export type FunnelStep = (typeof funnelSteps)[number]

const counts = z.object({
  /** Free checks that somebody asked for. */
  started: z.int(),
  /** Those of them that ended with a report. */
  finished: z.int(),
  /** Those of them whose report was asked for by mail. */
  mailed: z.int(),
  /** Messages sent from the page of the free check. */
  contacts: z.int(),
  /** Sign-ups that began there. */
  sign_ups: z.int(),
})

export type FunnelCounts = z.output<typeof counts>

/** What became of free checks in a period, in sum and day by day, beside the period before. */
export const funnelSchema = z.object({
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
  previous: z.object({ from: z.string(), to: z.string() }),
  totals: counts,
  previous_totals: counts,
  days: z.array(counts.extend({ day: z.string() })),
  counted_at: z.iso.datetime(),
})

export type Funnel = z.output<typeof funnelSchema>
