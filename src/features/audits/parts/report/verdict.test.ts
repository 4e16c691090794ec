import { expect, test } from 'vitest'
import { verdictOf } from '#src/features/audits/parts/report/verdict.ts'
import { aFinding, aPage } from '#tests/support/audit/audit-answers.ts'

const findings = [
  aFinding({ id: 'one', severity: 'critical' }),
  aFinding({ id: 'two', severity: 'high' }),
  aFinding({ id: 'three', severity: 'high' }),
  aFinding({ id: 'four', severity: 'low' }),
  aFinding({ id: 'five', severity: 'info' }),
]
const pages = [aPage('/'), aPage('/menu'), aPage('/gone', { problem: 'It did not answer.' })]

test('the heading says what the grade means, the sentence what was found', () => {
  expect(verdictOf({ grade: 'fair', score: 64, findings, pages }, 'tonys.example')).toEqual({
    title: 'tonys.example can do better.',
    lead: 'We read 2 pages and found 4 things to fix, 1 critical and 2 high.',
  })
})

test('a good score does not hide what is broken', () => {
  const { title } = verdictOf({ grade: 'good', score: 82, findings, pages }, 'tonys.example')
  expect(title).toBe('tonys.example does well, but something is broken.')
})

test('small things are not made to look grave', () => {
  const small = [aFinding({ id: 'one', severity: 'low' })]
  expect(verdictOf({ grade: 'good', score: 97, findings: small, pages }, 'tonys.example')).toEqual({
    title: 'tonys.example is in good shape.',
    lead: 'We read 2 pages and found 1 thing to fix, none of them critical or high.',
  })
})

test('what only informs is nothing to fix', () => {
  const informing = [aFinding({ id: 'one', severity: 'info' })]
  expect(verdictOf({ grade: 'good', score: 100, findings: informing, pages: [aPage('/')] }, 'a.example').lead).toBe(
    'We read 1 page and found nothing to fix in what can be checked from outside.',
  )
})

test('without a score nothing is claimed', () => {
  expect(verdictOf({ grade: null, score: null, findings: [], pages: [] }, 'a.example').title).toBe(
    'a.example could not be scored.',
  )
})
