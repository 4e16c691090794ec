import { expect, test } from 'vitest'
import { groupFindings, isShown } from '#src/features/audits/parts/report/group-findings.ts'
import { aFinding, aSection } from '#tests/support/audit/audit-answers.ts'

const sections = [
  aSection('technical', { score: 90, weight: 15 }),
  aSection('local', { score: 40, weight: 20 }),
  aSection('links', { score: 100, weight: 10 }),
  aSection('speed', { score: null, weight: 10 }),
]

test('the section that costs most points stands first, and one without findings nowhere', () => {
  const findings = [
    aFinding({ id: 'redirects', section: 'technical' }),
    aFinding({ id: 'phone', section: 'local' }),
    aFinding({ id: 'hours', section: 'local' }),
  ]
  const groups = groupFindings({ sections, findings })
  expect(groups.map(({ section, findings }) => [section.id, findings.map(({ id }) => id)])).toEqual([
    ['local', ['phone', 'hours']],
    ['technical', ['redirects']],
  ])
})

test('what the reader came for stands before all others', () => {
  const findings = [aFinding({ id: 'phone', section: 'local' }), aFinding({ id: 'dead', section: 'links' })]
  const groups = groupFindings({ sections, findings }, ['links'])
  expect(groups.map(({ section }) => section.id)).toEqual(['links', 'local'])
})

test('a section without a score stands last, with what it has to say', () => {
  const findings = [aFinding({ id: 'lab', section: 'speed' }), aFinding({ id: 'dead', section: 'links' })]
  expect(groupFindings({ sections, findings }).map(({ section }) => section.id)).toEqual(['links', 'speed'])
})

test('one severity is shown, or all of them', () => {
  const finding = aFinding({ id: 'phone', severity: 'high' })
  expect(isShown(finding, 'all')).toBe(true)
  expect(isShown(finding, 'high')).toBe(true)
  expect(isShown(finding, 'low')).toBe(false)
})
