import { expect, test } from 'vitest'
import { onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { answerShapes, noAnswers } from '#src/features/onboarding/answers.ts'
import { answerInWords, answerNames, toldAnswers } from '#src/features/onboarding/parts/answer-words.ts'
import { progressInWords } from '#src/features/onboarding/parts/step-words.ts'

test.each([
  ['team_size', '2-5', '2 to 5 people'],
  ['states', ['FL', 'NC'], 'Florida, North Carolina'],
  ['goals', ['calls', 'reviews'], 'More phone calls, More and better reviews'],
  ['customer_value', 1200, '$1,200'],
  ['plan_for_all', 'growth', 'GROWTH'],
  ['exceptions', [{ location_id: 'a', plan: 'startup' }], 'Bay Street: STARTUP'],
  ['exceptions', [{ location_id: 'b', plan: 'growth' }], 'A location that is gone: GROWTH'],
  ['keywords', [], ''],
  ['tone', 'never heard of', 'never heard of'],
  ['location_count', null, ''],
])('%s %j reads “%s”', (field, value, words) => {
  expect(answerInWords(field, value, { a: 'Bay Street' })).toBe(words)
})

test('every answer has a name, and nothing is said of what was not told', () => {
  const fields = onboardingSteps.flatMap(step => Object.keys(answerShapes[step]))
  expect(fields.filter(field => !answerNames[field])).toEqual([])
  for (const step of onboardingSteps) expect(toldAnswers(noAnswers[step], {})).toEqual([])
})

test('how far it has come reads as people say it', () => {
  expect(progressInWords({ closed: 0, total: 7, minutes_left: 25 })).toBe('7 steps, about 25 minutes')
  expect(progressInWords({ closed: 6, total: 7, minutes_left: 1 })).toBe('6 of 7 steps done, about 1 minute left')
  expect(progressInWords({ closed: 7, total: 7, minutes_left: 0 })).toBe('All 7 steps done')
})
