import { expect, test } from 'vitest'
import { checkLocation } from '#src/domain/location/record/check-location.ts'
import { recordCells } from '#src/features/locations/export-cells.ts'
import { readWish } from '#src/features/locations/imports/read/read-wish.ts'
import { newTexts, rowTexts } from '#src/features/locations/imports/read/row-texts.ts'
import { suggestMapping } from '#src/features/locations/imports/read/suggest-mapping.ts'
import { locationRules } from '#src/features/locations/location-rules.ts'
import { recordOf } from '#src/features/locations/record-columns.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'

const now = Date.parse('2026-11-21T17:00:00Z')

function read(row: Record<string, string>) {
  const headings = Object.keys(row)
  return readWish(rowTexts(suggestMapping(headings), Object.values(row)), undefined)
}

test("a row of Google's sheet is read as the record it means", () => {
  const { fields, problems } = read({
    'Store code': 'JAX-1',
    'Business name': "Okafor's Plumbing",
    'Address line 1': '118 W Adams St',
    'Address line 2': 'Floor 2',
    'Address line 3': 'Suite 4',
    Locality: 'Jacksonville',
    'Administrative area': 'FL',
    'Country / Region': 'US',
    'Postal code': '32202',
    Latitude: '30.3285',
    'Primary phone': '(904) 355-0142',
    'Additional phones': '904-355-0143, 904-355-0144',
    'Primary category': 'Plumbers',
    'Additional categories': 'Drainage service, Septic system service',
    'Sunday hours': 'x',
    'Monday hours': '9:00 AM-5:00 PM',
    'Special hours': '2026-12-25: x',
    Labels: 'north, open late',
  })
  expect(problems).toEqual([])
  expect(fields).toMatchObject({
    address_line_2: 'Floor 2, Suite 4',
    latitude: 30.3285,
    additional_phones: ['904-355-0143', '904-355-0144'],
    primary_category: 'plumber',
    additional_categories: ['drainage_service', 'septic_system_service'],
    regular_hours: { sunday: [], monday: [{ opens: '09:00', closes: '17:00' }] },
    special_hours: [{ date: '2026-12-25', ranges: [], note: '' }],
    labels: ['north', 'open late'],
  })
  expect(fields).not.toHaveProperty('country')
})

test('times without AM or PM in two columns are asked about, never read as a night', () => {
  const { fields, problems } = read({
    'Mon open': '9:00',
    'Mon close': '5:00',
    'Sun open': 'Closed',
    'Sun close': 'Closed',
  })
  expect(fields.regular_hours).toEqual({ sunday: [] })
  expect(problems).toMatchObject([{ field: 'regular_hours.monday', code: 'hours_unclear' }])
})

test('services stand in one cell, with a price in parentheses; a known one keeps its description', () => {
  const services = (text: string) => read({ Services: text }).fields.services
  const plain = (name: string, price = '') => ({ name, description: '', price })
  expect(services('Drain cleaning; Water heaters (from $120)')).toEqual([
    plain('Drain cleaning'),
    plain('Water heaters', 'from $120'),
  ])
  expect(services('Wills (simple), trusts ($1,200), estates')).toEqual([
    plain('Wills (simple)'),
    plain('trusts', '$1,200'),
    plain('estates'),
  ])
  const { fields } = readWish(new Map([['services', 'drain cleaning ($99)']]), sampleLocation)
  expect(fields.services).toEqual([
    { name: 'drain cleaning', description: 'Kitchen and bathroom drains.', price: '$99' },
  ])
})

test('what spreadsheets spoil is mended; what cannot be read is told with what was probably meant', () => {
  expect(
    read({ 'Hide the address': 'Yes', Languages: 'English; Spanish', 'Ways to pay': 'Visa; Apple Pay' }).fields,
  ).toEqual({ hide_address: true, languages: ['en', 'es'], payment_types: ['visa', 'apple_pay'] })
  const { problems } = read({
    'Primary category': 'Plummer',
    Monday: '9-5',
    'Special hours': 'Easter',
    Country: 'Canada',
  })
  expect(problems.map(({ field, code }) => [field, code])).toEqual([
    ['country', 'not_united_states'],
    ['primary_category', 'unknown_category'],
    ['regular_hours.monday', 'hours_unclear'],
    ['special_hours', 'special_hours_unreadable'],
  ])
  expect(problems[1]?.message).toContain('Plumber')
})

test('opening and closing times in columns of their own', () => {
  expect(read({ 'Monday opens': '9:00 AM', 'Monday closes': '0.75' }).fields).toEqual({
    regular_hours: { monday: [{ opens: '09:00', closes: '18:00' }] },
  })
})

const shown = Object.fromEntries(
  [...recordCells(sampleLocation)].map(([column, cell]) => [
    column,
    /^[=+\-@]/.test(String(cell)) ? `'${cell}` : String(cell),
  ]),
)

test('a row of our own file says nothing new of its location, and alone it says the same again', () => {
  const texts = rowTexts(suggestMapping(Object.keys(shown)), Object.values(shown))
  expect([...newTexts(texts, sampleLocation)]).toEqual([])
  const { fields, problems } = readWish(texts, sampleLocation)
  expect(problems).toEqual([])
  const checked = checkLocation({ ...sampleLocation, ...fields }, locationRules(now))
  expect(checked.ok && recordOf(checked.record)).toEqual(sampleLocation)
})

test('one changed cell is one changed field; the notes of special days stay', () => {
  const changed = { ...shown, tuesday_hours: 'closed', special_hours: '2026-12-24: 09:00-12:00; 2026-12-31: closed' }
  const texts = rowTexts(suggestMapping(Object.keys(changed)), Object.values(changed))
  const { fields } = readWish(newTexts(texts, sampleLocation), sampleLocation)
  expect(Object.keys(fields).toSorted()).toEqual(['regular_hours', 'special_hours'])
  expect(fields.regular_hours).toEqual({ ...sampleLocation.regular_hours, tuesday: [] })
  expect(fields.special_hours).toMatchObject([{ note: 'Christmas Eve' }, { date: '2026-12-31', note: '' }])
})

test('no row makes it throw, and whatever it reads is judged', () => {
  const headings = Object.keys(shown)
  const mapping = suggestMapping(headings)
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom(...Object.values(shown)),
    fc.constantFrom('9-5', '=1+1', '<b>', '‮אב', '🛠️'),
  )
  fc.assert(
    fc.property(fc.array(cell, { minLength: headings.length, maxLength: headings.length }), cells => {
      const { fields } = readWish(rowTexts(mapping, cells), sampleLocation)
      checkLocation({ ...sampleLocation, ...fields }, locationRules(now))
    }),
    { numRuns: 100 },
  )
})
