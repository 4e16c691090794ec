import { expect, test } from 'vitest'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { isOver } from './notices.ts'

const today = 2026_11_27

const over = (body: string) =>
  factsOf(`<!doctype html><html lang="en"><body><main>${body}</main></body></html>`, 'https://www.calloway.example/')
    .claims.filter(({ about, value }) => about === 'ended' && isOver(value, today))
    .map(({ text }) => text)

test.each([
  ['<p>Mother’s Day · May 11</p>', 'Mother’s Day · May 11'],
  ['<p>Mother’s Day is May 11</p>', 'Mother’s Day is May 11'],
  ['<p>Easter Sunday, April 5th</p>', 'Easter Sunday, April 5th'],
  ['<h2>Father’s Day: June 21</h2>', 'Father’s Day: June 21'],
])('the day of %s is of a year that is over', (body, told) => {
  expect(over(body)).toEqual([told])
})

test.each([
  '<p>Mother’s Day is May 9</p>',
  '<p>Easter Sunday, March 28</p>',
  '<p>Mother’s Day orders by May 11. Mother’s Day weekend, May 8–10.</p>',
  '<p>The house was sold on Easter 1998. Thanksgiving dinner, served November 1 to November 30.</p>',
  '<p>Mother’s Day, May 10–12</p>',
])('%s is still to come, or no day of a feast', body => {
  expect(over(body)).toEqual([])
})
