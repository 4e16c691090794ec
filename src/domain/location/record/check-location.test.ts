import { expect, test } from 'vitest'
import { sampleLocation, sampleRules } from '#tests/support/locations/sample-location.ts'
import { processorTime } from '#tests/support/machine/processor-time.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { checkLocation } from './check-location.ts'
import { fieldLabels } from './record-fields.ts'

const check = (input: unknown) => checkLocation(input, sampleRules)
const with_ = (changes: Record<string, unknown>) => check({ ...sampleLocation, ...changes })

function codes(changes: Record<string, unknown>): string[] {
  const checked = with_(changes)
  return checked.ok ? [] : checked.problems.map(({ field, code }) => `${field} ${code}`)
}

test('a good record comes back as it was given, without a warning', () => {
  expect(check(sampleLocation)).toEqual({ ok: true, record: sampleLocation, warnings: [] })
})

test('what has been checked is accepted again and stays the same', () => {
  const once = check({ ...sampleLocation, phone: '(904) 630-4000', website: 'okafor.example', state: 'Florida' })
  if (!once.ok) throw new Error('refused')
  expect(check(once.record)).toEqual({ ok: true, record: once.record, warnings: [] })
})

test('a name alone is enough to begin with', () => {
  const checked = check({ name: 'Corner Shop' })
  if (!checked.ok) throw new Error('refused')
  expect(Object.keys(checked.record).toSorted()).toEqual(Object.keys(sampleLocation).toSorted())
  expect(checked.record).toMatchObject({
    name: 'Corner Shop',
    business_type: 'storefront',
    regular_hours: null,
    service_areas: [],
    attributes: {},
    latitude: null,
    open_status: 'open',
    time_zone: 'America/New_York',
  })
})

test('every field of the record has a name for people', () => {
  expect(Object.keys(fieldLabels).toSorted()).toEqual(Object.keys(sampleLocation).toSorted())
})

test.each([[undefined], [null], [''], [7], [[]], [{}], ['{"name":"x"}']])(
  '%j is refused, and does not throw',
  input => {
    expect(check(input).ok).toBe(false)
  },
)

test('anything at all in any field is answered, never thrown', () => {
  const field = fc.constantFrom(...Object.keys(sampleLocation))
  fc.assert(
    fc.property(field, fc.anything(), (name, value) => {
      const checked = with_({ [name]: value })
      if (checked.ok) expect(typeof checked.record.name).toBe('string')
      else expect(checked.problems.length).toBeGreaterThan(0)
    }),
    { numRuns: 1_000 },
  )
})

test('a misspelled field is told, not lost', () => {
  expect(codes({ phone_number: '904' })).toEqual(['phone_number unknown_field'])
  expect(check(JSON.parse('{"name":"x","__proto__":{"phone":"1"}}'))).toMatchObject({
    ok: false,
    problems: [{ field: '__proto__', code: 'unknown_field' }],
  })
})

