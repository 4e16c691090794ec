import { expect, test } from 'vitest'
import { replaceVariables } from '#src/build/css/replace-variables.ts'

const values: Record<string, string> = { '--a': '1rem', '--empty': '' }
const replace = (value: string) =>
  replaceVariables(value, (name, fallback) => (name === '--unset' ? fallback : values[name]))

test('a variable gives way to its value, in sums and lists too', () => {
  expect(replace('var(--a)')).toBe('1rem')
  expect(replace('calc(var(--a) * 2) var(--a, 3px)')).toBe('calc(1rem * 2) 1rem')
  expect(replace('no variable, but a --var(1)')).toBe('no variable, but a --var(1)')
})

test('one that is not known stays, its fallback replaced', () => {
  expect(replace('var(--b)')).toBe('var(--b)')
  expect(replace('var(--b, var(--a)) var( --c )')).toBe('var(--b,1rem) var(--c)')
})

test('one that is never set gives way to its fallback, brackets and commas in it included', () => {
  expect(replace('var(--unset, rgb(0 0 0 / calc(1 - 0)), x)')).toBe('rgb(0 0 0 / calc(1 - 0)), x')
  expect(replace('var(--unset, ) b')).toBe(' b')
})

test('values that only variables kept apart stay apart', () => {
  expect(replace('var(--a)var(--a)')).toBe('1rem 1rem')
  expect(replace('calc((var(--a))*-1)')).toBe('calc((1rem)*-1)')
})

test('a bracket that is not closed is told', () => {
  expect(() => replace('calc(var(--a)')).not.toThrow()
  expect(() => replace('var(--a')).toThrow('not closed')
})
