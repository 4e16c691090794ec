import { expect, test } from 'vitest'
import { readPageAtOnce } from '#src/engines/audit/facts/read-page.ts'
import { bitsOf, traitsIn, traitsOf } from './page-traits.ts'

const none = traitsOf(readPageAtOnce('', { url: 'https://www.calloway.example/' }))
const names = Object.keys(none) as (keyof typeof none)[]

test.each(names)('%s has a bit of its own', name => {
  const all_false = Object.fromEntries(names.map(one => [one, false])) as typeof none
  const only = { ...all_false, [name]: true }
  expect(traitsIn(bitsOf(only))).toEqual(only)
})
