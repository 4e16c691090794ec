/** The agency's headline figures, word for word wherever they appear. */
export const claims = [
  { figure: '500+', text: 'businesses' },
  { figure: '300%', text: 'average growth in local visibility' },
  { figure: '90 days', text: 'to results' },
  { figure: '400%', text: 'more calls' },
  { figure: '250%', text: 'revenue growth' },
] as const

export const guarantee = {
  title: '90-day money-back guarantee',
  days: 90,
  text: 'Full refund if no significant results within 90 days.',
} as const

export const replyPromise = { hours: 24, text: 'within 24 hours' } as const

export const directoryRange = '50+ to 100+ directories' as const

export const industries = [
  'Construction & Contractors',
  'Legal Services',
  'Home Services',
  'Automotive',
  'Real Estate',
  'Restaurants & Food',
  'Fitness & Wellness',
  'Professional Services',
] as const
