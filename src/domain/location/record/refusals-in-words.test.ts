import { expect, test } from 'vitest'
import { sampleLocation, sampleRules } from '#tests/support/locations/sample-location.ts'
import { checkLocation } from './check-location.ts'

/** What people read beside each field, as `field: message`. */
function told(changes: Record<string, unknown>): string[] {
  const checked = checkLocation({ ...sampleLocation, ...changes }, sampleRules)
  return checked.ok ? [] : checked.problems.map(({ field, message }) => `${field}: ${message}`)
}

const monday = (...ranges: unknown[]) => ({ regular_hours: { monday: ranges } })
const special = (...days: unknown[]) => ({ special_hours: days })
const area = (changes: object) => ({ service_areas: [{ kind: 'city', name: 'Orange Park', state: 'FL', ...changes }] })
const facebook = (address: string) => ({ social_links: { facebook: address } })
const own_page = 'https://www.facebook.com/yourshop'

test.each<[said: string, changes: Record<string, unknown>]>([
  ['name: The name must be text.', { name: 7 }],
  ['store_code: The store code must be text.', { store_code: 7 }],
  ['address_line_1: The street and number must be text.', { address_line_1: 7 }],
  ['address_line_2: The second line must be text.', { address_line_2: 7 }],
  ['city: The city must be text.', { city: 7 }],
  ['state: The state must be text.', { state: 7 }],
  ['zip: The ZIP code must be text.', { zip: 7 }],
  ['phone: The phone number must be text.', { phone: 7 }],
  ['website: The website must be text.', { website: 7 }],
  ['primary_category: The category must be text.', { primary_category: 7, additional_categories: [] }],
  ['time_zone: The time zone must be text.', { time_zone: 7 }],
  ['opening_date: The opening date must be text.', { opening_date: 7 }],
  ['description: The description must be text.', { description: 7 }],
  ['licence_number: The number must be text.', { licence_number: 7 }],
  ['owner_name: The name must be text.', { owner_name: 7 }],
  ['labels.0: The label must be text.', { labels: [7] }],
  ['social_links.facebook: The Facebook page must be text.', { social_links: { facebook: 7 } }],
  ['services.0.name: The name of the service must be text.', { services: [{ name: 7 }] }],
  ['services.0.description: The description must be text.', { services: [{ name: 'Leaks', description: 7 }] }],
  ['services.0.price: The price must be text.', { services: [{ name: 'Leaks', price: 7 }] }],
  ['booking_links.0.url: The link must be text.', { booking_links: [{ url: 7 }] }],
  ['special_hours.0.note: The note must be text.', special({ date: '2026-12-25', ranges: [], note: 7 })],
  ['service_areas: Service areas must be a list.', { service_areas: {} }],
  ['additional_phones: Further phone numbers must be a list.', { additional_phones: {} }],
  ['additional_categories: Further categories must be a list.', { additional_categories: {} }],
  ['special_hours: Days with special hours must be a list.', { special_hours: {} }],
  ['more_hours: More hours must be a list.', { more_hours: {} }],
  ['regular_hours.monday: Opening times of one day must be a list.', { regular_hours: { monday: {} } }],
  ['services: Services must be a list.', { services: {} }],
  ['booking_links: Booking, order and menu links must be a list.', { booking_links: {} }],
  ['labels: Labels must be a list.', { labels: {} }],
  ['languages: Languages must be a list.', { languages: {} }],
  ['payment_types: Ways to pay must be a list.', { payment_types: {} }],
])('what is of another kind is told as “%s”', (said, changes) => {
  expect(told(changes)).toEqual([said])
})

test('an item that is no object is told before what it lacks', () => {
  expect(told({ service_areas: ['Duval'] })[0]).toBe('service_areas.0: This must be an object with named fields.')
})

test('a record that is none is told by that name', () => {
  expect(checkLocation('Okafor', sampleRules)).toMatchObject({
    ok: false,
    problems: [{ field: 'record', message: 'This must be an object with named fields.' }, {}],
  })
})

const drive_through = { kind: 'drive_through', hours: {} }
const lunch = { opens: '11:00', closes: '14:00' }

