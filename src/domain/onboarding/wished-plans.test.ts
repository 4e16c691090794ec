import { expect, test } from 'vitest'
import { plans } from '#src/content/plans.ts'
import {
  countWished,
  monthlyDollars,
  type WishedPlans,
  wishedPlan,
  withException,
} from '#src/domain/onboarding/wished-plans.ts'
import { fc } from '#tests/support/runner/properties.ts'

const growth = { plan_for_all: 'growth', exceptions: [{ location_id: 'b', plan: 'startup' }] } as const

test('a location has its own plan, or that of all', () => {
  expect(wishedPlan(growth, 'a')).toBe('growth')
  expect(wishedPlan(growth, 'b')).toBe('startup')
  expect(wishedPlan({ plan_for_all: null, exceptions: [] }, 'a')).toBeNull()
})

test('a location given the plan of all the others is no exception any more', () => {
  expect(withException(growth, 'c', 'dominator').exceptions).toEqual([
    { location_id: 'b', plan: 'startup' },
    { location_id: 'c', plan: 'dominator' },
  ])
  expect(withException(growth, 'b', 'growth').exceptions).toEqual([])
  expect(withException(growth, 'b', null).exceptions).toEqual([])
})

test('three locations, one of them on the smallest plan, come to two prices added up', () => {
  const counts = countWished(growth, 3)
  expect([...counts]).toEqual([
    ['growth', 2],
    ['startup', 1],
  ])
  expect(monthlyDollars(counts, plans)).toBe(2 * 249 + 99)
  expect(countWished({ plan_for_all: null, exceptions: [] }, 3).size).toBe(0)
})

test('every location is counted once, however the plans are given', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const plan = fc.constantFrom('startup', 'growth', 'dominator')
  fc.assert(
    fc.property(plan, fc.array(fc.tuple(id, fc.option(plan))), (plan_for_all, gifts) => {
      const start: WishedPlans = { plan_for_all, exceptions: [] }
      const wished = gifts.reduce((so_far, [location, own]) => withException(so_far, location, own), start)
      const counts = countWished(wished, 3)
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(3)
      const one_by_one = ['a', 'b', 'c'].map(location => wishedPlan(wished, location))
      for (const [name, count] of counts) expect(one_by_one.filter(own => own === name)).toHaveLength(count)
    }),
  )
})
