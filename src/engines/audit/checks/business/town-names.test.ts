import { expect, test } from 'vitest'
import { namesTown } from '#src/engines/audit/checks/business/town-names.ts'

test.each([
  'Junk Removal Royse City TX',
  'Window Cleaning Superior WI | Up North',
  'Plumber in Macon, Georgia',
  'Gary, IN',
])('“%s” names a town', text => {
  expect(namesTown(text)).toBe(true)
})

test.each([
  'Calloway Contracting CO',
  'PLUMBING IN SAVANNAH',
  'Drains and Pipes',
  'Best of the West',
  'Call Us OR Write',
])('“%s” names none', text => {
  expect(namesTown(text)).toBe(false)
})
