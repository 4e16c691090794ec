import { expect, test } from 'vitest'
import { namesTown, statesIn } from '#src/engines/audit/checks/business/town-names.ts'

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
  'Your SC Home Insurance',
  'Roof Repair FL',
  'Tractor Services in Polk County & Central Florida, FL',
  'Call Us OR Write',
  'Calloway’s Kitchen, MA',
])('“%s” names none', text => {
  expect(namesTown(text)).toBe(false)
})

test('a degree behind the name of a person is no state', () => {
  expect(statesIn('Ann Calloway, MD, Ray Hartwell, MD, and Jo Lee, FNP-C')).toEqual([])
  expect(statesIn('Dr. Ann Lee, MD')).toEqual([])
  expect(statesIn('Plumber in Bethesda, MD')).toEqual(['MD'])
})
