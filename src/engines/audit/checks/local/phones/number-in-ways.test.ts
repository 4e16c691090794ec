import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { numberInWays } from './number-in-ways.ts'

const told = (body: string) => {
  const outcome = numberInWays.look(
    viewOf({ html: `<html lang="en"><title>Calloway</title><body>${body}</body></html>` }),
  )
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : ''
}

test('one number in two ways on a page is found', () => {
  expect(told('<p>Call (478) 555-0142</p><p>Office: 478-555-0142</p>')).toBe('“(478) 555-0142” and “478-555-0142”')
  expect(told('<p>Call 478.555.0142</p><p>Office: 478-555-0142</p>')).toBe('“478.555.0142” and “478-555-0142”')
})

test.each([
  '<p>Call (478) 555-0142</p><p>Office: (478) 555-0142</p>',
  '<p>Call (478) 555-0142</p><p>Office: (478)555-0142</p>',
  '<p>Call (478) 555-0142</p><p>Office: +1 (478) 555-0142</p>',
  '<p>Call (478) 555-0142</p><p>Office: 478-555-0143</p>',
  '<p>Call (478) 555-0142</p><p>Fax: 478-555-0142</p>',
  '<p>Call (478) 555-7473</p><p>That is 478-555-PIPE</p>',
  '<p>Call us</p>',
])('one way, or another number: %s', body => {
  expect(told(body)).toBe('')
})
