import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { offersWithoutPrice } from './offers-without-price.ts'

const look = (offers: string, type = 'Product') =>
  offersWithoutPrice.look(
    viewOf({
      html: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Fern kit","offers":${offers}}</script>`,
    }),
  )

test('an offer of a product that names no price is found', () => {
  expect(look('{"@type":"Offer","priceCurrency":"USD"}')).toMatchObject({
    occurrences: [{ evidence: 'Offer without price of “Fern kit”' }],
  })
})

test.each([
  '{"@type":"Offer","priceCurrency":"USD","price":"12"}',
  '{"@type":"AggregateOffer","lowPrice":4,"priceCurrency":"USD"}',
  '{"@type":"Offer","priceSpecification":{"@type":"PriceSpecification","price":12}}',
  '"12"',
])('one with a price is not: %s', offers => {
  expect(look(offers).state).not.toBe('found')
})

test('services and events may leave it out', () => {
  expect(look('{"@type":"Offer","priceCurrency":"USD"}', 'Service').state).toBe('not_applicable')
})
