import { industryNames } from '#src/domain/business.ts'

/** The agency's headline figures, word for word wherever they appear. */
export const claims = [
  { figure: '500+', text: 'businesses' },
  { figure: '300%', text: 'average growth in local visibility' },
  { figure: '90 days', text: 'to results' },
  { figure: '400%', text: 'more calls' },
  { figure: '250%', text: 'revenue growth' },
] as const

/** Stands with the figures wherever they are shown. */
export const claimsNote =
  'These are our own figures, not a promise for your shop. What you get depends on your trade, your town and where you start.'

export const guarantee = {
  title: '90-day money-back guarantee',
  days: 90,
  text: 'Full refund if no significant results within 90 days.',
  /** The conditions in short, for places without room for all of `guaranteeTerms`. */
  in_short:
    'For each location, you give us access by day 14, answer our questions within 7 days each, keep the plan to day 90 and claim between day 91 and day 120. Results are significant when two of three agreed measures are at least 10 percent better.',
} as const

export const replyPromise = { hours: 24, text: 'within 24 hours' } as const

export const directoryRange = '50+ to 100+ directories' as const

export const industries = Object.values(industryNames)
