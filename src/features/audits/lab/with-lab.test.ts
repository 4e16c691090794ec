import { expect, test } from 'vitest'
import { labReason, labStateOf, stillMeasuring } from '#src/features/audits/lab/lab-state.ts'
import { withLab } from '#src/features/audits/lab/with-lab.ts'
import { exampleReport } from '#tests/support/audit/finished-check.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'

const pending = withLab(exampleReport, { speed: null, reason: stillMeasuring })

test('while a browser measures the report says so, and scores as before', () => {
  expect(labStateOf(pending)).toBe('measuring')
  expect(pending.score).toBe(exampleReport.score)
  expect(pending.not_checked.filter(({ id }) => id === 'lab-speed')).toHaveLength(1)
})

test('a slow page is a finding with a plan and what it takes, and may be the first thing to mend', () => {
  const report = withLab(pending, { speed: labSpeed({ lcp_ms: 5200 }), reason: null })
  expect(labStateOf(report)).toBe('measured')
  expect(labReason(report)).toBe('')
  expect(report.findings.find(({ id }) => id === 'lab-lcp-poor')).toMatchObject({
    effort: 'developer',
    plan: { id: 'dominator' },
    count: 1,
  })
  expect(report.first_three).toContain('lab-lcp-poor')
  expect(report.sections.find(({ id }) => id === 'speed')).toMatchObject({ score: 82, checked: true, note: null })
  expect(report.score).not.toBe(pending.score)
})

test('a measurement that did not come about leaves its reason and no points', () => {
  const report = withLab(pending, { speed: null, reason: 'It was busy.' })
  expect(labStateOf(report)).toBe('not_measured')
  expect(labReason(report)).toBe('It was busy.')
  expect(report.score).toBe(exampleReport.score)
})
