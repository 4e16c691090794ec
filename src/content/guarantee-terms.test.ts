import { expect, test } from 'vitest'
import { guarantee } from '#src/content/claims.ts'
import { guaranteeTerms } from '#src/content/guarantee-terms.ts'

const whole = guaranteeTerms.map(term => `${term.title} ${term.text}`).join('\n')

test.each([
  ['which charges', /every plan charge/i],
  ['from which day', /day 1 is the day/i],
  ['what the client must have done', /given us access/i],
  ['how results are measured', /at least two of the three/i],
  ['how to claim', /between day 91 and day 120/i],
  ['when it is paid', /within 10 business days/i],
])('the guarantee says %s', (_part, words) => {
  expect(whole).toMatch(words)
})

test('the conditions speak of the same number of days as the claim', () => {
  expect(whole).toContain(`day ${guarantee.days}`)
  expect(guarantee.text).toContain(`${guarantee.days} days`)
})

test('the conditions in short say nothing that the whole does not', () => {
  for (const words of [/by day 14/, /within 7 days each/, /between day 91 and day 120/, /10 percent better/]) {
    expect(guarantee.in_short).toMatch(words)
    expect(whole).toMatch(words)
  }
  expect(guarantee.in_short).toContain(`keep the plan to day ${guarantee.days}`)
})

test('no condition is promised as a ranking', () => {
  expect(whole).not.toMatch(/number one|first page|top of google/i)
})
