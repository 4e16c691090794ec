import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { reviewsOutnumbered } from './reviews-outnumbered.ts'

const look = (...said: string[]) => {
  const html = `<html lang="en"><body>${said.map(text => `<p>${text}</p>`).join('')}</body></html>`
  return reviewsOutnumbered.look(viewOf({ html }))
}

test('more reviews of five stars than people who rated are told with both numbers', () => {
  expect(look('Over 40 five-star reviews', '4.9 stars from 18 customers')).toMatchObject({
    state: 'found',
    occurrences: [{ line: 1, evidence: '“Over 40 five-star reviews”, and “4.9 stars from 18 customers”' }],
  })
})

test('a figure set apart from its words is told with a space', () => {
  expect(look('<b>Over 40</b><span>five-star reviews</span>', '4.9 stars from 18 customers')).toMatchObject({
    occurrences: [{ evidence: '“Over 40 five-star reviews”, and “4.9 stars from 18 customers”' }],
  })
})

test.each([
  ['500+ reviews', '4.8 (127 reviews)'],
  ['1,200+ Google reviews', 'Rated 4.9 out of 5 based on 310 Google reviews'],
  ['350 5-Star Reviews', '5.0 ★ from 96 verified reviews'],
  ['More than 90 customer reviews', '4.7/5 by 61 clients'],
])('%s beside %s', (claimed, rated) => {
  expect(look(claimed, rated).state).toBe('found')
})

test.each([
  ['fewer with five stars than all', ['Over 40 five-star reviews', '4.9 stars from 52 customers']],
  ['the same number', ['127 reviews', '4.8 (127 reviews)']],
  ['a few more since', ['130+ reviews', '4.8 (127 reviews)']],
  ['one place of several', ['500+ Google reviews', '4.8 stars from 31 Yelp reviews']],
  ['a place of its own beside all', ['500+ reviews', '4.8 stars from 31 Yelp reviews']],
  ['two places together', ['40+ reviews', '4.9 (25 reviews)', '4.7 (20 reviews)']],
  ['customers served', ['Over 5,000 customers served', '4.9 stars from 18 customers']],
  ['no rating', ['Over 40 five-star reviews', 'Call us for a quote']],
  ['a price', ['Over 40 five-star reviews', 'Five rooms from 18 dollars for guests']],
])('%s is no contradiction', (_, said) => {
  expect(look(...said).state).not.toBe('found')
})
