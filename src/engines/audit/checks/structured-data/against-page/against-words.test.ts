import { expect, test } from 'vitest'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { deadPageInData } from '#src/engines/audit/checks/structured-data/addresses/named-pages.ts'
import { structuredDataChecks } from '#src/engines/audit/checks/structured-data/structured-data-checks.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith, shopWith } from '#tests/support/audit/business-page.ts'

function outcomeOf(id: string, page: PageView) {
  const check = structuredDataChecks.find(known => known.id === id)
  if (check?.scope !== 'page') throw new Error(`No check of pages is called ${id}.`)
  return check.look(page)
}

const diner = { '@type': 'Restaurant', name: 'Calloway Diner' }
const booking = '<a href="https://www.opentable.com/r/calloway">Reserve a table</a>'
const stars = { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '31' }
const far_away = { '@type': 'GeoCoordinates', latitude: 33.749, longitude: -84.388 }

const answered = (told: string, shown: string) =>
  shopWith(
    {},
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Do you charge to come out?', acceptedAnswer: { '@type': 'Answer', text: told } },
      ],
    })}</script><h3>Do you charge to come out?</h3><p>${shown}</p><p>More questions? Call us.</p>`,
  )

test.each<[string, PageView, RegExp]>([
  [
    'schema-answer-mismatch-page',
    answered(
      'Yes, we charge $89 for a visit within Savannah, and take it off the bill.',
      'Yes, we charge $79 for a visit within Savannah, and take it off the bill.',
    ),
    /structured data says \$89, the page \$79/,
  ],
  [
    'schema-answer-mismatch-page',
    answered(
      'Our technicians visit homes in Savannah from Monday to Saturday all year long.',
      'Our technicians visit homes in Savannah from Monday to Friday, all year long.',
    ),
    /says sat, the page fri/,
  ],
  ['schema-telephone-is-fax', shopWith({}, '<p>Phone (912) 786-5533, fax: (912) 234-0142</p>'), /fax/],
  [
    'schema-email-mismatch-page',
    shopWith({ email: 'old@calloway.example' }, '<p>info@calloway.example</p>'),
    /old@.*info@/,
  ],
  [
    'schema-email-mismatch-page',
    { ...shopWith({ email: 'calowayoffice@mail.example' }, '<p>callowayoffice@mail.example</p>'), kind: 'service' },
    /calowayoffice@.*callowayoffice@/,
  ],
  ['schema-reservations-conflict', shopWith({ ...diner, acceptsReservations: 'False' }, booking), /Reserve a table/],
  [
    'schema-reservations-conflict',
    shopWith({ ...diner, acceptsReservations: 'No' }, '<h2>Reserve your table today!</h2>'),
    /Reserve your table/,
  ],
  [
    'schema-reservations-conflict',
    shopWith({ ...diner, acceptsReservations: 'No' }, '<p>Reservations are recommended on weekends.</p>'),
    /recommended/,
  ],
  [
    'schema-reservations-conflict',
    shopWith({ ...diner, acceptsReservations: true }, '<p>Sorry, walk-ins only.</p>'),
    /walk-ins only/,
  ],
  [
    'schema-reservations-conflict',
    shopWith(
      { ...diner, acceptsReservations: false },
      '<meta name="description" content="Fresh fish. Reserve your table today!">',
    ),
    /Reserve your table/,
  ],
  ['schema-geo-outside-country', shopWith({ geo: far_away }), /225 miles from where ZIP 31401 is/],
  [
    'schema-rating-mismatch-page',
    shopWith({ aggregateRating: stars }, '<p>32 verified Google reviews</p>'),
    /31 reviews.*32/,
  ],
  [
    'schema-rating-mismatch-page',
    shopWith({ aggregateRating: stars }, '<p>4.7 stars on Google</p>'),
    /4\.9 stars.*4\.7/,
  ],
  ['schema-rating-mismatch-page', shopWith({ aggregateRating: stars }, '<p>5.0 Rating</p>'), /4\.9 stars.*5\.0 Rating/],
  [
    'schema-nap-mismatch-page',
    shopWith(
      { address: { ...calloway.address, streetAddress: undefined, addressLocality: 'Pooler', postalCode: '31322' } },
      '<p>12 Oak Street, Savannah, GA 31401</p>',
    ),
    /Pooler 31322/,
  ],
  ['schema-price-range', shopWith({ priceRange: '€€' }), /€€/],
  ['schema-context-missing', shopWith({ '@context': undefined }), /no @context, @type “Plumber”/],
  ['schema-context-missing', shopWith({ '@context': 'https://schema.com' }), /schema\.com/],
  [
    'schema-local-address-incomplete',
    shopWith({ address: { ...calloway.address, postalCode: '3140' } }),
    /“3140” has not five digits/,
  ],
  ['schema-price-range', shopWith({ priceRange: 'We have something for every purse. '.repeat(4) }), /every purse/],
  ['schema-url-not-canonical', shopWith({ url: undefined, '@id': 'https://template.example/#shop' }), /@id of Plumber/],
  ['schema-same-as-invalid', shopWith({ sameAs: 'https://www.facebook.com/sharer/sharer.php?u=x' }), /sharer/],
  ['schema-template-variable', shopWith({ name: 'Business Name' }), /Business Name/],
  ['schema-template-variable', shopWith({ address: { ...calloway.address, addressLocality: 'Anytown' } }), /Anytown/],
])('%s is found', (id, page, evidence) => {
  const outcome = outcomeOf(id, page)
  expect(outcome.state).toBe('found')
  if (outcome.state === 'found') expect(outcome.occurrences.map(one => one.evidence).join('\n')).toMatch(evidence)
})

test.each<[string, PageView]>([
  [
    'schema-answer-mismatch-page',
    answered(
      'Yes, we charge $1,000.00 for a visit within Savannah from 9:00 AM on, and take it off the bill.',
      'Yes, we charge $1000 for a visit within Savannah from 9am on, and take it off the bill.',
    ),
  ],
  // Each leaves out what the other tells.
  [
    'schema-answer-mismatch-page',
    answered(
      'Our 20 foot truck holds large pumps, old boilers, long pipes and whole bathrooms.',
      'Our truck holds large pumps, old boilers, long pipes and whole bathrooms, for $389.',
    ),
  ],
  [
    'schema-answer-mismatch-page',
    answered(
      'Yes, we charge $89 for a visit within Savannah, and take it off the bill.',
      'For a visit you pay nothing at all when 2 pipes or more are mended.',
    ),
  ],
  ['schema-telephone-is-fax', shopWith({}, '<p>Phone (912) 234-0142, fax: (912) 234-0142</p>')],
  ['schema-email-mismatch-page', shopWith({ email: 'mailto:Info@calloway.example' }, '<p>info@calloway.example</p>')],
  [
    'schema-email-mismatch-page',
    { ...shopWith({ email: 'office1@calloway.example' }, '<p>office2@calloway.example</p>'), kind: 'service' },
  ],
  ['schema-reservations-conflict', shopWith({ ...diner, acceptsReservations: 'https://schema.org/True' }, booking)],
  ['schema-reservations-conflict', shopWith({ ...diner, acceptsReservations: 'No' }, '<p>Walk-ins only.</p>')],
  [
    'schema-reservations-conflict',
    shopWith({ ...diner, acceptsReservations: 'No' }, '<p>Reservations are accepted for parties of eight.</p>'),
  ],
  [
    'schema-reservations-conflict',
    shopWith({ ...diner, acceptsReservations: 'No' }, '<p>Walk-ins only: nobody can reserve a table.</p>'),
  ],
  ['schema-geo-outside-country', shopWith({})],
  ['schema-rating-mismatch-page', shopWith({ aggregateRating: stars }, '<p>30+ reviews, 4.9 stars</p>')],
  ['schema-rating-mismatch-page', shopWith({ aggregateRating: stars }, '<p>4.9 average rating</p>')],
  ['schema-rating-mismatch-page', shopWith({ aggregateRating: stars }, '<p>Read our reviews, 5-star service</p>')],
  ['schema-price-range', shopWith({ priceRange: '$80 - $250' })],
  ['schema-context-missing', shopWith({ '@context': 'http://schema.org/' })],
  ['schema-context-missing', shopWith({ '@context': 'https://w3id.org/security/v1' })],
  ['schema-context-missing', shopWith({ '@context': ['https://schema.org', { x: 'https://x.example/' }] })],
  ['schema-local-address-incomplete', shopWith({ address: { ...calloway.address, postalCode: '31401-2210' } })],
  ['schema-url-not-canonical', shopWith({ url: undefined, '@id': 'https://www.calloway.example/#shop' })],
  ['schema-url-not-canonical', shopWith({ url: undefined, '@id': 'http://calloway.example/#shop' })],
  ['schema-template-variable', shopWith({ name: 'Acme Roofing of Savannah' })],
  [
    'schema-same-as-invalid',
    shopWith({ sameAs: 'https://www.facebook.com/' }, '<a href="https://www.facebook.com/">Facebook</a>'),
  ],
])('%s is not found where all is well', (id, page) => {
  expect(outcomeOf(id, page).state).not.toBe('found')
})

test('a page that only structured data names and that is gone is told, and one that is there is not', () => {
  const asked = (status: number) => {
    const url = 'https://www.calloway.example/menu/'
    const { response } = siteOf([{ html: '' }]).pages[0] ?? {}
    if (!response) throw new Error('A site has a page.')
    const result = { ...response, url, status }
    const checked = { type: 'link_checked' as const, url, kind: 'named' as const, found_on: url, external: false }
    return siteOf([{ html: htmlWith([calloway]) }], { links_checked: [{ ...checked, result, problem: null }] })
  }
  expect(deadPageInData.look(asked(404))).toMatchObject({ state: 'found' })
  expect(deadPageInData.look(asked(200)).state).toBe('ok')
  expect(deadPageInData.look(siteOf([{ html: '' }])).state).toBe('not_applicable')
})

test('a box for mail does not contradict the door that data tells', () => {
  const page = shopWith({}, '<p>P.O. Box 299, Savannah, GA 31402</p>')
  expect(outcomeOf('schema-nap-mismatch-page', page).state).not.toBe('found')
})
