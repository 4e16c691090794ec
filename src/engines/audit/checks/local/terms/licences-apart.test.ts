import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (body: string, nth: number): ServedPage => ({
  html: `<title>Calloway</title><p>${body}</p><footer>State License #16872</footer>`,
  url: `https://www.calloway.example/${nth}/`,
  kind: 'other',
})
const look = (...bodies: string[]) => localOutcome('licence-number-differs', bodies.map(page))

test('a digit wrong above the foot that has it right on every page is found', () => {
  expect(look('', '', 'We work under license #16372.')).toMatchObject({
    state: 'found',
    occurrences: [{ url: 'https://www.calloway.example/2/', evidence: expect.stringMatching(/16372.*16872/) }],
  })
})

test('two digits swapped at the end are found above the foot that has them right', () => {
  expect(look('', '', 'We work under license #16827.').state).toBe('found')
})

test.each([
  ['NV #0094214', 'NV #0092414'],
  ['Contractor license 0094214', 'Our license 0094241'],
])('a number after the state or after the word alone is read: %s, %s', (one, other) => {
  expect(look(one, other).state).toBe('found')
  expect(look(one, one).state).not.toBe('found')
})

test('a number with a sign before it is no license', () => {
  expect(look('Order IN #0094214', 'Ask about item #0094241').state).not.toBe('found')
})

test.each([
  ['the next one, of a colleague', 'Ada holds license #16873.'],
  ['another trade’s', 'We work under license #90412.'],
])('%s is none', (_, body) => {
  expect(look('', '', body).state).not.toBe('found')
})

test.each([
  ['WA Contractor License #CALLOWY812QT', 'License: CALLOWY821QT'],
  ['NJ HIC# 13VH04567800', 'HIC 13VH04576800'],
  ['ARD# 00265811', 'ARD 00265118'],
])('numbers with letters in their midst are compared: %s, %s', (one, other) => {
  expect(look(one, other).state).toBe('found')
  expect(look(one, one).state).not.toBe('found')
})

test('four digits are enough where one number stands on every page', () => {
  const short = (body: string, nth: number): ServedPage => ({
    html: `<title>Calloway</title><p>${body}</p><footer>License #4872</footer>`,
    url: `https://www.calloway.example/${nth}/`,
    kind: 'other',
  })
  const told = (...bodies: string[]) => localOutcome('licence-number-differs', bodies.map(short)).state
  expect(told('', '', 'We work under license #4372.')).toBe('found')
  expect(told('', '', 'Ada holds license #4873.')).not.toBe('found')
  expect(told('', 'We work under license #4372.')).not.toBe('found')
})

test('two digits changed about are a slip on one page as well, and the next number is a colleague’s', () => {
  expect(look('SC license M-110482 and SC license M-110428').state).toBe('found')
  expect(look('SC license M-110482 and SC license M-110483').state).not.toBe('found')
})
