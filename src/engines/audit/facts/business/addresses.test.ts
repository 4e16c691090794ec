import { expect, it, test } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'
import { addressKey } from './address-key.ts'

const addresses = (body: string) => factsOfBody(body).addresses

it.each([
  ['12 Oak Street, Savannah, GA 31401', '12 Oak Street', '', 'Savannah'],
  [
    'Visit us at 4521 N. Magnolia Ave., Suite 200, Savannah, Georgia 31401-1234',
    '4521 N. Magnolia Ave.',
    'Suite 200',
    'Savannah',
  ],
  ['12 Oak St<br>Ste 4<br>Savannah, GA 31401', '12 Oak St', 'Ste 4', 'Savannah'],
  ['12 Oak St<br>Suite 1200 - #5102<br>Savannah, GA 31401', '12 Oak St', 'Suite 1200 - #5102', 'Savannah'],
  ['<div>12 Oak St #4</div><div>Savannah GA 31401</div>', '12 Oak St', '#4', 'Savannah'],
  ['P.O. Box 123, Savannah, GA 31401', 'P.O. Box 123', '', 'Savannah'],
  ['Calloway Plumbing P.O. Box #123 Savannah, Georgia 31401', 'P.O. Box', '#123', 'Savannah'],
  ['PO Box 123 Savannah, GA 31401', 'PO Box 123', '', 'Savannah'],
  ['P.O. Box #123, Savannah, GA 31401', 'P.O. Box', '#123', 'Savannah'],
  ['100 Main St Savannah, GA 31401', '100 Main St', '', 'Savannah'],
  ['Calloway Plumbing | 12 Oak Street | Savannah, GA 31401', '12 Oak Street', '', 'Savannah'],
  ['12 Oak Street ----- Suite 200 ----- Savannah, GA 31401', '12 Oak Street', 'Suite 200', 'Savannah'],
  ['1200 W 5th St, Bldg C, Savannah, GA 31401', '1200 W 5th St', 'Bldg C', 'Savannah'],
  ['<span>Address</span><span>12 Oak Street, Savannah, GA 31401</span>', '12 Oak Street', '', 'Savannah'],
  ['12 Oak Street, Suite B Savannah, GA 31401', '12 Oak Street', 'Suite B', 'Savannah'],
  ['12 Oak Street, Ste. 200 Savannah, GA 31401', '12 Oak Street', 'Ste. 200', 'Savannah'],
  ['12 Oak Street<br>#14A Savannah, GA 31401', '12 Oak Street', '#14A', 'Savannah'],
  ['12 Oak Street, Savannah, GA 31401, USA', '12 Oak Street', '', 'Savannah'],
  ['Calloway Bakery, 12 Oak Street, Savannah, GA, 31401, United States', '12 Oak Street', '', 'Savannah'],
  ['<b>Stone Oak</b>22506 U.S. Hwy 281 N Ste 106<br>Savannah, GA 31401', '22506 U.S. Hwy 281 N', 'Ste 106', 'Savannah'],
  ['2350 Ocean Highway, U.S. Route 17,<br>Savannah, Georgia<br>31401', '2350 Ocean Highway', '', 'Savannah'],
])('reads %s', (html, street, unit, city) => {
  expect(addresses(`<p>${html}</p>`)).toMatchObject([{ street, unit, city, state: 'GA', postal_code: '31401' }])
})

it('reads cities of several words, and the District', () => {
  expect(
    addresses('<p>5 Pine Rd, Hilton Head Island, SC 29928</p><p>1600 K St NW, Washington, DC 20006</p>'),
  ).toMatchObject([
    { city: 'Hilton Head Island', state: 'SC' },
    { city: 'Washington', state: 'DC', street: '1600 K St NW' },
  ])
})

it('finds the street behind other words, and roads by their number', () => {
  const found = addresses(
    '<p>CFE Arena at 12777 Gemini Blvd N, Orlando, FL 32816</p><p>Store #4417, 55 Glenlake Pkwy, Atlanta, GA 30328.</p><p>3 Ravinia Dr #100, Atlanta, GA 30346</p><p>5900 US 17<br>Fleming Island, FL 32003</p><p>14076 State Hwy Z, St Robert, MO 65584</p><p>8774 Almeda Genoa Road<br>Houston, Texas 77075</p>',
  )
  expect(found.map(({ street, unit, city }) => [street, unit, city])).toEqual([
    ['12777 Gemini Blvd N', '', 'Orlando'],
    ['55 Glenlake Pkwy', '', 'Atlanta'],
    ['3 Ravinia Dr', '#100', 'Atlanta'],
    ['5900 US 17', '', 'Fleming Island'],
    ['14076 State Hwy Z', '', 'St Robert'],
    ['8774 Almeda Genoa Road', '', 'Houston'],
  ])
})

it('takes no first word of a town for the number of a suite', () => {
  expect(addresses('<p>12 Oak Street, Unit A Fort Mill, SC 29715</p>')).toMatchObject([
    { unit: 'Unit A', city: 'Fort Mill' },
  ])
  expect(addresses('<p>12 Oak Street, Room, AR 72101</p>').map(({ city }) => city)).toEqual(['Room'])
})

it('takes an address without a ZIP when its street says so', () => {
  expect(addresses('<p>Find us: 12 Oak Street, Savannah, GA</p>')).toMatchObject([
    { street: '12 Oak Street', postal_code: '' },
  ])
  expect(addresses('<p>12 Oak Street, Savannah, Georgia</p>')).toMatchObject([{ city: 'Savannah', state: 'GA' }])
  expect(addresses('<p>We did 12 houses, Savannah, GA loves us</p>')).toEqual([])
  expect(addresses('<p>Founded in Savannah, Georgia, on a street</p>')).toEqual([])
})

