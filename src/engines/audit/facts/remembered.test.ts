import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

function counting() {
  const asked: string[] = []
  const lengthOf = remembered(
    text => {
      asked.push(text)
      return text.length
    },
    { most: 2, longest: 5 },
  )
  return { asked, lengthOf }
}

it('reads a text once', () => {
  const { asked, lengthOf } = counting()
  expect([lengthOf('one'), lengthOf('one'), lengthOf('')]).toEqual([3, 3, 0])
  expect(asked).toEqual(['one', ''])
})

it('remembers no long texts, and no more than it may', () => {
  const { asked, lengthOf } = counting()
  for (const text of ['longer', 'longer', 'a', 'b', 'c', 'a']) lengthOf(text)
  expect(asked).toEqual(['longer', 'longer', 'a', 'b', 'c', 'a'])
})
