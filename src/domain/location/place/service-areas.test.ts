import { expect, test } from 'vitest'
import { refusals, taken } from '#tests/support/locations/check-sample.ts'

const city = (name: string, state = 'FL') => ({ kind: 'city', name, state })

test('up to twenty places are taken as they are written', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => city(`Town ${at}`))
  expect(taken({ service_areas: twenty }).service_areas).toEqual(twenty)
  expect(refusals({ service_areas: [...twenty, city('One more')] })).toEqual(['service_areas too_many'])
})

test('a place is refused beside what is wrong with it', () => {
  expect(refusals({ service_areas: [city('')] })).toEqual(['service_areas.0.name required'])
  expect(refusals({ service_areas: [city('Macon', '')] })).toEqual(['service_areas.0.state required'])
  expect(refusals({ service_areas: [city('Macon', 'XX')] })).toContain('service_areas.0.state unknown_state')
  expect(refusals({ service_areas: [{ kind: 'radius', name: '20 miles', state: 'FL' }] })).toEqual([
    'service_areas.0.kind unknown_choice',
  ])
  expect(refusals({ service_areas: ['Macon'] })).toContain('service_areas.0 not_an_object')
  expect(refusals({ service_areas: 'Macon' })).toEqual(['service_areas not_a_list'])
})

test('a ZIP code among them has five digits and lies in its state', () => {
  expect(refusals({ service_areas: [{ kind: 'zip', name: 'Macon', state: 'GA' }] })).toEqual([
    'service_areas.0.name zip_form',
  ])
  expect(refusals({ service_areas: [{ kind: 'zip', name: '32202', state: 'GA' }] })).toEqual([
    'service_areas.0.name zip_not_in_state',
  ])
})

test('the same place twice is told, the same name in another state is another place', () => {
  expect(refusals({ service_areas: [city('Macon', 'GA'), city('macon', 'GA')] })).toEqual(['service_areas.1 twice'])
  expect(taken({ service_areas: [city('Jacksonville', 'FL'), city('Jacksonville', 'NC')] }).service_areas).toHaveLength(
    2,
  )
})

test('a storefront goes nowhere', () => {
  expect(refusals({ business_type: 'storefront' })).toEqual(['service_areas not_for_storefront'])
  expect(taken({ business_type: 'storefront', service_areas: [] }).service_areas).toEqual([])
})
