import { expect, test } from 'vitest'
import { progressOf, stepAfter } from '#src/domain/onboarding/progress.ts'
import { isClosed, maySkip, nextState, onboardingSteps, stepMinutes } from '#src/domain/onboarding/steps.ts'

test('whoever comes back goes on at the first open step, and is told the minutes of the open ones', () => {
  expect(progressOf({})).toEqual({ closed: 0, total: 7, minutes_left: 25, next_step: 'business' })
  const begun = { business: 'done', locations: 'in_progress', goals: 'skipped' } as const
  const left = stepMinutes.locations + stepMinutes.confirm + stepMinutes.voice + stepMinutes.plans + stepMinutes.review
  expect(progressOf(begun)).toEqual({ closed: 2, total: 7, minutes_left: left, next_step: 'locations' })
  const all = Object.fromEntries(onboardingSteps.map(step => [step, 'done'] as const))
  expect(progressOf(all)).toEqual({ closed: 7, total: 7, minutes_left: 0, next_step: null })
})

test('after a step comes the next open one, then one that was left behind, and never the step itself', () => {
  expect(stepAfter('business', {})).toBe('locations')
  expect(stepAfter('goals', { voice: 'skipped' })).toBe('plans')
  const late = { confirm: 'done', goals: 'done', voice: 'done', plans: 'done', review: 'done' } as const
  expect(stepAfter('plans', { ...late, locations: 'in_progress', business: 'done' })).toBe('locations')
  expect(stepAfter('locations', { ...late, business: 'done' })).toBeNull()
})

test('saving what is still being written opens no closed step again', () => {
  expect(nextState('open', 'in_progress')).toBe('in_progress')
  expect(nextState('done', 'in_progress')).toBe('done')
  expect(nextState('skipped', 'in_progress')).toBe('skipped')
  expect(nextState('skipped', 'done')).toBe('done')
  expect(['open', 'in_progress', 'done', 'skipped'].filter(state => isClosed(state as 'open'))).toEqual([
    'done',
    'skipped',
  ])
})

test('what the work cannot begin without is not skipped', () => {
  expect(onboardingSteps.filter(step => !maySkip(step))).toEqual(['locations', 'confirm', 'review'])
})
