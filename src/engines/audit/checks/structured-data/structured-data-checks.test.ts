import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith, shopWith } from '#tests/support/audit/business-page.ts'
import { structuredDataChecks } from './structured-data-checks.ts'

const { address } = calloway
const faq = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } }],
})
const stars = { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 31 }
const product = (rating: object) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Pump',
  aggregateRating: { ...stars, ...rating },
})
const both = (other: object, body = '') => viewOf({ html: htmlWith([calloway, { ...calloway, ...other }], body) })
/** An entry of another business beside Calloway's. */
const stranger = (over: object, body = '') => {
  const other = {
    ...calloway,
    '@type': 'LegalService',
    name: 'Harbor Legal Group',
    url: 'https://harbor-legal.example/',
  }
  const place = { ...address, streetAddress: '900 Brickell Avenue', addressLocality: 'Miami', addressRegion: 'FL' }
  return viewOf({
    html: htmlWith([calloway, { ...other, telephone: '+1 305-234-7788', address: place, ...over }], body),
  })
}
const one = (block: unknown, body = '') => viewOf({ html: htmlWith([block], body) })
const trail = (...steps: object[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(step => ({ '@type': 'ListItem', ...step })),
})
const step = (position: number, name: string, path: string) => ({
  position,
  name,
  item: `https://www.calloway.example/${path}`,
})

function outcomeOf(id: string, page: ReturnType<typeof viewOf>) {
  const check = structuredDataChecks.find(known => known.id === id)
  if (check?.scope !== 'page') throw new Error(`No page check is called ${id}.`)
  return check.look(page)
}

