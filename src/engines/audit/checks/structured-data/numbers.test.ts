import { expect, test } from 'vitest'
import { shopWith } from '#tests/support/audit/business-page.ts'
import { pricesAgainstPage } from './against-page/prices-against-page.ts'
import { invalidGeo } from './geo/geo-numbers.ts'
import { httpContext } from './syntax/http-context.ts'

const geo = (latitude: unknown, longitude: unknown) =>
  invalidGeo.look(shopWith({ geo: { '@type': 'GeoCoordinates', latitude, longitude } }))

test('a point with commas or signs of degrees is none', () => {
  expect(geo('32,0809', '-81,0912')).toMatchObject({ occurrences: [{ evidence: '32,0809, -81,0912' }] })
  expect(geo('32.0809° N', -81.0912)).toMatchObject({ occurrences: [{ evidence: '32.0809° N' }] })
  expect(geo('32.0809', -81.0912).state).toBe('ok')
  expect(geo('{{ lat }}', '{{ lon }}').state).toBe('ok')
  expect(invalidGeo.look(shopWith({ geo: undefined })).state).toBe('not_applicable')
})

const offer = (price: unknown, body: string) => {
  const itemOffered = { '@type': 'Service', name: 'Drain cleaning' }
  return pricesAgainstPage.look(
    shopWith({ makesOffer: { '@type': 'Offer', price, priceCurrency: 'USD', itemOffered } }, body),
  )
}

test('a price in data that stands nowhere on the page, beside another for the same thing, is found', () => {
  const evidence = 'Drain cleaning: structured data says $49, the page $89'
  expect(offer('49', '<h3>Drain Cleaning</h3><p>From $89.</p>')).toMatchObject({ occurrences: [{ evidence }] })
  expect(offer(49, '<p>Drain cleaning $89.00</p>')).toMatchObject({ occurrences: [{ evidence }] })
})

test.each([
  '<h3>Drain cleaning</h3><p>From $49.00.</p>',
  '<p>Drain cleaning: $89 or $49 on Mondays</p>',
  '<p>Drain cleaning for $89 small, $120 large</p>',
  '<p>Drain cleaning</p><p>We come fast.</p><p>Call.</p><p>Water heaters $900</p>',
  '<p>Pipes $89</p>',
])('no other price of the same thing: %s', body => {
  expect(offer('49', body).state).toBe('ok')
})

test('a vocabulary named by http is told once a page, one by https is not', () => {
  expect(httpContext.look(shopWith({ '@context': 'http://schema.org' })).state).toBe('found')
  expect(httpContext.look(shopWith({})).state).toBe('ok')
})
