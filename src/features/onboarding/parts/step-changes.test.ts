import { expect, test } from 'vitest'
import { changesOf, faultsByField, fittingChanges, settled } from '#src/features/onboarding/parts/step-changes.ts'

test('only what differs is sent', () => {
  expect(changesOf({ tone: null, words: ['a'] }, { tone: 'plain', words: ['a'] })).toEqual({ tone: 'plain' })
  expect(changesOf({ customer_value: null }, { customer_value: Number.NaN })).toEqual({ customer_value: Number.NaN })
})

test('what is refused of an entry stands beside its field, the first sentence alone', () => {
  expect(faultsByField({ 'keywords.2': 'No web address.', 'keywords.4': 'Too long.', tone: 'Choose.' })).toEqual({
    keywords: 'No web address.',
    tone: 'Choose.',
  })
})

test('one’s own words hold until theirs are chosen', () => {
  const theirs = { tone: 'formal', words: ['b'], approver: 'Ana' }
  const changes = { tone: 'plain', words: ['c'] }
  expect(settled(theirs, changes, {})).toEqual({ tone: 'plain', words: ['c'], approver: 'Ana' })
  expect(settled(theirs, changes, { tone: 'theirs' })).toEqual({ tone: 'formal', words: ['c'], approver: 'Ana' })
})

test('of what was kept comes back what the step still asks, in the shape in which it asks it', () => {
  const answers = { tone: null, words: ['b'], approver: '' }
  const kept = { tone: 'plain', words: 'c', approver: 'Ana', color: 'red', __proto__: null }
  expect(fittingChanges(answers, kept)).toEqual({ tone: 'plain', approver: 'Ana' })
})
