/** A plan as it is sold: priced per location, by the month. */
export type Plan = {
  id: 'startup' | 'growth' | 'dominator'
  name: 'STARTUP' | 'GROWTH' | 'DOMINATOR'
  /** Whole US dollars a month for one location. */
  monthly_dollars: number
  period: '/month'
  description: string
  features: readonly string[]
  popular: boolean
}
