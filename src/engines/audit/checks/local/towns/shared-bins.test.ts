import { expect, test } from 'vitest'
import { SharedBins } from './shared-bins.ts'

const sketch = (...values: readonly number[]) => new Uint16Array(values)

test('groups with the same value in the same bin are named once each, in the order of their numbers', () => {
  const shared = new SharedBins()
  shared.add(1, [sketch(7, 8, 9), sketch(1)])
  shared.add(0, [sketch(7, 8, 4), sketch(2)])
  shared.add(2, [sketch(5, 5, 5), sketch(3)])
  expect(shared.groupsLike([sketch(7, 8, 1), sketch(6)])).toEqual([0, 1])
  expect(shared.groupsLike([sketch(0, 0, 0), sketch(3)])).toEqual([2])
})

test('the same value in another bin, and empty bins, are no likeness', () => {
  const shared = new SharedBins()
  shared.add(0, [sketch(7, 0xffff), sketch(1)])
  expect(shared.groupsLike([sketch(1, 0xffff), sketch(7)])).toEqual([])
})