test('ten thousand unknown fields are answered with a readable number of problems', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field_${at}`, 1]))
  const checked = check({ name: 'x', ...many })
  expect(checked.ok ? 0 : checked.problems.length).toBe(200)
})

test('a megabyte in any text is refused at once', () => {
  const words = [
    'a'.repeat(1_000_000),
    'a-'.repeat(500_000),
    '<'.repeat(1_000_000),
    '👩‍👩‍👧‍👦'.repeat(90_000),
    ' \u0301'.repeat(500_000),
  ]
  const fields = Object.keys(sampleLocation)
  const refuseAll = () => {
    for (const text of words) {
      for (const field of fields) expect(with_({ [field]: text }).ok).toBe(false)
    }
  }
  expect(processorTime(refuseAll) / (words.length * fields.length)).toBeLessThan(40)
})

const one_line = ['name', 'store_code', 'address_line_1', 'address_line_2', 'city', 'licence_number', 'owner_name']

test.each(one_line)('%s takes emoji, right-to-left text and HTML as they are', field => {
  const texts =
    field === 'store_code'
      ? ['Café 🌮', 'مطعم', 'a & b']
      : ['Café 🌮', 'مطعم النخيل', '<b>Bold</b> & "quoted"', "'; drop table"]
  for (const text of texts) {
    const checked = with_({ [field]: `  ${text} ` })
    expect(checked).toMatchObject({ ok: true, record: { [field]: text } })
  }
})

test.each(one_line)('%s refuses what cannot be stored or seen', field => {
  for (const text of ['a\u0000b', 'a\nb', 'a\u0007b', '\uD800', 'a\uDFFFb']) {
    expect(codes({ [field]: text })[0]).toBe(`${field} hidden_characters`)
  }
})

test.each(one_line)('%s is kept without marks that turn its letters round', field => {
  expect(with_({ [field]: '\u202Egnp\u2067 Co\u2069\u202C' })).toMatchObject({
    ok: true,
    record: { [field]: 'gnp Co' },
  })
})

test('marks that turn a name round are told of, although they are not kept', () => {
  expect(with_({ name: 'Okafor\u202Egnibmulp' })).toMatchObject({
    record: { name: 'Okaforgnibmulp' },
    warnings: [{ field: 'name', code: 'name_special_characters' }],
  })
})

test('a phone number out of an address book is read in spite of its unseen marks', () => {
  expect(with_({ phone: '\u202A(904) 630-4000\u202C' })).toMatchObject({ ok: true, record: { phone: '+19046304000' } })
})

test('a description keeps its lines, and counts characters as people see them', () => {
  expect(with_({ description: 'One.\r\nTwo.\n\nThree.' })).toMatchObject({
    record: { description: 'One.\nTwo.\n\nThree.' },
  })
  expect(with_({ description: '👩‍👩‍👧‍👦'.repeat(750) }).ok).toBe(true)
  const long = with_({ description: '👩‍👩‍👧‍👦'.repeat(751) })
  expect(long.ok ? '' : long.problems[0]?.message).toContain('has 751 characters: use at most 750')
})

test.each([
  ['name', 125],
  ['store_code', 59],
  ['owner_name', 120],
  ['licence_number', 60],
  ['city', 80],
  ['address_line_1', 80],
] as const)('%s has at most %i characters', (field, most) => {
  expect(with_({ [field]: 'e'.repeat(most) }).ok).toBe(true)
  expect(codes({ [field]: 'e'.repeat(most + 1) })).toEqual([`${field} too_long`])
})

test('the address of a business that only travels is hidden, whatever was said', () => {
  expect(with_({ business_type: 'service_area', hide_address: false })).toMatchObject({
    record: { hide_address: true },
  })
  expect(with_({ business_type: 'both', hide_address: true })).toMatchObject({ record: { hide_address: true } })
  expect(codes({ hide_address: 'yes' })).toEqual(['hide_address not_yes_or_no'])
})

test('a choice that is none is refused by its name', () => {
  expect(codes({ business_type: 'kiosk', service_areas: [] })).toEqual(['business_type unknown_choice'])
  expect(codes({ open_status: 'closed' })).toEqual(['open_status unknown_choice'])
})

test('where no zone is told, the address tells it', () => {
  expect(with_({ time_zone: '' })).toMatchObject({ record: { time_zone: 'America/New_York' } })
  const pensacola = { city: 'Pensacola', zip: '32501', latitude: null, longitude: null, time_zone: '' }
  expect(with_(pensacola)).toMatchObject({ record: { time_zone: 'America/Chicago' } })
})

test.each(['EST5EDT7', 'Florida', 'America/Nowhere', 'America/New_York; drop', '+05:00'])(
  '%s is no time zone',
  time_zone => {
    expect(codes({ time_zone })).toEqual(['time_zone unknown_time_zone'])
  },
)
