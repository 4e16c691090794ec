import { expect, test } from 'vitest'
import { onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { answerShapes, lackingAnswers, noAnswers, type SavedStep } from '#src/features/onboarding/answers.ts'
import { changesSchema } from '#src/features/onboarding/schema.ts'

const read = (step: SavedStep, changes: unknown) => changesSchema(step).safeParse(changes)
const faults = (step: SavedStep, changes: unknown) => read(step, changes).error?.issues.map(({ message }) => message)

test('what was never told has a value for every field, which its own rules take', () => {
  for (const step of onboardingSteps) {
    expect(Object.keys(noAnswers[step])).toEqual(Object.keys(answerShapes[step]))
    if (step !== 'review') expect(read(step, noAnswers[step]).data).toEqual(noAnswers[step])
  }
})

test('entries are trimmed, kept as they were written first, and never twice', () => {
  const keywords = [' Plumber  Tampa', 'plumber tampa', '', 'Drain cleaning']
  expect(read('goals', { keywords }).data).toEqual({ keywords: ['Plumber  Tampa', 'Drain cleaning'] })
  expect(read('business', { states: ['GA', 'FL', 'GA'] }).data).toEqual({ states: ['GA', 'FL'] })
})

test.each([
  ['goals', { keywords: Array.from({ length: 21 }, (_, n) => `word ${n}`) }, 'Please keep this to 20 or fewer.'],
  ['goals', { keywords: ['https://x.example'] }, 'not a web address'],
  ['goals', { services: ['x'.repeat(81)] }, '80 characters'],
  ['goals', { towns: ['a\u0000b'] }, 'plain text'],
  ['goals', { rivals: ['a', 'b', 'c', 'd', 'e', 'f'] }, '5 or fewer'],
  ['goals', { customer_value: 0 }, '$1 or more'],
  ['goals', { customer_value: 2.5 }, 'whole dollars'],
  ['goals', { goals: ['fame'] }, 'from the list'],
  ['business', { location_count: '3' }, 'whole number'],
  ['business', { states: ['TX'] }, 'from the list'],
  ['voice', { tone: 'loud' }, 'from the list'],
  ['voice', { about_voice: 'x'.repeat(1001) }, '1000 characters'],
  ['plans', { plan_for_all: 'gold' }, 'one of the plans'],
  ['confirm', { anything: 1 }, 'Unrecognized key'],
] as const)('%s refuses %j', (step, changes, why) => {
  expect(faults(step, changes)?.join()).toContain(why)
})

test('a step is done once what it asks for is told', () => {
  expect(lackingAnswers('goals', noAnswers.goals)).toEqual({
    keywords: expect.stringContaining('at least one keyword'),
  })
  expect(lackingAnswers('goals', { ...noAnswers.goals, keywords: ['plumber'] })).toEqual({})
  expect(Object.keys(lackingAnswers('business', noAnswers.business))).toEqual(['location_count', 'states'])
  expect(lackingAnswers('confirm', {})).toEqual({})
})
