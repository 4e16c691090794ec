import { expect, test } from 'vitest'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { compareSite } from '#src/engines/presence/compare-site.ts'
import type { PagePresence } from '#src/engines/presence/site-presence.ts'
import { emptyPage, pageOf, siteOfPages, weekOf } from '#tests/support/audit/site-of-record.ts'
import { anyLocation } from '#tests/support/locations/location-arbitraries.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'

const own = pageOf(sampleLocation)

function compared(page: Partial<PagePresence>, record: Partial<LocationRecord> = {}) {
  const site = siteOfPages({ ...own, ...page })
  const fields = compareSite({ ...sampleLocation, ...record }, site, 'Plumber')?.fields ?? []
  return Object.fromEntries(fields.map(field => [field.id, field]))
}

const entity = (over: Partial<PagePresence['entities'][number]>) => ({
  entities: own.entities.map(said => ({ ...said, ...over })),
})
const address = (street: string, unit = '', city = 'Jacksonville', postal_code = '32202') => ({
  text: street,
  key: addressKey({ street, unit, city, state: 'FL', postal_code }),
  line: 3,
})

test('a site that says what the record says differs in nothing', () => {
  const comparison = compareSite(sampleLocation, siteOfPages(own), 'Plumber')
  expect(comparison?.page).toEqual({ url: own.url, title: own.title, is_of_location: true })
  expect(comparison?.fields.map(({ id }) => id)).toEqual([
    ...['name', 'address', 'phone', 'hours', 'website', 'data_type', 'data_name', 'data_phone', 'data_url'],
    ...['data_address', 'data_hours', 'data_pin', 'profile_facebook'],
  ])
  expect(comparison?.fields.filter(({ state }) => state !== 'same')).toEqual([])
  expect(comparison?.fields.filter(({ advice }) => advice !== '')).toEqual([])
})

test('of any record: its own words are the same, and an empty page has nothing of it', () => {
  fc.assert(
    fc.property(anyLocation, record => {
      const said = compareSite(record, siteOfPages({ ...pageOf(record), url: record.website || own.url }), 'Plumber')
      expect(said?.fields.filter(({ state, id }) => state !== 'same' && id !== 'data_url')).toEqual([])
      const silent = compareSite(record, siteOfPages(emptyPage), 'Plumber')
      const found = silent?.fields.filter(({ state, id }) => state === 'same' && id !== 'website')
      expect(found).toEqual([])
    }),
  )
})

test.each([
  ['name', { names: [{ text: 'OKAFORS PLUMBING, LLC', firm: true, line: 1 }] }, 'same'],
  ['name', { names: [{ text: 'Call Okafor’s Plumbing today', firm: false, line: 1 }] }, 'same'],
  ['name', { names: [{ text: 'Okafor’s Plumping', firm: true, line: 1 }] }, 'differs'],
  ['name', { names: [{ text: 'Okafor Plumbing and Heating', firm: true, line: 1 }] }, 'differs'],
  ['name', { names: [] }, 'not_on_site'],
  ['phone', { phones: [{ e164: '+19046304001', text: '630-4001', line: 2 }] }, 'differs'],
  ['phone', { phones: [] }, 'not_on_site'],
  ['address', { addresses: [address('118 West Adams Street', 'Ste. 4')] }, 'same'],
  ['address', { addresses: [address('118 W. Adams St. #4')] }, 'same'],
  ['address', { addresses: [address('118 W Adams St')] }, 'same'],
  ['address', { addresses: [address('118 W Adams St', 'Suite 9')] }, 'differs'],
  ['address', { addresses: [address('181 W Adams St', 'Suite 4')] }, 'differs'],
  ['address', { addresses: [address('9 Ocean Blvd', '', 'Atlantic Beach', '32233')] }, 'differs'],
  ['address', { addresses: [] }, 'not_on_site'],
  ['data_type', entity({ types: ['LocalBusiness'] }), 'differs'],
  ['data_type', entity({ types: ['Dentist'] }), 'differs'],
  ['data_type', { entities: [] }, 'not_on_site'],
  ['data_name', entity({ name: 'The Okafor’s Plumbing Co.' }), 'same'],
  ['data_phone', entity({ phones: [{ e164: '+19045550100', text: '904-555-0100' }] }), 'differs'],
  ['data_url', entity({ url: 'http://www.okafor-plumbing.example/jacksonville/#shop' }), 'same'],
  ['data_url', entity({ url: 'https://okafor.example/' }), 'differs'],
  ['data_pin', entity({ point: { latitude: 30.3286, longitude: -81.659 } }), 'same'],
  ['data_pin', entity({ point: { latitude: 30.4, longitude: -81.6589 } }), 'differs'],
  ['data_pin', entity({ point: null }), 'not_on_site'],
  [
    'profile_facebook',
    { profiles: [{ network: 'facebook', url: 'https://m.facebook.com/OkaforPlumbing/', line: 1 }] },
    'same',
  ],
  ['profile_facebook', { profiles: [{ network: 'facebook', url: 'https://facebook.com/okafor', line: 1 }] }, 'differs'],
  ['profile_x', { profiles: [{ network: 'x', url: 'https://twitter.com/okafor', line: 1 }] }, 'not_in_record'],
  ['open_status', { notices: [{ status: 'closed_temporarily', text: 'Temporarily closed', line: 1 }] }, 'differs'],
] as const)('%s on %j is %s', (id, page, state) => {
  expect(compared(page as Partial<PagePresence>)[id]).toMatchObject({ state })
})

