import { expect, test } from 'vitest'
import { announcementOf } from '#src/features/audits/parts/progress/announcement.ts'
import { anAudit, aReport } from '#tests/support/audit/audit-answers.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'

test('each step that is through is told once, and findings are not', () => {
  expect(announcementOf(anAudit(0))).toBe('The check has started.')
  const told = announcementOf(anAudit(3))
  expect(told).toBe('Step 3 of 8 is through: Read your pages.')
  const found = { id: 'a', section: 'local', severity: 'low', title: 'A', url: '/', line: null, evidence: '' } as const
  expect(announcementOf(anAudit(3, { so_far: [found], pages_audited: 9 }))).toBe(told)
})

test('who has to wait hears how many are in front', () => {
  expect(announcementOf(anAudit(0, { state: 'waiting', waiting_before: 1 }))).toBe('Waiting: 1 check before yours.')
  expect(announcementOf(anAudit(0, { state: 'waiting', waiting_before: 0 }))).toBe('The check has started.')
})

test('a step that could not be done is through as well', () => {
  const { steps } = anAudit(2)
  const skipped = steps.map((step, at) => (at === 0 ? { ...step, state: 'not_checked' as const } : step))
  expect(announcementOf(anAudit(2, { steps: skipped }))).toContain('Step 2 of 8')
})

test('the end is told with the score, also while speed is still being measured', () => {
  const report = aReport({ score: 64, grade: 'fair', first_three: ['a', 'b', 'c'] })
  const words = 'The check is finished: 64 of 100, fair. 3 things to fix first.'
  expect(announcementOf(anAudit(8, { report }))).toBe(words)
  expect(announcementOf(anAudit(6, { state: 'done', report }))).toBe(words)
})

test('that a browser has measured the speed is told when it has', () => {
  const report = aReport({ score: 61, grade: 'fair', lab_speed: labSpeed({ performance: 48 }) })
  expect(announcementOf(anAudit(8, { report }))).toBe(
    'The check is finished: 61 of 100, fair. A browser measured the speed: 48 of 100.',
  )
})

test('a check that failed says so', () => {
  const problem = { code: 'dns', sentence: 'There is no such address.' }
  expect(announcementOf(anAudit(1, { state: 'failed', problem }))).toContain('could not be done')
})