test.each<[said: string, changes: Record<string, unknown>]>([
  ['regular_hours.monday.0.opens: Write a time from 00:00 to 24:00, such as 09:30.', monday({ ...lunch, opens: '9' })],
  ['regular_hours.monday.0.closes: Write a time from 00:00 to 24:00, such as 09:30.', monday({ opens: '09:00' })],
  [
    'regular_hours.monday.0.opens: Nothing opens at 24:00. Write 00:00 on the next day.',
    monday({ opens: '24:00', closes: '09:00' }),
  ],
  [
    'regular_hours.monday.0.closes: Opens and closes at the same time. Open 24 hours is 00:00 to 24:00.',
    monday({ opens: '09:00', closes: '09:00' }),
  ],
  [
    'regular_hours.monday.1.opens: Monday 1 pm–5 pm overlaps Monday 11 am–2 pm.',
    monday(lunch, { opens: '13:00', closes: '17:00' }),
  ],
  [`regular_hours: "${'d'.repeat(40)}" is no day of the week.`, { regular_hours: { ['d'.repeat(41)]: [] } }],
  ['special_hours.0.date: Choose a day that exists, such as 2026-12-24.', special({ date: '2026-02-29' })],
  ['special_hours.0.date: Choose a day that exists, such as 2026-12-24.', special({ date: 20261224 })],
  [
    'special_hours.0.date: Special hours can be told for at most two years ahead.',
    special({ date: '2028-11-22', ranges: [] }),
  ],
  ['special_hours.1: This day is in the list twice.', special({ date: '2026-12-25' }, { date: '2026-12-25' })],
  [
    'special_hours.1.ranges.0.opens: 2026-12-25 1 am–3 am overlaps 2026-12-24 8 pm–2 am.',
    special(
      { date: '2026-12-24', ranges: [{ opens: '20:00', closes: '02:00' }] },
      { date: '2026-12-25', ranges: [{ opens: '01:00', closes: '03:00' }] },
    ),
  ],
  [
    'special_hours: Tell the regular hours first. Special hours are exceptions from them.',
    { regular_hours: null, more_hours: [] },
  ],
  ['more_hours: Tell the regular hours first.', { regular_hours: null, special_hours: [] }],
  ['more_hours.1: This kind of hours is in the list twice.', { more_hours: [drive_through, drive_through] }],
  [
    'more_hours.0.kind: Choose one of: access, brunch, delivery, drive through, happy hour, kitchen, online service, pickup, senior, takeout.',
    { more_hours: [{ kind: 'tea', hours: {} }] },
  ],
  [
    'opening_date: Write the month and, if you like, the day: 2027-03 or 2027-03-15.',
    { opening_date: 'March 2027', year_founded: null },
  ],
  ['opening_date: The opening date is past, or at most one year ahead.', { opening_date: '2027-12' }],
  ['opening_date: The opening date is past, or at most one year ahead.', { opening_date: '2027-11-22' }],
  ['year_founded: Write a year, such as 2008, not after 2026.', { year_founded: 2027 }],
  ['year_founded: Write a year, such as 2008, not after 2026.', { year_founded: '2008' }],
  ['time_zone: Choose a time zone from the list, such as America/New_York.', { time_zone: 'Florida' }],
])('hours and dates: “%s”', (said, changes) => {
  expect(told(changes)).toEqual([said])
})

test.each<[said: string, changes: Record<string, unknown>]>([
  ['state: Write the state as its two letters, such as FL.', { state: 'Floridia' }],
  ['state: Write the state as its two letters, such as FL.', { state: 'XX' }],
  ['zip: A ZIP code has five digits, or five and four: 32202-1234.', { zip: '3220' }],
  ['zip: No ZIP code in the United States begins with 000.', { zip: '00012' }],
  ['zip: ZIP code 30303 is in Georgia, not in Florida.', { zip: '30303' }],
  ['zip: ZIP code 86515 is in Arizona or New Mexico, not in Florida.', { zip: '86515' }],
  ['hide_address: Answer yes or no.', { hide_address: 'yes' }],
  ['latitude: The latitude is a number of degrees from -90 to 90.', { latitude: 91 }],
  ['longitude: The longitude is a number of degrees from -180 to 180.', { longitude: '-81' }],
  ['longitude: A pin needs latitude and longitude.', { longitude: null }],
  ['latitude: A pin needs latitude and longitude.', { latitude: null }],
  ['longitude: The minus sign is missing: in Florida the longitude is -81.6589.', { longitude: 81.6589 }],
  ['longitude: Latitude and longitude are the wrong way round.', { latitude: -81.6589, longitude: 30.3285 }],
  ['latitude: This pin is not in Florida. Move it onto the address.', { latitude: 40.7, longitude: -74 }],
  ['service_areas.0.name: Name the city, the county or the ZIP code.', area({ name: ' ' })],
  ['service_areas.0.name: The name of a service area must be text.', area({ name: 7 })],
  ['service_areas.0.state: Tell in which state the service area lies.', area({ state: '' })],
  ['service_areas.0.state: Write the state as its two letters, such as FL.', area({ state: 'Floridia' })],
  ['service_areas.0.name: A ZIP code has five digits.', area({ kind: 'zip', name: '322071' })],
  ['service_areas.0.name: A ZIP code has five digits.', area({ kind: 'zip', name: 'a32207' })],
  ['service_areas.0.kind: Choose one of: city, county, zip.', area({ kind: 'moon' })],
])('places: “%s”', (said, changes) => {
  expect(told(changes)).toEqual([said])
})

