import { expect, test } from 'vitest'
import { isSubscribed, subscriptionWords } from '#src/domain/subscription.ts'

test.each(['active', 'trialing'])('%s counts as subscribed', status => {
  expect(isSubscribed(status)).toBe(true)
})

test.each(['past_due', 'paused', 'canceled', 'cancelled', 'incomplete', 'unpaid', 'ACTIVE', 'Active ', '', 'toString'])(
  '%j does not count as subscribed',
  status => {
    expect(isSubscribed(status)).toBe(false)
  },
)

test.each([
  ['active', 'Active'],
  ['trialing', 'Trial'],
  ['past_due', 'Payment late'],
  ['canceled', 'Cancelled'],
  ['cancelled', 'Cancelled'],
])('%s is said as %j, with what it means', (status, name) => {
  const words = subscriptionWords(status)
  expect(words.name).toBe(name)
  expect(words.meaning).toMatch(/^[A-Z].+\.$/)
})

test.each(['on_hold', 'toString', '__proto__'])(
  '%s, which nobody told us about, is shown and promises nothing',
  status => {
    expect(subscriptionWords(status)).toEqual({
      name: status.replaceAll('_', ' '),
      meaning: 'This location does not count as subscribed.',
    })
  },
)
