import type { Plan } from '#src/domain/plan.ts'

/** Which plan a business wishes for its locations: one for all of them, and another for some. */
export type WishedPlans = {
  /** Null while none is chosen. */
  plan_for_all: Plan['id'] | null
  exceptions: readonly { location_id: string; plan: Plan['id'] }[]
}

/** The plan wished for one location; null while none is. */
export function wishedPlan({ plan_for_all, exceptions }: WishedPlans, location_id: string): Plan['id'] | null {
  return exceptions.find(exception => exception.location_id === location_id)?.plan ?? plan_for_all
}

/** The wish after one location was given its own plan; null gives it the plan of all the others. */
export function withException(wished: WishedPlans, location_id: string, plan: Plan['id'] | null): WishedPlans {
  const others = wished.exceptions.filter(exception => exception.location_id !== location_id)
  const own = plan === null || plan === wished.plan_for_all ? [] : [{ location_id, plan }]
  return { ...wished, exceptions: [...others, ...own] }
}

/** How many of `locations` locations each plan is wished for; plans that nobody wishes are left out. */
export function countWished({ plan_for_all, exceptions }: WishedPlans, locations: number): Map<Plan['id'], number> {
  const counts = new Map<Plan['id'], number>()
  const add = (plan: Plan['id'], count: number) => counts.set(plan, (counts.get(plan) ?? 0) + count)
  if (plan_for_all !== null && locations > exceptions.length) add(plan_for_all, locations - exceptions.length)
  for (const { plan } of exceptions) add(plan, 1)
  return counts
}

/** Whole dollars a month for these counts, by the prices of `plans`. */
export function monthlyDollars(counts: ReadonlyMap<Plan['id'], number>, plans: readonly Plan[]): number {
  return plans.reduce((sum, { id, monthly_dollars }) => sum + monthly_dollars * (counts.get(id) ?? 0), 0)
}
