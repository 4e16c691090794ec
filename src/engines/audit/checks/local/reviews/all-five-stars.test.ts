import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { allFiveStars } from './all-five-stars.ts'

const look = (body: string) => allFiveStars.look(viewOf({ html: `<title>Calloway</title>${body}` }))

test('as many five stars as reviews, and an average below five', () => {
  expect(look('<p>4.4 Stars (65+ Reviews)</p>\n<div>65+</div><div>5-Star Reviews</div>')).toMatchObject({
    occurrences: [{ line: 2, evidence: '“65+ 5-Star Reviews”, and “4.4 Stars (65+ Reviews”' }],
  })
  expect(look('<p>4.6 out of 5 from 1,200 Google reviews</p><p>1,200 five-star reviews!</p>').state).toBe('found')
})

test.each([
  '<p>4.9 stars (65+ reviews)</p><p>65+ 5-star reviews</p>',
  '<p>4.4 stars (120 reviews)</p><p>65+ 5-star reviews</p>',
  '<p>65+ 5-star reviews</p>',
  '<p>4.4 stars (65 reviews)</p><p>65 reviews</p>',
])('%s may be true', body => {
  expect(look(body).state).not.toBe('found')
})
