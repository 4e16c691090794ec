import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.calloway.example/'
const address =
  '<footer><p>Calloway Plumbing, 12 Oak Street, Savannah, GA 31401</p><p>© 2026 Calloway Plumbing</p></footer>'
const page = (body: string) =>
  `<html lang="en"><head><title>Calloway Plumbing</title></head><body><h1>Plumber</h1>${body}</body></html>`
const look = (text: string) =>
  localOutcome('office-town-differs', [
    { html: page(address) },
    { html: page(`<p>${text}</p>`), url: `${origin}statesboro-ga`, kind: 'location' },
  ]).state

test.each([
  'Calloway Plumbing is headquartered right here in Statesboro.',
  'Based in Statesboro, GA',
  'We’re a family-owned shop based in Statesboro, Georgia.',
  'We are a Statesboro-based plumbing company.',
  'Our office is conveniently located in downtown Statesboro.',
  'Visit our Statesboro office today.',
  'Stop by our shop in Statesboro.',
  'Locally owned and operated right here in Statesboro.',
  'From our offices in Augusta, we serve all of Georgia.',
])('a page that puts the business into another town is found: %s', text => {
  expect(look(text)).toBe('found')
})

test.each([
  'We are located in Savannah.',
  'We are based in Downtown Savannah.',
  'Our Savannah office is a short way from Statesboro.',
  'Proudly serving homeowners in Statesboro.',
  'We have worked in Augusta, and our supplier is based in Atlanta.',
  'Hartwell Drains is based in Statesboro.',
  'The court is located in Statesboro.',
  'We were formerly based in Statesboro.',
  'Our Evidence-based care',
  'We’re rooted in Eastern Augusta’s culture.',
  'We are based in Central Augusta.',
  'Patients rate our East Cobb office.',
  'Our office is located at 12 Oak Street, Savannah, Georgia.',
  'Our supplier’s office is located at 1698 County Road, Minden, Nevada.',
  'We are based in Phoenix, AZ, with a shop in Savannah.',
  'Our office was formerly located at 1698 County Road, Minden, Nevada.',
])('what is true, or said of others, is not: %s', text => {
  expect(look(text)).toBe('ok')
})

test('without an address the pages are held against each other', () => {
  const of = (home: string, inner: string) =>
    localOutcome('office-town-differs', [
      { html: `<title>Plumber in Savannah, GA</title><h1>Plumber</h1><p>${home}</p>` },
      { html: page(`<p>${inner}</p>`), url: `${origin}about`, kind: 'about' },
    ]).state
  expect(of('Based in Savannah, GA', 'We are based in Augusta.')).toBe('found')
  expect(of('Based in Savannah, GA', 'We are based in Savannah.')).toBe('ok')
  expect(of('Based in Savannah, GA', 'Visit our Augusta office.')).toBe('ok')
})

const of_house = (text: string, ...others: readonly { html: string; url: string }[]) =>
  localOutcome('office-town-differs', [
    { html: page(address) },
    { html: page(`<p>${text}</p>`), url: `${origin}method`, kind: 'other' },
    ...others,
  ])

test.each([
  'Our office is now located at 98 Mill Road, Augusta, Georgia, an hour from here.',
  'Our shop is conveniently located at 1698 County Road, Minden, Nevada.',
  'Our clinic is located at 12 West Main Street, Dothan, AL.',
])('a sentence that puts the business into a house far from its address is found: %s', text => {
  expect(of_house(text)).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${origin}method`, evidence: expect.stringContaining('; address: 12 Oak Street, Savannah') }],
  })
})

test('a house nearby, one that another page names, and that of somebody else are left alone', () => {
  const far = 'Our office is located at 98 Mill Road, Augusta, Georgia.'
  expect(of_house('Our office is located at 98 Bull Street, Savannah, Georgia.').state).toBe('ok')
  expect(of_house('Our supplier’s office is located at 98 Mill Road, Augusta, Georgia.').state).toBe('ok')
  expect(of_house('Our office was formerly located at 98 Mill Road, Augusta, Georgia.').state).toBe('ok')
  expect(of_house(far, { html: page('<p>98 Mill Road, Augusta, Georgia</p>'), url: `${origin}places` }).state).toBe(
    'ok',
  )
})

test('a place called by the street that it is on lies in no other town', () => {
  const on = (street: string) =>
    localOutcome('office-town-differs', [
      { html: page(`<p>Calloway Plumbing, 12 ${street}, Savannah, GA 31401</p>`) },
      { html: page('<p>Visit our Augusta location today.</p>'), url: `${origin}augusta`, kind: 'location' },
    ]).state
  expect(on('Augusta Road')).toBe('ok')
  expect(on('Oak Street')).toBe('found')
})
