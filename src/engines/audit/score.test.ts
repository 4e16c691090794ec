import { expect, test } from 'vitest'
import { lossOf, type Scored, scoreSections, scoreTotal } from '#src/engines/audit/score.ts'
import { sections } from '#src/engines/audit/sections.ts'
import { fc } from '#tests/support/runner/properties.ts'

const severity = fc.constantFrom('info', 'low', 'medium', 'high', 'critical')
const scored: fc.Arbitrary<Scored> = fc
  .record({
    section: fc.constantFrom(...sections.map(({ id }) => id)),
    severity,
    looked_at: fc.nat(500),
    affected: fc.nat(500),
  })
  .map(each => ({ ...each, affected: Math.min(each.affected, each.looked_at) }))

const technical = (over: Partial<Scored>): Scored => ({
  section: 'technical',
  severity: 'high',
  looked_at: 10,
  affected: 0,
  ...over,
})
const scoreOf = (all: readonly Scored[]) => scoreSections(all).find(({ id }) => id === 'technical')?.score

test('scores are whole numbers from 0 to 100, or null where nothing was checked', () => {
  fc.assert(
    fc.property(fc.array(scored, { maxLength: 300 }), all => {
      const scores = scoreSections(all)
      for (const score of [...scores.map(each => each.score), scoreTotal(scores)]) {
        if (score === null) continue
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test('one more page affected never raises the section or the total', () => {
  fc.assert(
    fc.property(fc.array(scored, { minLength: 1, maxLength: 60 }), fc.nat(), (all, which) => {
      const at = which % all.length
      const worse = all.map((each, i) =>
        i === at ? { ...each, affected: Math.min(each.affected + 1, each.looked_at) } : each,
      )
      const [before, after] = [scoreSections(all), scoreSections(worse)]
      before.forEach(({ score }, i) => {
        expect(after[i]?.score ?? 0).toBeLessThanOrEqual(score ?? 0)
      })
      expect(scoreTotal(after) ?? 0).toBeLessThanOrEqual(scoreTotal(before) ?? 0)
    }),
  )
})

test('one more check that finds something never raises its section', () => {
  fc.assert(
    fc.property(fc.array(scored, { maxLength: 60 }), scored, (all, more) => {
      const at = sections.findIndex(({ id }) => id === more.section)
      const before = scoreSections(all)[at]?.score ?? 100
      expect(scoreSections([...all, more])[at]?.score ?? before).toBeLessThanOrEqual(before)
    }),
  )
})

test('information never scores and never makes a section count', () => {
  expect(scoreOf([technical({ severity: 'info', affected: 10 })])).toBeNull()
  expect(scoreOf([technical({}), technical({ severity: 'info', affected: 10 })])).toBe(100)
})

test('a check that looked nowhere leaves its section out of the total', () => {
  const scores = scoreSections([technical({}), technical({ section: 'local', looked_at: 0 })])
  expect(scores.find(({ id }) => id === 'local')?.score).toBeNull()
  expect(scoreTotal(scores)).toBe(100)
  expect(scoreTotal(scoreSections([]))).toBeNull()
})

test('a graver finding takes more, and one on every page more than one on a single page', () => {
  const losses = (['info', 'low', 'medium', 'high', 'critical'] as const).map(each =>
    lossOf(technical({ severity: each, affected: 1 })),
  )
  expect(losses).toEqual(losses.toSorted((one, other) => one - other))
  expect(new Set(losses).size).toBe(5)
  expect(lossOf(technical({ affected: 10 }))).toBeGreaterThan(lossOf(technical({ affected: 1 })))
  expect(scoreOf([technical({ affected: 10 })])).toBe(82)
  expect(scoreOf([technical({ severity: 'critical', affected: 10 }), technical({ affected: 10 })])).toBe(53)
})

test('100 means that nothing was found', () => {
  const rest = sections.map(({ id }) => technical({ section: id }))
  expect(scoreTotal(scoreSections(rest))).toBe(100)
  const found = technical({ section: 'ai', severity: 'low', looked_at: 500, affected: 1 })
  expect(scoreTotal(scoreSections([...rest, found]))).toBe(99)
})
