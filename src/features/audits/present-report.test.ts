import { expect, test } from 'vitest'
import { plans } from '#src/content/plans.ts'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { compareRuns } from '#src/features/audits/compare-runs.ts'
import { coveringPlan } from '#src/features/audits/covering-plan.ts'
import { effortOf } from '#src/features/audits/effort.ts'
import { gradeOf } from '#src/features/audits/grade.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { exampleReport } from '#tests/support/audit/finished-check.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'

const ids = new Set(allChecks.map(({ id }) => id))

test('whatever a check finds, a plan that we sell covers its mend', () => {
  for (const check of allChecks) {
    const { id, feature } = coveringPlan(check)
    const sold = plans.find(plan => plan.id === id)?.features.map(text => text.replace(/\*+$/, ''))
    expect(sold).toContain(feature)
  }
  expect(coveringPlan({ id: 'nap-phone-missing', section: 'local' }).id).toBe('startup')
  expect(coveringPlan({ id: 'title-missing', section: 'on-page' }).id).toBe('dominator')
})

test('what a mend takes goes by what it is and on how many pages', () => {
  expect(ids.has('noindex-page') && ids.has('title-missing') && ids.has('thin-content')).toBe(true)
  const effort = (id: string, section: PresentedReport['sections'][number]['id'], pages_affected = 1) =>
    effortOf({ id, section, pages_affected })
  expect(effort('title-missing', 'on-page')).toBe('minutes')
  expect(effort('title-missing', 'on-page', 20)).toBe('hours')
  expect(effort('thin-content', 'on-page')).toBe('hours')
  expect(effort('noindex-page', 'technical')).toBe('minutes')
  expect(effort('render-blocking', 'speed')).toBe('developer')
})

test('grades begin at 80 and 60', () => {
  expect([100, 80, 79, 60, 59, 0, null].map(gradeOf)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor', null])
})

function withFindings(names: string[], over: Partial<PresentedReport> = {}): PresentedReport {
  const [finding] = exampleReport.findings
  if (!finding) throw new Error('The example has no finding.')
  return { ...exampleReport, findings: names.map(id => ({ ...finding, id, title: id })), ...over }
}

test('what was found before and not now is fixed, unless it could not be looked for', () => {
  const before = withFindings(['a', 'b', 'c'])
  const now = withFindings(['b', 'd'], { not_checked: [{ id: 'c', reason: 'The site kept us out.' }] })
  const { fixed, appeared, score } = compareRuns(before, now)
  expect(fixed).toEqual([{ id: 'a', title: 'a' }])
  expect(appeared).toEqual([{ id: 'd', title: 'd' }])
  expect(score).toBe(63)
})

test('a page that a bounded run left unread is not called fixed', () => {
  const now = withFindings([], { stopped_by: 'pages', pages: [] })
  expect(compareRuns(withFindings(['a']), now).fixed).toEqual([])
  expect(compareRuns(withFindings(['a']), withFindings([], { stopped_by: 'pages' })).fixed).toHaveLength(1)
})

test('what only a browser finds is neither fixed nor new where one of two runs had none', () => {
  const measured = withFindings(['a', 'lab-lcp-poor'], { lab_speed: labSpeed() })
  expect(compareRuns(measured, withFindings(['a'])).fixed).toEqual([])
  expect(compareRuns(withFindings(['a']), measured).appeared).toEqual([])
  expect(compareRuns(measured, withFindings(['a'], { lab_speed: labSpeed() })).fixed).toHaveLength(1)
})