test('what differs is shown with its place, what it comes to and what to do', () => {
  const late = {
    ...own,
    hours: [
      {
        week: { ...weekOf(sampleLocation.regular_hours), fr: [{ opens: 540, closes: 1080 }] },
        text: 'Fri 9-6',
        line: 44,
      },
    ],
  }
  const { data_pin } = compared(entity({ point: { latitude: 30.4, longitude: -81.6589 } }))
  expect(compared(late).hours).toMatchObject({
    state: 'differs',
    seen: { url: own.url, line: 44, text: 'Fri 9-6' },
    advice: expect.stringMatching(/^One day differs: Friday\./),
  })
  expect(compared(late).hours?.days.filter(({ same }) => !same)).toEqual([
    { day: 'Friday', record: '9 am–5 pm', site: '9 am–6 pm', same: false },
  ])
  expect(data_pin?.advice).toMatch(/^The two points are 4\.9 miles apart\./)
})

test('a shop that is closed for now is to say so, and its hours are not held against it', () => {
  const closed = compared({}, { open_status: 'closed_temporarily' })
  expect(closed.open_status).toMatchObject({ state: 'not_on_site', record: 'Closed for now' })
  expect(closed.hours).toBeUndefined()
})

test('a hidden address must not stand on the page, and nothing is missed when it does not', () => {
  expect(compared({}, { hide_address: true }).address).toMatchObject({ state: 'differs', record: 'Hidden' })
  expect(compared({ addresses: [] }, { hide_address: true }).address).toBeUndefined()
})

test('what only the site tells is to be put into the record', () => {
  const told = compared({}, { phone: '', regular_hours: null, latitude: null, longitude: null })
  expect([told.phone, told.hours, told.data_pin].map(field => field?.state)).toEqual(Array(3).fill('not_in_record'))
})

test('of a site of several places the page of this location is compared alone, and given as the better website', () => {
  const other = pageOf({
    ...sampleLocation,
    address_line_1: '9 Ocean Blvd',
    city: 'Atlantic Beach',
    zip: '32233',
    phone: '+19042494000',
  })
  const home = {
    ...emptyPage,
    url: 'https://okafor-plumbing.example/',
    kind: 'home' as const,
    addresses: [...own.addresses, ...other.addresses],
  }
  const bare = { ...own, hours: [] }
  const site = siteOfPages(home, { ...other, url: 'https://okafor-plumbing.example/beach' }, bare)
  const record = { ...sampleLocation, website: 'https://okafor-plumbing.example/' }
  const comparison = compareSite(record, site, 'Plumber')
  expect(comparison).toMatchObject({ page: { url: own.url, is_of_location: true }, several_places: true })
  const states = Object.fromEntries(comparison?.fields.map(({ id, state }) => [id, state]) ?? [])
  expect(states).toMatchObject({ phone: 'same', hours: 'not_on_site', website: 'differs' })
})

test('of a site of one place what the page lacks is looked for on the others', () => {
  const contact = { ...own, url: 'https://okafor-plumbing.example/contact', kind: 'contact' as const }
  const site = siteOfPages({ ...emptyPage, phones: own.phones, addresses: own.addresses }, contact)
  expect(compareSite(sampleLocation, site, 'Plumber')?.fields.find(({ id }) => id === 'hours')).toMatchObject({
    state: 'same',
    seen: { url: contact.url },
  })
})

test('where no page gives address or phone, that is said; where none was read, there is nothing to say', () => {
  expect(compareSite(sampleLocation, siteOfPages(emptyPage), 'Plumber')?.page.is_of_location).toBe(false)
  expect(compareSite(sampleLocation, siteOfPages(), 'Plumber')).toBeUndefined()
})

test('a website that leads elsewhere is told with where it leads', () => {
  const site = { ...siteOfPages(own), final_url: 'https://okafor.example/' }
  expect(compareSite(sampleLocation, site, 'Plumber')?.fields.find(({ id }) => id === 'website')).toMatchObject({
    state: 'differs',
    site: 'https://okafor.example/',
    seen: { text: 'Answer 200' },
  })
})
