import { z } from 'zod'

const figures = z.object({
  /** People who wrote to us, spam left out. */
  contacts: z.int(),
  /** Messages that count as spam by now. */
  spam: z.int(),
  /** People who asked for an account. */
  sign_ups: z.int(),
  /** How many of those have confirmed their e-mail address by now. */
  confirmed_sign_ups: z.int(),
})

/** Counts of a period, day by day and source by source, each beside the same of the period before. */
export const dailySchema = z.object({
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
  previous: z.object({ from: z.string(), to: z.string() }),
  days: z.array(figures.extend({ day: z.string(), previous_day: z.string(), previous: figures })),
  totals: figures,
  previous_totals: figures,
  /** The source with most contacts and sign-ups first; '' for unknown. */
  sources: z.array(figures.extend({ source: z.string(), previous: figures })),
  counted_at: z.iso.datetime(),
})

export type Daily = z.output<typeof dailySchema>
