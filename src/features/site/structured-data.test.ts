import { expect, test } from 'vitest'
import { cityBySlug } from '#src/content/cities/all-cities.ts'
import { localBusiness, postalAddress } from '#src/features/site/agency-data.ts'
import { professionalService } from '#src/features/site/structured-data.ts'

test('a published street address is taken apart', () => {
  expect(postalAddress('1 Bay St, Suite 2, Jacksonville, FL 32202')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '1 Bay St, Suite 2',
    addressLocality: 'Jacksonville',
    addressRegion: 'FL',
    postalCode: '32202',
    addressCountry: 'US',
  })
})

test('city and state alone leave no empty street or postal code', () => {
  expect(postalAddress('Jacksonville, Florida')).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Jacksonville',
    addressRegion: 'Florida',
    addressCountry: 'US',
  })
})

test('the agency publishes its hours and no stars', () => {
  const agency = localBusiness()
  expect(agency.openingHours).toBe('Mo-Fr 09:00-17:00')
  expect(JSON.stringify(agency)).not.toMatch(/rating|review/i)
})

test('a city is served, never claimed as an address', () => {
  const city = cityBySlug('tampa-fl')
  if (!city) throw new Error('tampa-fl is missing')
  const service = professionalService(city)
  expect(service.areaServed).toMatchObject({
    '@type': 'City',
    name: 'Tampa',
    geo: { latitude: city.lat, longitude: city.lng },
  })
  expect(service.address).toEqual(localBusiness().address)
  expect(JSON.stringify(service.address)).not.toContain('Tampa')
})
