import { expect, test } from 'vitest'
import { coveredByPlan } from '#src/features/audits/parts/report/covered-by-plan.ts'
import { aFinding } from '#tests/support/audit/audit-answers.ts'

test('each plan covers what the smaller ones cover, and its own', () => {
  const findings = [
    aFinding({ id: 'phone', plan: { id: 'startup', feature: 'Local SEO foundation' } }),
    aFinding({ id: 'title', plan: { id: 'dominator', feature: 'Onsite SEO optimization*' } }),
    aFinding({ id: 'links', plan: { id: 'dominator', feature: 'Onsite SEO optimization*' } }),
  ]
  expect(coveredByPlan(findings).map(({ plan, covered }) => [plan.id, covered])).toEqual([
    ['startup', 1],
    ['growth', 1],
    ['dominator', 3],
  ])
})
