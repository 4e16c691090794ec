import { plans } from '#src/content/plans.ts'
import type { Plan } from '#src/domain/plan.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

/** How many findings each plan's work covers; a plan holds everything that the plans before it hold. */
export function coveredByPlan(findings: readonly PresentedFinding[]): { plan: Plan; covered: number }[] {
  let covered = 0
  return plans.map(plan => {
    covered += findings.filter(finding => finding.plan.id === plan.id).length
    return { plan, covered }
  })
}
