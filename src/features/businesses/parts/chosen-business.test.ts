import { expect, test } from 'vitest'
import { meantBusiness, withBusiness } from '#src/features/businesses/parts/chosen-business.ts'

const both = [{ id: 'a' }, { id: 'b' }]

test('the only business is meant without a word', () => {
  expect(meantBusiness([{ id: 'a' }], { named: null, remembered: null })).toEqual({ id: 'a' })
})

test('of several the named one is meant, then the one looked at last, and else none', () => {
  expect(meantBusiness(both, { named: 'b', remembered: 'a' })).toEqual({ id: 'b' })
  expect(meantBusiness(both, { named: null, remembered: 'a' })).toEqual({ id: 'a' })
  expect(meantBusiness(both, { named: null, remembered: null })).toBeUndefined()
})

test('a stranger’s business is never taken for one’s own', () => {
  expect(meantBusiness([{ id: 'a' }], { named: 'z', remembered: null })).toBeUndefined()
  expect(meantBusiness(both, { named: null, remembered: 'z' })).toBeUndefined()
})

test('the business joins the address of a screen', () => {
  expect(withBusiness('/client/locations', 'a')).toBe('/client/locations?business=a')
  expect(withBusiness('/client/locations?view=map', 'a')).toBe('/client/locations?view=map&business=a')
})
