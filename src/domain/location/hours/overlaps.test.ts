import { expect, test } from 'vitest'
import { findOverlaps } from './overlaps.ts'

const span = (start: number, end: number) => ({ start, end })

test('spans that only touch do not overlap', () => {
  expect(findOverlaps([span(0, 10), span(10, 20)])).toEqual([])
})

test('pairs come in the order in which they begin, the shorter first of those that begin together', () => {
  expect(findOverlaps([span(5, 9), span(0, 6), span(20, 30), span(20, 25)])).toEqual([
    [span(0, 6), span(5, 9)],
    [span(20, 25), span(20, 30)],
  ])
})

test('on a circle the last runs into the first', () => {
  expect(findOverlaps([span(2, 5), span(90, 103)], 100)).toEqual([[span(90, 103), span(2, 5)]])
  expect(findOverlaps([span(2, 5), span(90, 102)], 100)).toEqual([])
})

test('one span never overlaps itself, and none is no overlap', () => {
  expect(findOverlaps([span(0, 101)], 100)).toEqual([])
  expect(findOverlaps([], 100)).toEqual([])
})
