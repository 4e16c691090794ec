import { expect, test } from 'vitest'
import { foldSums } from '#src/build/css/fold-sums.ts'

test.each([
  ['calc(.25rem * 6)', '1.5rem'],
  ['calc(.25rem * 3.5)', '.875rem'],
  ['calc(.25rem * -2) 1px', '-.5rem 1px'],
  ['calc(.25rem * 0)', '0rem'],
  ['calc(.25rem * calc(1 - 0))', '.25rem'],
  ['calc(calc(.25rem * 4) * -1)', '-1rem'],
  ['calc(100% - calc(.25rem * 4))', 'calc(100% - 1rem)'],
  ['calc(.1rem * 3)', '.3rem'],
])('%s is %s', (sum, result) => {
  expect(foldSums(sum)).toBe(result)
})

test.each(['calc(100% - 1rem)', 'calc(1.75 / 1.25)', 'calc(var(--a) * 2)', 'clamp(1rem, .5rem + 2vw, 3rem)'])(
  '%s stays',
  sum => {
    expect(foldSums(sum)).toBe(sum)
  },
)
