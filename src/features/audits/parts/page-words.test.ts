import { expect, test } from 'vitest'
import { pageWords } from '#src/features/audits/parts/page-words.ts'
import { anAudit, aReport } from '#tests/support/audit/audit-answers.ts'

const words = (audit: ReturnType<typeof anAudit> | undefined, gone = false) => pageWords({ audit, gone, lost: false })

test('the heading names the site in every state that knows it', () => {
  const problem = { code: 'dns', sentence: 'There is no website at this address.' }
  expect(words(undefined).title).toBe('Your free SEO check')
  expect(words(anAudit(0, { state: 'waiting' })).title).toBe('tonys.example is in line.')
  expect(words(anAudit(2)).title).toBe('We are reading tonys.example.')
  expect(words(anAudit(8, { report: aReport() })).title).toBe('tonys.example can do better.')
  expect(words(anAudit(1, { state: 'failed', problem }))).toEqual({
    title: 'We could not check tonys.example.',
    lead: 'There is no website at this address.',
  })
})

test('who waits hears how many are in front', () => {
  const lead = (waiting_before: number | null) => words(anAudit(0, { state: 'waiting', waiting_before })).lead
  expect(lead(0)).toContain('Yours is next.')
  expect(lead(null)).toContain('Yours is next.')
  expect(lead(1)).toContain('One check is in front')
  expect(lead(12)).toContain('12 checks are in front')
})

test('a report that is gone is gone, whatever was shown before', () => {
  expect(words(anAudit(2), true).title).toBe('This report is not here any more.')
})
