import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBusiness, shopRecord } from '#tests/support/features/open-business.ts'
import { fc } from '#tests/support/runner/properties.ts'

const values: unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '🛠️'.repeat(300),
  'é'.repeat(9000),
  '<script>alert(1)</script>',
  "'; drop table locations; --",
  '=cmd|calc',
  -1,
  1e308,
  {},
  [],
  [[[[]]]],
  { $ne: 1 },
  { __proto__: null, constructor: 'x' },
  null,
  true,
]

const fields = [
  ...Object.keys(shopRecord),
  'regular_hours',
  'special_hours',
  'labels',
  'social_links',
  'latitude',
  'services',
  'nonsense',
]

test('no record makes a call fail: it is stored whole or refused in words', { timeout: 60_000 }, async () => {
  const { owner, business_id, lines } = await openBusiness()
  const record = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.constantFrom(...values), fc.jsonValue()), {
    maxKeys: 4,
  })
  await fc.assert(
    fc.asyncProperty(record, async over => {
      const body = { business_id, record: { ...shopRecord, ...over } }
      const { status } = await owner.ask('/api/locations', 'POST', body)
      expect([201, 413, 422]).toContain(status)
    }),
    { numRuns: 60 },
  )
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('a megabyte, ten thousand ids and bodies of the wrong kind are refused at once', async () => {
  const { owner, business_id, addLocation } = await openBusiness()
  const id = await addLocation()
  const huge = 'x'.repeat(1_000_000)
  const ids = Array.from({ length: 10_000 }, () => randomUUID())
  const calls = [
    ['/api/locations', 'POST', { business_id, record: { ...shopRecord, description: huge } }, 413],
    ['/api/locations', 'POST', { business_id, record: { ...shopRecord, description: 'x'.repeat(60_000) } }, 422],
    [`/api/locations/${id}`, 'PATCH', { version: 1, changes: { name: huge } }, 413],
    ['/api/locations/bulk-previews', 'POST', { business_id, selection: { ids }, field: 'labels', mode: 'clear' }, 413],
    ['/api/location-groups', 'POST', { business_id, name: huge }, 413],
    [`/api/businesses/${business_id}/invitations`, 'POST', { email: `${huge}@x.example`, role: 'owner' }, 413],
    ['/api/locations', 'POST', [], 422],
    ['/api/locations', 'POST', { business_id: huge.slice(0, 9000), record: shopRecord }, 422],
    [`/api/locations/${id}`, 'PATCH', { version: 1e99, changes: {} }, 422],
    [`/api/locations/${id}`, 'PATCH', { version: 1, changes: { __proto__: 1, constructor: 'x' } }, 422],
    [`/api/locations?business_id=${huge.slice(0, 3000)}`, 'GET', undefined, 422],
  ] as const
  for (const [path, method, body, status] of calls) {
    expect([path.slice(0, 60), (await owner.ask(path, method, body)).status]).toEqual([path.slice(0, 60), status])
  }
})

test('names in any script, emoji and markup come back exactly as they were told', async () => {
  const { owner, business_id } = await openBusiness()
  const told = { owner_name: 'شركة <b>&amp; 👩‍🔧', description: 'Línea uno\nзеленый \u202bעברית' }
  const { location } = await owner.read('/api/locations', 'POST', { business_id, record: { ...shopRecord, ...told } })
  expect(location).toMatchObject(told)
})