test.each([
  ['schema-json-invalid', one('{"@context":"https://schema.org",\n"@type":"Plumber",}'), /column/],
  ['schema-local-required', shopWith({ address: undefined }), /no address/],
  ['schema-local-required', shopWith({ name: undefined }), /no name/],
  ['schema-local-recommended', shopWith({ telephone: undefined, geo: undefined }), /no telephone, geo/],
  ['schema-local-address-incomplete', shopWith({ address: { ...address, postalCode: '' } }), /postalCode/],
  [
    'schema-local-address-incomplete',
    shopWith({ address: { ...address, streetAddress: 'Calloway Plumbing LLC' } }),
    /name of/,
  ],
  ['schema-country-code-format', shopWith({ address: { ...address, addressCountry: 'Spain, Georgia' } }), /Spain/],
  [
    'schema-local-address-incomplete',
    shopWith({ address: { ...address, addressRegion: '126 Hillendale Road' } }),
    /is no state/,
  ],
  ['schema-local-address-incomplete', shopWith({ address: { ...address, addressCountry: 'GB' } }), /GA 31401 is in/],
  ['schema-telephone-invalid', shopWith({ telephone: '+912-234-0142' }), /\+1 is missing/],
  ['schema-telephone-invalid', shopWith({ telephone: '+44 20 7946 0958' }), /belongs to GB/],
  ['schema-telephone-invalid', shopWith({ telephone: '912-0142' }), /cannot|not a number/],
  ['schema-nap-mismatch-page', shopWith({}, '<a href="tel:+19122340199">Call</a>'), /\+19122340199/],
  ['schema-nap-mismatch-page', shopWith({}, '<p>98 Pine Ave, Savannah, GA 31404</p>'), /98 Pine/],
  [
    'schema-nap-mismatch-page',
    shopWith({}, '<p>Savannah,</p><p>GA 31410</p>'),
    /31401; on the page: Savannah, GA 31410/,
  ],
  ['schema-hours-invalid', shopWith({ openingHours: 'Mo-Fr 9 to 5ish' }), /5ish/],
  [
    'schema-hours-invalid',
    shopWith({ openingHoursSpecification: { dayOfWeek: ['Mon', 'Tue'], opens: '09:00', closes: '17:00' } }),
    /“Mon” as dayOfWeek/,
  ],
  ['schema-hours-invalid', shopWith({ openingHours: 'Mo 0800-1700 Tu 0800-1700' }), /“0800” is no time of day/],
  ['schema-unknown-type', shopWith({ '@type': 'DentistOffice' }), /DentistOffice/],
  ['schema-unknown-type', shopWith({ '@type': 'localbusiness' }), /meant: LocalBusiness/],
  ['schema-unknown-property', shopWith({ URL: 'https://www.calloway.example/' }), /meant: url/],
  ['schema-unknown-property', shopWith({ phone: '1' }), /“phone” in Plumber/],
  ['schema-template-variable', shopWith({ name: '{{ business.name }}' }), /business.name/],
  ['schema-template-variable', shopWith({ description: undefined, slogan: '[City] plumber' }), /City/],
  ['schema-template-variable', shopWith({ slogan: 'Your Business Name Here' }), /Your Business Name/],
  ['schema-empty-value', shopWith({ email: '' }), /email/],
  ['schema-duplicate-entities', both({ telephone: '+1 912-555-7788' }), /two numbers/],
  ['schema-duplicate-entities', stranger({}), /Harbor Legal/],
  ['schema-local-wrong-type', shopWith({ name: 'Calloway Family Restaurant' }), /Plumber for/],
  ['schema-self-serving-rating', shopWith({ aggregateRating: stars }), /4.9 from 31/],
  ['schema-rating-invalid', one(product({ ratingValue: 9 })), /above the best/],
  ['schema-rating-invalid', one(product({ reviewCount: 0 })), /reviewCount is 0/],
  ['schema-url-not-canonical', shopWith({ url: 'https://staging.example.net/' }), /staging/],
  [
    'schema-url-not-canonical',
    shopWith({ '@type': 'LandscapingOrGardenStore', url: 'https://calloway-site.example/' }),
    /calloway-site/,
  ],
  ['schema-same-as-invalid', shopWith({ sameAs: ['https://www.facebook.com/'] }), /facebook/],
  ['schema-same-as-invalid', shopWith({ sameAs: ['https://www.google.com/search?q=calloway+plumbing'] }), /search/],
  ['schema-date-invalid', one({ ...product({}), releaseDate: 'x', datePublished: 'March 9, 2026' }), /March/],
  ['schema-breadcrumb', one(trail({ name: 'Home' })), /position/],
  ['schema-breadcrumb', one(trail(step(1, 'Home', ''), step(2, 'Services', 'index.html'))), /Services.*as “Home” does/],
  ['schema-faq-hidden', one(faq('Do you work on Sundays?'), '<h2>Other</h2>'), /Sundays/],
  ['schema-faq-no-rich-result', one(faq('Do you work on Sundays?')), /FAQPage/],
  ['schema-local-generic-type', shopWith({ '@type': 'LocalBusiness' }), /Plumber/],
])('%s is found', (id, page, evidence) => {
  const outcome = outcomeOf(id, page)
  expect(outcome).toMatchObject({ state: 'found', occurrences: [{ evidence: expect.stringMatching(evidence) }] })
})

