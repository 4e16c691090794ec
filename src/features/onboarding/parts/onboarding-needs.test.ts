import { expect, test } from 'vitest'
import { onboardingNeeds } from '#src/features/onboarding/parts/onboarding-needs.ts'

const half = {
  business_id: 'b',
  trade_name: 'Reyes',
  closed: 3,
  total: 7,
  minutes_left: 12,
  next_step: 'goals',
} as const

test('whoever has no business is asked to begin, with the time it takes', () => {
  expect(onboardingNeeds({ has_business: false, unfinished: [] })).toMatchObject([
    { title: 'Set up your business', text: expect.stringMatching(/^7 steps, about \d+ minutes\./), action: 'Begin' },
  ])
})

test('whoever has begun goes on where they were', () => {
  expect(onboardingNeeds({ has_business: true, unfinished: [half] })).toEqual([
    {
      id: 'onboarding-b',
      title: 'Finish setting up your business',
      text: '3 of 7 steps done, about 12 minutes left. Next: Goals and keywords.',
      action: 'Go on',
      to: '/client/onboarding?business=b',
    },
  ])
})

test('of several businesses each is named; finished ones, and those of others, ask nothing', () => {
  const other = { ...half, business_id: 'c', trade_name: 'Tide Pool', closed: 0 }
  const titles = onboardingNeeds({ has_business: true, unfinished: [half, other] }).map(({ title }) => title)
  expect(titles).toEqual(['Finish setting up Reyes', 'Set up Tide Pool'])
  expect(onboardingNeeds({ has_business: true, unfinished: [] })).toEqual([])
})
