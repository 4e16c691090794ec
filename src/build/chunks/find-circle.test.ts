import { expect, test } from 'vitest'
import { findCircle } from '#src/build/chunks/find-circle.ts'

test('a file that needs itself through others is told with those others', () => {
  const imports = new Map([
    ['page', ['forms']],
    ['forms', ['area', 'zod']],
    ['area', ['everywhere', 'forms']],
  ])
  expect(findCircle(imports)).toEqual(['forms', 'area', 'forms'])
})

test('a file that two others need is no circle', () => {
  const imports = new Map([
    ['page', ['forms', 'area']],
    ['forms', ['everywhere']],
    ['area', ['everywhere']],
    ['everywhere', []],
  ])
  expect(findCircle(imports)).toBeNull()
})
