import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { twoNames } from './two-names.ts'

const look = (site_name: string, holder: string, logo = site_name) =>
  twoNames.look(
    siteOf([
      {
        html: `<meta property="og:site_name" content="${site_name}"><header><a href="/"><img src="logo.png" alt="${logo}"></a></header>
          <p>We mend pipes.</p><footer>© 2026 ${holder}</footer>`,
      },
    ]),
  )

test('two names of one owner, of which neither is the short form of the other, are found', () => {
  expect(look('Calloway Plumbing', 'Calloway Rooter Services')).toMatchObject({ state: 'found' })
  expect(look('Calloway Plumbing', 'Calloway Electric')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringContaining('“Calloway Electric” (copyright)') }],
  })
  expect(look('Calloway Plumbing', 'Calloway Plumbing', 'Calloway Home Heating').state).toBe('found')
})

test.each([
  ['the short form', 'Calloway Family Plumbing', 'Calloway Plumbing'],
  ['an initial and a degree', 'Ann Calloway, Licensed Massage Therapist', 'Ann M. Calloway, LMT'],
  ['a legal form', 'Calloway Plumbing', 'Calloway Plumbing, LLC'],
  ['its owner', 'Calloway Plumbing', 'Calloway Roofing Holdings'],
  ['one of its places', 'Calloway Beer Company — Macon, Georgia', 'Calloway Beer Co — Rainbow Road Pub'],
  ['its owner by the legal form', 'Calloway Beer Co', 'Calloway Brewing LLC'],
  ['a town', 'Calloway Plumbing Macon', 'Calloway Plumbing Savannah'],
  ['another business, which is told as such', 'Calloway Plumbing', 'Hartwell Roofing'],
  ['words that are no trade', 'Calloway and Sons Plumbing', 'Calloway Brothers Plumbing'],
])('%s is no second name', (_, site_name, holder) => {
  expect(look(site_name, holder).state).not.toBe('found')
})

test('what a logo shows is no name', () => {
  expect(look('Calloway Plumbing', 'Calloway Plumbing', 'Calloway roof truck').state).toBe('ok')
})

const reviews = (query: string, alt: string) =>
  twoNames.look(
    siteOf([
      {
        html: `<meta property="og:site_name" content="Calloway Auto Center">
          <a href="https://www.google.com/search?q=${query}">See all reviews</a><img src="a.png" alt="${alt}"><img src="b.png" alt="${alt}">`,
      },
    ]),
  )

test('another name in links to reviews and under pictures is found', () => {
  expect(reviews('Calloway+Auto+Towing+Macon+GA+reviews', 'Review by Ann for Calloway Auto Towing')).toMatchObject({
    occurrences: [{ evidence: expect.stringContaining('“Calloway Auto Towing” (links and pictures)') }],
  })
})

test.each([
  ['the same one', 'Calloway+Auto+Center+Macon+GA+reviews', 'Review for Calloway Auto Center'],
  ['a search for a thing', 'Calloway+Auto+oil+change', 'Oil change'],
  ['what is done in a picture', 'reviews', 'A bumper from Calloway Auto'],
])('%s there is none', (_, query, alt) => {
  expect(reviews(query, alt).state).toBe('ok')
})
