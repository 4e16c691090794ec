import { expect, test } from 'vitest'
import { meantBy } from '#src/engines/audit/facts/spelling/meant-by.ts'
import { isSurelyMeant } from '#src/engines/audit/facts/spelling/sure-meaning.ts'

test.each([
  ['maintainance', 'maintenance'],
  ['proffesional', 'professional'],
  ['apointment', 'appointment'],
  ['recieve', 'receive'],
  ['experiance', 'experience'],
  ['competitior', 'competitor'],
])('by “%s” surely “%s” was meant', (written, meant) => {
  expect(isSurelyMeant(written, meant)).toBe(true)
})

test.each([
  ['concusion', 'conclusion'],
  ['renumeration', 'recuperation'],
  ['practicants', 'practicals'],
  ['allery', 'allergy'],
])('by “%s” something else than “%s” may be meant', (written, meant) => {
  expect(isSurelyMeant(written, meant)).toBe(false)
})

test('a letter taken for one that is nothing like it is the least likely slip', () => {
  expect(meantBy('competitior')).toBe('competitor')
})
