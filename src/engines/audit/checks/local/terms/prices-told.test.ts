import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], one) },
  { html: htmlWith([], other), url: 'https://www.calloway.example/services.html', kind: 'service' },
]

test.each<[string, string]>([
  ['<p>Our drain cleaning is $129, and we mean it.</p>', '<h3>Drain cleaning</h3><p>$149</p>'],
  ['<h3>$99 Drain Cleaning</h3>', '<h3>$79 Drain Cleaning</h3>'],
  ['<h3>Stone Massage---$60/55 min</h3><p>Warm stones.</p>', '<h3>Stone Massage--$65</h3>'],
  ['<h3>Full detail — $180</h3>', '<h3>Full Detail</h3><p>$200</p>'],
  ['<p>Deep cleaning starts at $180.</p>', '<h3>Deep cleaning</h3><p>Starting at $220</p>'],
  [
    '<p>Pulled pork sandwich ........ 9.50<br>Brisket plate ........ 16.00</p>',
    '<p>Pulled Pork Sandwich ........ 10.50<br>Brisket Plate ........ 16.00</p>',
  ],
  ['<p>Initial Visit $325<br>About an hour and a half</p>', '<p>Initial Visit $295</p>'],
  ['<p>Our service call is $79.</p>', '<p>Service call fee: $89</p>'],
  ['<p>A $8.25 certificate fee is added.</p>', '<p>The certificate fee is $10.25.</p>'],
  ['<p>Our labor rate is $95 per hour.</p>', '<p>Labor: $110/hour</p>'],
  ['<p>Oil change only $39.99!</p>', '<ul><li>Oil changes: $44.99</li></ul>'],
  ['<p>The Silver package is $65.</p>', '<p>Silver package – $75</p>'],
  ['<h3>Drain cleaning</h3><p>$80–$120</p>', '<p>Drain cleaning typically runs $90 to $150.</p>'],
  ['<p>Drain cleaning starts at $99.</p>', '<h3>Drain cleaning</h3><p>$75–$120</p>'],
  ['<p>Drain cleaning starts at $99 in Macon.</p>', '<h3>Drain cleaning</h3><p>$79</p>'],
  ['<h3>Private lesson</h3><p>$60/hr</p>', '<p>Private lessons are $75 an hour.</p>'],
  ['<p>Boarding is $45 per night.</p>', '<p>Boarding: $50/night</p>'],
  ['<h3>Unlimited membership</h3><p>$99/month</p>', '<h3>Unlimited Membership</h3><p>$119 / mo</p>'],
  ['<h3>Harbor tour</h3><p>$35 per person</p>', '<h3>Harbor Tours</h3><p>$45 per guest</p>'],
  ['<li>60 min massage ... $85</li>', '<p>A one-hour massage is $95.</p>'],
  ['<h3>Silver wash</h3><p>Bath and nails.</p><p>$65</p>', '<h3>Silver Wash</h3><p>Bath and nails.</p><p>$75</p>'],
  ['<p>Adult admission is $12.</p>', '<p>Adult admission: $15</p>'],
  [
    '<p>Drain cleaning is $129.</p><table><tr><td>Drain cleaning</td><td>$149</td></tr><tr><td>Leak repair</td><td>$199</td></tr></table>',
    '<p>Hello</p>',
  ],
  [
    '<p>Training is $99 for an intro session and $495 for the full course.</p>',
    '<p>It is $120 for an intro session and $495 for the full course.</p>',
  ],
  [
    '<p>One ritual a month — Alpine Salt Ritual ($65), Radiance Renewal ($50), or Body Polish ($40).</p>',
    '<h3>Alpine Salt Ritual <span>$85</span></h3><p>75 minutes</p>',
  ],
  [
    '<p>Deep tissue massage: 30 min $50, 60 min $80, 90 min $110.</p>',
    '<h2>Deep Tissue Massage</h2><p>30 minutes - $50</p><p>60 minutes - $85</p><p>90 minutes - $110</p>',
  ],
  ['<p>Swedish massage - $60 / 30 min, $90 / 60 min</p>', '<p>Swedish Massage: 30 min $60, 60 min $95</p>'],
  ['<p>Lunch buffet $9.95</p>', '<p>Lunch Buffet $10.95</p>'],
  ['<p>The intro session is currently $99.</p>', '<h3>$120 Intro Session</h3>'],
])('%s against %s', (one, other) => {
  expect(localOutcome('price-differs-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  [
    '<h3>Tankless heaters</h3><ul><li>Installed for $5,500</li></ul><h3>Boilers</h3><p>Installed for $6,500</p>',
    '<p>Hello</p>',
  ],
  [
    '<table><tr><th colspan="2">Electric</th></tr><tr><td>40-50 Gallon</td><td>$1,350</td></tr><tr><th colspan="2">Gas</th></tr><tr><td>40-50 Gallon</td><td>$1,750</td></tr></table>',
    '<p>Hello</p>',
  ],
  ['<h3>Stone Massage--$60/55 min</h3><h3>Stone Massage--$90/85 min</h3>', '<h3>Stone Massage--$75</h3>'],
  [
    '<h3>Silver</h3><ul><li>$50 Discount On Duct Cleaning</li></ul><h3>Gold</h3><ul><li>$75 Discount On Duct Cleaning</li></ul>',
    '<p>Hello</p>',
  ],
  ['<p>Our drain cleaning is $129.</p>', '<h3>Drain cleaning</h3><p>$129</p>'],
  ['<p>Our drain cleaning is $129 on weekends.</p>', '<h3>Drain cleaning</h3><p>$99</p>'],
  ['<p>The average drain cleaning is $200.</p>', '<h3>Drain cleaning</h3><p>$99</p>'],
  [
    '<p>Salt ritual ($65 value), body polish ($40 value), and back facial ($70 value) are yours.</p>',
    '<h3>Body Polish</h3><p>$50</p>',
  ],
  [
    '<p>Alpine Salt Ritual ($85), Radiance Renewal ($50)</p>',
    '<h3>Alpine Salt Ritual <span>$85</span></h3><h3>Radiance Renewal</h3><p>$50</p>',
  ],
  [
    '<p>Deep tissue massage: 30 min $50, 60 min $80.</p>',
    '<h2>Deep Tissue Massage</h2><p>30 minutes - $50</p><p>60 minutes - $80</p>',
  ],
  ['<p>Small pizza ($9), large pizza ($14)</p>', '<p>Large pizza $16</p>'],
  ['<p>Labor: $95/hour</p>', '<p>Emergency labor: $145/hour</p>'],
  ['<p>Drain cleaning starts at $99.</p>', '<h3>Drain cleaning</h3><p>$129</p>'],
  ['<h3>Drain cleaning</h3><p>$80–$120</p>', '<p>Our drain cleaning is $99.</p>'],
  ['<h3>Boarding</h3><p>$45/night</p>', '<h3>Boarding</h3><p>$270/week</p>'],
  ['<p>30-minute massage: $55</p>', '<p>60-minute massage: $95</p>'],
  ['<h3>Basic package</h3><p>$65</p>', '<h3>Basic</h3><p>$75</p>'],
  ['<h3>Bath</h3><p>Small dogs</p><p>$30</p><p>Large dogs</p><p>$60</p>', '<h3>Bath</h3><p>$45</p>'],
  ['<p>The care costs $80 a day.</p>', '<p>The car costs $90 a day.</p>'],
  ['<p>Pay $50 for the first hour and $20 for each child.</p>', '<p>Pay $70 for the first hour.</p>'],
  ['<p>Pay up to $50 for an intro session.</p>', '<p>Pay $70 for an intro session.</p>'],
])('%s agrees with %s', (one, other) => {
  expect(localOutcome('price-differs-across-pages', pages(one, other)).state).not.toBe('found')
})

test('two spans of one fee are told, and one span is none', () => {
  const state = (one: string, other: string) =>
    localOutcome('price-differs-across-pages', pages(`<p>${one}</p>`, `<p>${other}</p>`)).state
  expect(state('Diagnostic service runs $50–$100.', 'We charge $75–$125 for a diagnostic.')).toBe('found')
  expect(state('Diagnostic fee $75–$125', 'We charge $75 to $125 for a diagnostic.')).not.toBe('found')
  expect(state('Diagnostic fee $75–$125', 'Most shops charge $50–$100 for a diagnostic.')).not.toBe('found')
})

test('a share of the price to book, and elsewhere a sum, are two terms', () => {
  const state = (one: string, other: string) => localOutcome('terms-differ-across-pages', pages(one, other)).state
  const sum = '<li>Deposit: $600 due to reserve your date (non-refundable)</li>'
  expect(state(sum, '<p>Pay the 25% retainer to lock in your day.</p>')).toBe('found')
  expect(state(sum, '<li>Deposit: $600 due to reserve your date</li>')).not.toBe('found')
  expect(state(`${sum}<p>A 25% deposit holds it.</p>`, '<p>Pay half now.</p>')).not.toBe('found')
})

test.each<[string, string]>([
  ['<p>10% senior discount</p>', '<p>Seniors receive 5% off every service.</p>'],
  ['<p>We offer a 10% military discount.</p>', '<p>Veterans and active military: 15% off.</p>'],
  ['<p>10% off your first visit</p>', '<p>Get 15% off your first visit when you book online.</p>'],
])('the discount in %s against that in %s', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test('discounts of two sorts of customers are two', () => {
  const site = pages('<p>10% senior discount. 15% off your first visit.</p>', '<p>5% off with cash.</p>')
  expect(localOutcome('terms-differ-across-pages', site).state).not.toBe('found')
})

test('the least of a thing that ends a list is held against its price', () => {
  const outcome = localOutcome(
    'price-differs-across-pages',
    pages(
      '<p>Six kits from $28 to $45, plus air plant grab bags from $4.</p>',
      '<li>Air Plant Grab Bag, $15 to $45</li>',
    ),
  )
  expect(outcome.state).toBe('found')
})

test('a page of residential work is none of side dishes', () => {
  const [home, services] = pages('<p>Our diagnostic fee is $89.</p>', '<p>We charge a flat $125 diagnostic fee.</p>')
  const titled = services && { ...services, html: services.html.replace('<title>', '<title>Residential Service | ') }
  expect(home && titled && localOutcome('price-differs-across-pages', [home, titled]).state).toBe('found')
})

const body_page = '<h3>Salt Ritual</h3><p>$85</p><h3>Radiance Ritual</h3><p>$50</p><h3>Body Polish</h3><p>$40</p>'
const club = (body: string): ServedPage[] => [
  { html: htmlWith([], body_page), url: 'https://www.calloway.example/body.html', kind: 'service' },
  { html: htmlWith([], body), url: 'https://www.calloway.example/memberships.html', kind: 'other' },
]

test('a page for members that gives the other prices alike is held against them', () => {
  const list = '<p>Yours every month: Salt Ritual ($65), Radiance Ritual ($50), or Body Polish ($40).</p>'
  expect(localOutcome('price-differs-across-pages', club(list)).state).toBe('found')
  const for_members = '<p>Yours every month: Salt Ritual ($75), Radiance Ritual ($45), or Body Polish ($40).</p>'
  expect(localOutcome('price-differs-across-pages', club(for_members)).state).not.toBe('found')
})

test('a page of lunches that gives some prices alike may ask less for others', () => {
  const at = (path: string) => [
    { html: htmlWith([], body_page), url: 'https://www.calloway.example/dinner.html', kind: 'service' as const },
    {
      html: htmlWith(
        [],
        '<h3>Salt Ritual</h3><p>$65</p><h3>Radiance Ritual</h3><p>$50</p><h3>Body Polish</h3><p>$40</p>',
      ),
      url: `https://www.calloway.example/${path}.html`,
      kind: 'service' as const,
    },
  ]
  expect(localOutcome('price-differs-across-pages', at('lunch')).state).not.toBe('found')
  expect(localOutcome('price-differs-across-pages', at('dinner-list')).state).toBe('found')
})