it('finds no address in other text with numbers and places', () => {
  expect(
    addresses(
      '<p>Serving Savannah, GA 31401 and Tampa, FL. Over 12000 jobs, 500 reviews, OK 12345, Call 24/7 in GA 31401.</p>',
    ),
  ).toEqual([])
})

it('knows the address that templates come with', () => {
  expect(addresses('<p>1600 Amphitheatre Parkway, Mountain View, CA 94043</p>')).toEqual([])
  expect(addresses('<p>1400 Independence Avenue, SW, Washington, DC 20250</p>')).toEqual([])
  expect(addresses('<p>1602 Amphitheatre Parkway, Mountain View, CA 94043</p>')).toHaveLength(1)
})

it('gives line and region', () => {
  expect(addresses('\n<footer>\n<p>12 Oak Street<br>Savannah, GA 31401</p></footer>')).toMatchObject([
    { line: 3, region: 'footer', text: '12 Oak Street Savannah, GA 31401' },
  ])
})

it('has one key for one place, however it is written', () => {
  const spellings = [
    ['4521 North Magnolia Avenue, Suite 200', ''],
    ['4521 N. Magnolia Ave', 'Ste. 200'],
    ['4521 N Magnolia Ave.', '#200'],
    ['4521 n magnolia avenue', 'Unit 200'],
  ] as const
  const keys = spellings.map(([street, unit]) =>
    addressKey({ street, unit, city: 'St. Augustine', state: 'Florida', postal_code: '32084-1111' }),
  )
  expect(new Set(keys)).toEqual(new Set(['4521 n magnolia ave|#200|st augustine|FL|32084']))
  expect(
    addressKey({ street: '4512 N Magnolia Ave', unit: '', city: 'St Augustine', state: 'FL', postal_code: '32084' }),
  ).not.toBe(keys[0])
})

it('begins behind the phone number that stands before it', () => {
  expect(addresses('<p>Call (770) 457-2670<br>5008 Harrow Hwy. , Ste. B<br>Chamblee, GA 30341</p>')).toMatchObject([
    { street: '5008 Harrow Hwy.' },
  ])
})

it('knows a suite behind a number sign', () => {
  const parts = { street: '50 Harrow Highway #Ste. B', unit: '', city: 'Savannah', state: 'GA', postal_code: '31401' }
  expect(addressKey(parts)).toBe(addressKey({ ...parts, street: '50 Harrow Hwy', unit: 'Suite B' }))
})

test.each([
  '<h4>Marlow County Superior Court</h4><p>215 Fifth Street<br>Savannah, GA 31401</p>',
  '<p>Regulated by the Texas Department of Licensing and Regulation, P.O. Box 555, Austin, TX 78711</p>',
  '<h4>Permit Office</h4><p>215 Fifth Street<br>Savannah, GA 31401</p>',
  '<p>The Marlow County Courthouse is located at 215 Fifth Street, Savannah, GA 31401.</p>',
])('where a court sits is no address of the business: %s', html => {
  expect(addresses(html)).toEqual([])
})

test.each([
  '<p>Across from the courthouse at 12 Oak Street, Savannah, GA 31401</p>',
  '<p>Calloway Law, ten years at the Superior Court.</p><p>12 Oak Street, Savannah, GA 31401</p>',
])('an office near one is: %s', html => {
  expect(addresses(html)).toHaveLength(1)
})

it('takes the year before a business that is called after its street for no house', () => {
  expect(addresses('<footer>© 2026 The Cabins at Country Road · Evergreen, Colorado</footer>')).toEqual([])
  expect(addresses('<footer>Copyright © 2019–2026 Oak Street, Savannah, Georgia</footer>')).toEqual([])
  expect(addresses('<footer>© Calloway, 2026 Country Road, Savannah, Georgia</footer>')).toHaveLength(1)
  expect(addresses('<footer>2026 Country Road, Savannah, Georgia</footer>')).toHaveLength(1)
})

it.each([
  ['Location: 308 S 1250 W Lindon<br>UT 84042, USA', '308 S 1250 W', 'Lindon', '84042'],
  ['Please make checks payable to Marlow Gym. 308 S. 1250 W. Lindon, UT. 84042', '308 S. 1250 W.', 'Lindon', '84042'],
  ['1234 South 500 East Salt Lake City, UT 84111', '1234 South 500 East', 'Salt Lake City', '84111'],
  ['1234 South 500 East, Provo, UT', '1234 South 500 East', 'Provo', ''],
])('reads a street that is told by its distance from the middle of the town: %s', (html, street, city, postal_code) => {
  expect(addresses(`<p>${html}</p>`)).toMatchObject([{ street, city, state: 'UT', postal_code }])
})

it.each(['We won 12 S 4 W Lindon', 'Size 10 W 12 E, Lindon, UT', 'Lots 4 N 12, Lindon, UT'])(
  'sees no street in %s',
  html => {
    expect(addresses(`<p>${html}</p>`)).toEqual([])
  },
)

it('reads the number of a street in words and in figures as one', () => {
  const keyed = (text: string) => addresses(`<p>${text}</p>`).map(({ key }) => key)
  expect(keyed('1603 North Twelfth Avenue<br>Pensacola, Florida 32503')).toEqual(
    keyed('1603 N. 12th Ave, Pensacola, FL 32503'),
  )
  expect(keyed('1603 North Twelfth Avenue, Pensacola, FL 32503')).not.toEqual(
    keyed('1603 N. 20th Ave, Pensacola, FL 32503'),
  )
})
