import { expect, test } from 'vitest'
import { readColumns, toggleColumn } from './columns.ts'

test('columns are read in their own order, and other words are nothing', () => {
  expect(readColumns('plan,color,city')).toEqual(['city', 'plan'])
  expect(readColumns('')).toEqual([])
})

test('a column is left out and taken in again', () => {
  expect(toggleColumn('', 'plan')).toBe('plan')
  expect(toggleColumn('plan', 'city')).toBe('city,plan')
  expect(toggleColumn('city,plan', 'plan')).toBe('city')
})
