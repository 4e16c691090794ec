import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const own = '12 Oak Street, Savannah, GA 31401'
const page = (path: string, body: string, over: Partial<ServedPage> = {}, foot = own): ServedPage => ({
  html: `<!doctype html><html lang="en"><head><title>Calloway</title></head><body><main>${body}</main><footer><p>${foot}</p></footer></body>`,
  url: `https://www.calloway.example/${path}`,
  kind: 'other',
  ...over,
})
const siteSaying = (said: string, kind: ServedPage['kind'] = 'about', foot = own) => [
  page('', '<h1>Calloway</h1>', { kind: 'home' }, foot),
  page('drains', '<p>Drains</p>', {}, foot),
  page('said', `<p>${said}</p>`, { kind }, foot),
]
const moved = (said: string, kind?: ServedPage['kind']) =>
  localOutcome('address-before-move', siteSaying(said, kind)).state
const street = (said: string, kind?: ServedPage['kind'], foot?: string) =>
  localOutcome('street-told-otherwise', siteSaying(said, kind, foot)).state

test('a move is told with the address that still stands elsewhere', () => {
  expect(localOutcome('address-before-move', siteSaying('We have moved to 118 Seagrove Drive!'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: 'moved to “118 Seagrove Drive”; address: 12 Oak Street, Savannah, GA 31401' }],
  })
})

test.each([
  'We’ve moved! Visit our new shop at 118 Seagrove Drive.',
  'Our office has moved to 118 Seagrove Drive, Savannah, GA 31401.',
  'We have recently relocated to 118 Seagrove Dr. in Savannah.',
  'We moved to our new location at 118 Seagrove Drive.',
  'Now moved to 118 N. Seagrove Lane',
])('it is told in other words: %s', said => {
  expect(moved(said)).toBe('found')
})

test.each([
  'We have moved to 12 Oak Street!',
  'In 1985 we moved to 118 Seagrove Drive.',
  'We moved to 118 Seagrove Drive, where we stayed until the fire.',
  'Our customers have moved from 118 Seagrove Drive to the coast.',
  'We have moved families all over the county. Call our second office at 118 Seagrove Drive.',
  'We moved a piano to 118 Seagrove Drive.',
  'We have moved!',
])('no move of today away from the address: %s', said => {
  expect(moved(said)).not.toBe('found')
})

test('an article tells of its own day', () => {
  expect(moved('We have moved to 118 Seagrove Drive!', 'article')).toBe('not_applicable')
})

test.each([
  'Our shop is on Waters Avenue, next to the post office.',
  'You will find us on Bull Street, two blocks from the river.'.replace('You will find', 'Find'),
  'We are located on Waters Avenue in Savannah.',
  'Conveniently located on Waters Avenue in Savannah, our kitchen is open daily.',
  'We are located on 45th Street, five minutes east of the river.',
  'The studio is located on E. Waters Ave.',
])('a street that is none of the address is told: %s', said => {
  expect(street(said)).toBe('found')
})

test.each([
  'Our shop is on Oak Street, next to the post office.',
  'Our shop is on Waters Avenue and Oak Street.',
  'Our shop is on Waters Avenue at Oak.',
  'Our shop is on Waters Avenue, on the corner of Oak.',
  'Our second shop is on Waters Avenue.',
  'Our new shop is on Waters Avenue.',
  'The library is on Waters Avenue.',
  'The tower, located on Waters Avenue, is a mile from us.',
  'We are located on Waters Avenue, Oak Street side.',
  'Our shop is on Waters Avenue’s quiet end.',
  'The parking lot is on Waters Avenue.',
  'We work on Waters Avenue.',
])('no other street of the business: %s', said => {
  expect(street(said)).not.toBe('found')
})

test.each([
  '400 Harbor Plaza, Savannah, GA 31401',
  '4000 Highway 17, Savannah, GA 31401',
  '77 Broadway, Savannah, GA 31401',
])('a road may have another name than that of %s', foot => {
  expect(street('Our shop is on Waters Avenue.', 'about', foot)).not.toBe('found')
})

test('the suite of a sentence is held against that of the address', () => {
  const suite = '12 Oak Street, Suite 12, Savannah, GA 31401'
  expect(
    street('Our office is in Suite 21, on the second-to-last floor.'.replace('second-to-last', 'top'), 'about', suite),
  ).toBe('found')
  expect(street('Find us in Ste. 21.', 'about', suite)).toBe('found')
  expect(street('Our office is in Suite 12.', 'about', suite)).not.toBe('found')
  expect(street('We are in Suite 12 and 14.', 'about', suite)).not.toBe('found')
  expect(street('The pharmacy is in Suite 21.', 'about', suite)).not.toBe('found')
  expect(street('Our office is in Suite 21.')).not.toBe('found')
})

test('two suites of one house are told where no page knows both', () => {
  const at = (unit: string) => `12 Oak Street, Suite ${unit}, Savannah, GA 31401`
  const look = (pages: ServedPage[]) => localOutcome('nap-address-inconsistent', pages).state
  const home = page('', '<h1>Calloway</h1>', { kind: 'home' })
  const contact = (said: string) => page('contact', `<p>${said}</p>`, { kind: 'contact' })
  const about = (over: Partial<ServedPage> = {}) => page('about', `<p>${at('21')}</p>`, { kind: 'about', ...over })
  expect(look([home, contact(at('12')), about()])).toBe('found')
  expect(look([home, contact(`${at('12')}</p><p>${at('21')}`)])).not.toBe('found')
  expect(look([home, contact(at('12')), about({ kind: 'location' })])).not.toBe('found')
})
