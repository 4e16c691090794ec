import { expect, test } from 'vitest'
import { clientNeeds, type Known, needsInWords } from '#src/features/client-area/parts/client-needs.ts'

const complete = { full_name: 'Dana Reyes', company: 'Bay Gutters', phone: '(904) 555-0100' }

const settled: Known = {
  profile: complete,
  email: 'dana@shop.example',
  new_email: undefined,
  two_factor: true,
  subscriptions: [{ location_id: 'a', status: 'active' }],
  set_up_needs: [],
}

const idsOf = (known: Partial<Known>) => clientNeeds({ ...settled, ...known }).map(({ id }) => id)

test('nothing waits on whoever has done everything', () => {
  expect(idsOf({})).toEqual([])
})

test('what could not be read is not called missing', () => {
  expect(idsOf({ profile: undefined, two_factor: undefined, subscriptions: undefined })).toEqual([])
})

test.each([
  [{ company: '' }, 'Your company is missing. We use it when'],
  [{ company: '', phone: '' }, 'Your company and phone number are missing. We use them when'],
  [{ full_name: '', company: '', phone: '' }, 'Your name, company and phone number are missing.'],
])('a profile with %j says what it lacks', (empty, sentence) => {
  const [need] = clientNeeds({ ...settled, profile: { ...complete, ...empty } })
  expect(need?.text).toContain(sentence)
})

test('a new e-mail address that waits names both mailboxes', () => {
  const [need] = clientNeeds({ ...settled, new_email: 'dana@new.example' })
  expect(need?.text).toMatch(/dana@shop\.example.*dana@new\.example/)
})

test.each(['past_due', 'unpaid', 'incomplete'])('a location that is %s asks for a look at billing', status => {
  expect(idsOf({ subscriptions: [{ location_id: 'a', status }] })).toEqual(['payment'])
})

test.each(['active', 'trialing', 'cancelled', 'paused'])('a location that is %s asks for nothing', status => {
  expect(idsOf({ subscriptions: [{ location_id: 'a', status }] })).toEqual([])
})

test('money comes first, what is optional last', () => {
  const known = {
    new_email: 'dana@new.example',
    two_factor: false,
    profile: { full_name: '', company: '', phone: '' },
    subscriptions: [{ location_id: 'a', status: 'past_due' }],
    set_up_needs: [{ id: 'onboarding', title: 'Set up', text: '', action: 'Begin', to: '/client/onboarding' }],
  }
  expect(idsOf(known)).toEqual(['payment', 'onboarding', 'email', 'profile', 'two-factor'])
})

test.each([
  [0, 'Nothing is waiting on you.'],
  [1, 'One thing waits on you.'],
  [2, 'Two things wait on you.'],
  [7, '7 things wait on you.'],
])('%i in words', (count, words) => {
  expect(needsInWords(count)).toBe(words)
})
