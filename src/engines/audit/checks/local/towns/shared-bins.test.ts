import { expect, test } from 'vitest'
import { SharedBins } from './shared-bins.ts'

const sketch = (...values: readonly number[]) => new Uint16Array(values)

test('groups with the same value in the same bin are named once each, in the order of their numbers', () => {
  const shared = new SharedBins()
  shared.add(1, [sketch(7, 8, 9), sketch(1)])
  shared.add(0, [sketch(7, 8, 4), sketch(2)])
  shared.add(2, [sketch(5, 5, 5), sketch(3)])
  expect(shared.groupsLike([sketch(7, 8, 1), sketch(6)], 0.1)).toEqual([0, 1])
  expect(shared.groupsLike([sketch(0, 0, 0), sketch(3)], 0.1)).toEqual([2])
})

test('the same value in another bin, and empty bins, are no likeness', () => {
  const shared = new SharedBins()
  shared.add(0, [sketch(7, 0xffff), sketch(1)])
  expect(shared.groupsLike([sketch(1, 0xffff), sketch(7)], 0.1)).toEqual([])
})

test('groups with too little in common are left out, whatever of a text is too short to be compared', () => {
  const shared = new SharedBins()
  shared.add(0, [sketch(1, 2, 3, 4)])
  shared.add(1, [sketch(1, 2, 9, 9)])
  shared.add(2, [sketch(1, 9, 9, 9)])
  expect(shared.groupsLike([sketch(1, 2, 3, 4)], 0.5)).toEqual([0, 1])
  expect(shared.groupsLike([sketch(1, 2, 0xffff, 0xffff)], 1)).toEqual([0, 1])
  expect(shared.groupsLike([sketch(0xffff, 0xffff, 0xffff, 0xffff)], 0.5)).toEqual([])
})
