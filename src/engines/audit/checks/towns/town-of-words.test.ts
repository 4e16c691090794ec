import { expect, test } from 'vitest'
import { townOfWords } from './town-of-words.ts'

test('words around a town are set aside, and those that make another place of it are not', () => {
  expect(townOfWords('Downtown Macon', new Set(['GA']))?.name).toBe('Macon')
  expect(townOfWords('Macon Georgia', new Set(['GA']))?.name).toBe('Macon')
  expect(townOfWords('Alhambra Valley', new Set(['CA']))).toBeUndefined()
  expect(townOfWords('Macon County', new Set(['GA']))).toBeUndefined()
  expect(townOfWords('Lake Macon', new Set(['GA']))).toBeUndefined()
})
