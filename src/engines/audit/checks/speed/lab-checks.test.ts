import { expect, test } from 'vitest'
import type { LabSpeed } from '#src/domain/lab-speed.ts'
import { labChecks } from '#src/engines/audit/checks/speed/lab-checks.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'

function foundBy(changes: Partial<LabSpeed>): string[] {
  const speed = labSpeed(changes)
  return labChecks.filter(check => check.look(speed).state === 'found').map(({ id }) => id)
}

test.each([
  [{ lcp_ms: 2_500 }, []],
  [{ lcp_ms: 2_501 }, ['lab-lcp-slow']],
  [{ lcp_ms: 4_000 }, ['lab-lcp-slow']],
  [{ lcp_ms: 4_001 }, ['lab-lcp-poor']],
  [{ cls: 0.1 }, []],
  [{ cls: 0.101 }, ['lab-cls-high']],
  [{ cls: 0.25 }, ['lab-cls-high']],
  [{ cls: 0.26 }, ['lab-cls-poor']],
  [{ tbt_ms: 200 }, []],
  [{ tbt_ms: 201 }, ['lab-tbt-high']],
  [{ tbt_ms: 600 }, ['lab-tbt-high']],
  [{ tbt_ms: 601 }, ['lab-tbt-poor']],
  [{ lcp_ms: 9_000, cls: 1, tbt_ms: 3_000, performance: 3 }, ['lab-lcp-poor', 'lab-cls-poor', 'lab-tbt-poor']],
  [{ performance: 40 }, []],
])('%o is found by %j', (changes, ids) => {
  expect(foundBy(changes)).toEqual(ids)
})

test('the evidence says what was measured and what is good', () => {
  const outcomes = labChecks.map(check => check.look(labSpeed({ lcp_ms: 4_230, cls: 0.3123, tbt_ms: 250.4 })))
  expect(outcomes.flatMap(each => (each.state === 'found' ? each.occurrences : []))).toEqual([
    expect.objectContaining({
      evidence: 'Largest Contentful Paint 4.2 s on a phone with a slow line, good is 2.5 s or less',
    }),
    expect.objectContaining({
      evidence: 'Cumulative Layout Shift 0.312 on a phone with a slow line, good is 0.1 or less',
    }),
    expect.objectContaining({
      evidence: 'Total Blocking Time 250 ms on a phone with a slow line, good is 200 ms or less',
    }),
  ])
})

test('a machine that is too slow accuses nobody of being slow, and still sees what moves', () => {
  const slow = { benchmark_index: 700, lcp_ms: 9_000, tbt_ms: 3_000, cls: 0.4 }
  expect(foundBy(slow)).toEqual(['lab-cls-poor'])
  expect(labChecks.filter(check => check.look(labSpeed(slow)).state === 'not_checked')).toHaveLength(2)
  expect(foundBy({ benchmark_index: 700 })).toEqual([])
})