test.each<[said: string, changes: Record<string, unknown>]>([
  [
    'phone: Leave out the extension: listings show a number that can be dialed.',
    { phone: '(904) 630-4000 ext. 2', additional_phones: [] },
  ],
  ['phone: This is no phone number that can be dialed, such as (904) 555-0142.', { phone: '630-40' }],
  ['phone: Google lists no number that charges the caller.', { phone: '+1 900 234 5678' }],
  ['additional_phones.0: This is the main number already.', { additional_phones: ['(904) 630-4000'] }],
  ['additional_phones.1: This number is in the list twice.', { additional_phones: ['904-630-4001', '(904) 630-4001'] }],
  ['website: Write a web address, such as https://example.com/menu.', { website: 'our page' }],
  ['website: A web address begins with https://.', { website: 'ftp://okafor.example' }],
  ['website: Leave the name and password out.', { website: 'https://ada@okafor.example' }],
  ['website: Leave the name and password out.', { website: 'https://:secret@okafor.example' }],
  ['website: This address does not lead to a site that everybody can open.', { website: 'https://localhost' }],
  ['booking_links.0.url: Give the address that the link leads to.', { booking_links: [{ kind: 'booking' }] }],
  [
    'booking_links.0.url: Customers leave their data there: use https://.',
    { booking_links: [{ url: 'http://okafor.example/book' }] },
  ],
  [
    'booking_links.1: This link is in the list twice.',
    { booking_links: [{ url: 'okafor.example/book' }, { kind: 'booking', url: 'okafor.example/book' }] },
  ],
  [
    'social_links: Choose one of: facebook, instagram, linkedin, pinterest, tiktok, x, youtube.',
    { social_links: { myspace: 'https://myspace.com/okafor' } },
  ],
  [
    `social_links.facebook: This is no address of Facebook. It looks like ${own_page}.`,
    facebook('https://x.com/okafor'),
  ],
  [
    `social_links.facebook: This shares something on Facebook. Give your own page: ${own_page}.`,
    facebook('facebook.com/sharer.php?u=okafor'),
  ],
  [
    `social_links.facebook: This is one post on Facebook. Give your own page: ${own_page}.`,
    facebook('facebook.com/posts/17'),
  ],
  ...['', '/', '/home', '/login/', '/index.php'].map((path): [string, Record<string, unknown>] => [
    `social_links.facebook: This is the front door of Facebook. Add the name of your page: ${own_page}.`,
    facebook(`https://www.facebook.com${path}`),
  ]),
])('ways to reach it: “%s”', (said, changes) => {
  expect(told(changes)).toEqual([said])
})

test.each([
  'https://www.facebook.com/home-repair',
  'https://www.facebook.com/okafor/login',
  'https://www.facebook.com/profile.php?id=7',
])('%s is a page of the business', address => expect(told(facebook(address))).toEqual([]))

test.each<[said: string, changes: Record<string, unknown>]>([
  ['primary_category: Choose a category from the list.', { primary_category: 'wizard' }],
  ['additional_categories.0: This is the main category already.', { additional_categories: ['plumber'] }],
  ['primary_category: Choose the main category before further ones.', { primary_category: '' }],
  [
    'additional_categories.1: This category is in the list twice.',
    { additional_categories: ['drainage_service', 'drainage_service'] },
  ],
  [`attributes: "${'a'.repeat(40)}" is no attribute of the list.`, { attributes: { ['a'.repeat(41)]: true } }],
  ['attributes.restroom: Answer yes or no.', { attributes: { restroom: 'yes' } }],
  ['services.0.name: Name the service, such as "Drain cleaning".', { services: [{ name: '' }] }],
  ['services.1: This service is in the list twice.', { services: [{ name: 'Leaks' }, { name: 'LEAKS' }] }],
  ['labels.1: This label is in the list twice.', { labels: ['North', 'NORTH'] }],
  ['languages.0: Write a language as its code, such as en or es.', { languages: ['English'] }],
  ['languages.1: This language is in the list twice.', { languages: ['en', 'en'] }],
  ['payment_types.0: Choose a way to pay from the list.', { payment_types: ['bitcoin'] }],
  ['payment_types.1: This way to pay is in the list twice.', { payment_types: ['cash', 'cash'] }],
  ['store_code: A store code holds no < and no >.', { store_code: '<1>' }],
  ['store_code: A store code is no web address.', { store_code: 'okafor.com' }],
  ['description: Write plain text without HTML: listings show it as it is.', { description: '<b>Pipes</b>' }],
  ['name: The name is far too long: use at most 125 characters.', { name: 'e'.repeat(1501) }],
  ['name: The name has 126 characters: use at most 125. An emoji counts as one.', { name: 'e'.repeat(126) }],
  ['name: The name has 1500 characters: use at most 125. An emoji counts as one.', { name: 'e'.repeat(1500) }],
  ['name: The name holds a line break or a character nobody can see.', { name: 'Oka\nfor' }],
  ['description: The description holds a character that cannot be stored.', { description: 'Pipes\u0000' }],
  [`${'f'.repeat(60)}: There is no such field.`, { ['f'.repeat(61)]: 1 }],
  ['open_status: Choose one of: open, closed temporarily, closed permanently.', { open_status: 'shut' }],
])('what it is and does: “%s”', (said, changes) => {
  expect(told(changes)).toEqual([said])
})
