import { expect, test } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'
import { addressInPart } from './address-in-part.ts'

const no_zip = 'no ZIP code'
const no_type = 'no ZIP code, and no word such as Street or Avenue'
const no_state = 'no state and no ZIP code'

test.each([
  ['<footer><p>Fern Salon 1640 Cora Lee Hart Jr. Savannah, Georgia (912) 234-0142</p></footer>', no_type],
  ['<p>Fern Salon<br>1640 Cora Lee Hart Jr.<br>Savannah, Georgia<br>(912) 234-0142</p>', no_type],
  ['<p>1212 El Camino Verde, Savannah, GA<br>(912) 234-0142</p>', no_zip],
  ['<p>Find us at 12 Oak Street, Savannah, Georgia</p>', no_zip],
  ['<h3>120 Marlow St-Savannah, GA- (912) 234-0142</h3>', no_zip],
  ['<p>120 Marlow Street – Savannah, GA</p>', no_zip],
  ['<footer><p>318 Barnard St.<br>(912) 234-0142</p></footer>', no_state],
  ['<header><div>318 Barnard Street</div><a href="/">Home</a></header>', no_state],
  ['<footer><p>1698 Cora Road, Savannah, Georgia, about an hour from Macon</p></footer>', no_zip],
  ['<address>318 W 5th Street, Savannah</address>', no_state],
  ['<p>8th N. Elm Street, Savannah, GA</p>', 'no house number: “8th” is that of a street'],
  [
    '<p>Visit us:<br>21st West Cora Lee Road<br>Savannah, Georgia 31401</p>',
    'no house number: “21st” is that of a street',
  ],
])('%s: %s', (body, lacks) => {
  expect(addressInPart(factsOfBody(body))).toMatchObject({ lacks })
})

test.each([
  '<p>25 Years Serving Savannah, Georgia (912) 234-0142</p>',
  '<p>Top 10 Plumbers Savannah, Georgia. Call (912) 234-0142</p>',
  '<footer><p>© 2020 Fern Salon, Savannah, Georgia (912) 234-0142</p></footer>',
  '<footer><p>2020 Fern Salon, Savannah, Georgia (912) 234-0142</p></footer>',
  '<p>24 Hour Road Service, Savannah, Georgia (912) 234-0142</p>',
  '<p>24 Hour Road, (912) 234-0142</p>',
  '<p>Sold last week: 45 Elm Street, four bedrooms</p>',
  '<p>Savannah, Georgia (912) 234-0142</p>',
  '<p>(912) 234-0142 Fern Salon Savannah, Georgia</p>',
  '<footer><p>215 Elm Road, Toronto, ON M4B 1B3</p></footer>',
  '<p>Read 120 Reviews, Savannah, GA</p>',
  '<p>8th Street, Savannah, GA</p>',
  '<p>12 8th N. Elm Street, Savannah</p>',
  '<p>We won the 8th North Elm Street race, Savannah</p>',
  '<p>Corner of 8th and N. Elm Street, Savannah, GA</p>',
  '<footer><p>12 Oak Street<br>Savannah, Georgia 31401</p></footer>',
  '<p>Write to the Office of Civil Rights, 1400 Independence Avenue, SW, Washington, D.c., 20250-9410</p>',
])('no address in part: %s', body => {
  expect(addressInPart(factsOfBody(body))).toBeNull()
})