test.each([
  ['schema-json-invalid', one('<!-- {"@context":"https://schema.org","@type":"Thing"} -->')],
  ['schema-local-required', shopWith({ address: undefined, areaServed: 'Savannah' })],
  [
    'schema-local-required',
    one({ '@type': 'Physician', name: 'Ann Lee, MD', worksFor: { '@type': 'MedicalClinic', name: 'Calloway Clinic' } }),
  ],
  [
    'schema-local-required',
    one({ ...calloway, '@type': 'Service', provider: { '@type': 'Plumber', name: 'Calloway' } }),
  ],
  [
    'schema-local-address-incomplete',
    shopWith({ address: { ...address, streetAddress: undefined }, areaServed: 'Savannah' }),
  ],
  [
    'schema-country-code-format',
    shopWith({ address: { ...address, addressCountry: { '@type': 'Country', name: 'US' } } }),
  ],
  ['schema-telephone-invalid', shopWith({ telephone: '(912) 234-0142' })],
  ['schema-telephone-invalid', shopWith({ telephone: '1-800-356-9377' })],
  ['schema-nap-mismatch-page', shopWith({}, '<p>(912) 234-0142, 12 Oak St., Suite 4, Savannah, Georgia 31401</p>')],
  ['schema-nap-mismatch-page', shopWith({}, '<p>Fax: 912-234-0199</p>')],
  ['schema-nap-mismatch-page', shopWith({}, '<p>Savannah, GA 31401 and Pooler, GA 31322</p>')],
  ['schema-local-recommended', shopWith({ telephone: undefined, phone: '+1 912-234-0142' })],
  ['schema-hours-invalid', shopWith({ openingHours: 'Mo-Fr 09:00-17:00, Sa 10:00-12:00' })],
  [
    'schema-hours-invalid',
    shopWith({
      openingHoursSpecification: { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:00' },
    }),
  ],
  ['schema-unknown-type', shopWith({ '@type': ['Plumber', 'https://www.productontology.org/id/Pump'] })],
  [
    'schema-unknown-property',
    one({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: 'https://x.example/?s={q}',
        'query-input': 'required name=q',
      },
    }),
  ],
  ['schema-unknown-property', shopWith({ slogan: 'We come', hasOfferCatalog: { '@type': 'OfferCatalog', name: 'x' } })],
  ['schema-template-variable', shopWith({ slogan: 'Your site on a phone: a ten-minute test' })],
  [
    'schema-template-variable',
    shopWith({ potentialAction: { '@type': 'SearchAction', target: 'https://x.example/?s={q}' } }),
  ],
  [
    'schema-duplicate-entities',
    both({ '@type': 'Organization', telephone: undefined, name: 'Calloway Plumbing, LLC' }),
  ],
  [
    'schema-duplicate-entities',
    both({ telephone: '+1 912-555-7788', address: { ...address, streetAddress: '8 Bay St' } }),
  ],
  ['schema-local-address-incomplete', shopWith({ address: { ...address, addressRegion: 'Georgia' } })],
  ['schema-duplicate-entities', stranger({}, '<p>Our neighbor, the Harbor Legal Group</p>')],
  ['schema-duplicate-entities', stranger({ name: 'Calloway Heating' })],
  ['schema-local-wrong-type', shopWith({ name: 'Calloway Plumbing & Bakery' })],
  ['schema-local-wrong-type', shopWith({ '@type': 'LocalBusiness', name: 'Calloway Family Restaurant' })],
  // Each is told once, by the check that knows the cause.
  ['schema-telephone-invalid', shopWith({ address: { ...address, addressCountry: 'GB' } })],
  ['schema-nap-mismatch-page', shopWith({ telephone: '+44 20 7946 0958' }, '<a href="tel:+19122340142">Call</a>')],
  ['schema-self-serving-rating', one(product({}))],
  ['schema-rating-invalid', one(product({ ratingValue: '4.9' }))],
  ['schema-rating-invalid', one(product({ ratingValue: 87, bestRating: 100 }))],
  ['schema-url-not-canonical', shopWith({ url: 'https://calloway.example/about/' })],
  ['schema-same-as-invalid', shopWith({ sameAs: ['https://www.facebook.com/callowayplumbing'] })],
  ['schema-same-as-invalid', shopWith({ sameAs: ['https://maps.google.com/?cid=13346674876222966714'] })],
  ['schema-same-as-invalid', shopWith({ sameAs: ['https://www.google.com/search?q=calloway&kgmid=/g/11abc'] })],
  [
    'schema-faq-hidden',
    one(
      faq('Can I train my own dog to be a service dog in Macon?'),
      '<p>Can I train my own dog to be a service dog?</p>',
    ),
  ],
  ['schema-date-invalid', one({ ...product({}), datePublished: '2026-03-09T10:00:00+00:00' })],
  ['schema-breadcrumb', one(trail({ position: 1, name: 'Home' }))],
  [
    'schema-breadcrumb',
    one(trail(step(1, 'Home', ''), step(2, 'Services', 'services/'), step(3, 'Drains', 'services/drains'))),
  ],
  ['schema-faq-hidden', one(faq('Do you work on “Sundays”?'), '<h2>Do you work on &ldquo;Sundays&rdquo;</h2>')],
  ['schema-local-generic-type', shopWith({})],
])('%s is not found where all is well', (id, page) => {
  expect(outcomeOf(id, page).state).not.toBe('found')
})

test('a complete entry on a page that says the same is content for every check', () => {
  const page = shopWith({}, '<p>Call (912) 234-0142</p><address>12 Oak Street, Savannah, GA 31401</address>')
  for (const check of structuredDataChecks)
    if (check.scope === 'page') expect([check.id, check.look(page).state]).not.toContain('found')
})
