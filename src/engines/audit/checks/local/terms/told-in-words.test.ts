import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { data, described, home, inner, pages, told_origin } from '#tests/support/audit/told-pages.ts'

const rated = (count: number) =>
  data(`"@type":"Plumber","name":"Calloway","priceRange":"$$","aggregateRating":{"reviewCount":${count}}`)
const priced = (name: string, price: string) => `<h3>${name}</h3><p>${price}</p>`

test.each<[string, ServedPage[], RegExp]>([
  ['price-differs-across-pages', pages('<p>Clay pot chicken .... $14</p>', '<p>Clay Pot Chicken $15.50</p>'), /15.*14/],
  [
    'price-differs-across-pages',
    pages('<p>Pollo Fundido 18.00</p>', '<h1>House specials</h1><p>Pollo Fundido $16.00</p>'),
    /16.*18/,
  ],
  ['price-differs-across-pages', pages(priced('Gel Manicure', '$35'), priced('Gel manicure', '$38')), /\$38.*\$35/],
  ['price-differs-across-pages', pages('<p>Fish tacos 12.95</p>', '<p>Fish tacos 13.95</p>'), /12\.95/],
  [
    'price-differs-across-pages',
    pages('<p>The service call fee is $89.</p>', '<p>We charge a $79 service call fee.</p>'),
    /\$79 service call fee.*\$89/,
  ],
  [
    'figures-differ',
    pages('<p>Our shop has 3 bays.</p>', '<p>Our four bays keep cars moving.</p>'),
    /four bays.*3 bays/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Ships within 2 days.</p>', '<p>Orders ship within 6 days.</p>', { kind: 'about' }),
    /Orders ship within 6 days.*Ships within 2 days/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Get 15% off with code CLEAN15.</p>', '<p>Use code CLEAN15 for 10% off.</p>'),
    /10% off.*15% off/,
  ],
  [
    'figures-differ',
    pages('<p>We have cleaned over 5,000 homes.</p>', '<p>More than 3,000 homes cleaned so far.</p>'),
    /3,000 homes.*5,000 homes/,
  ],
  [
    'price-differs-across-pages',
    pages('<p>The minimum charge is $120.</p>', '<p>Our minimum is $150 per visit.</p>'),
    /\$150.*\$120/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Veterans get 10% off.</p>', '<p>15% military and veteran discount</p>'),
    /15% military.*10% off/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>A standard cleaning takes about two hours.</p>', '<p>Standard cleanings take 3 to 4 hours.</p>'),
    /3 to 4 hours.*two hours/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>A 2-year workmanship warranty</p>', '<p>Our one-year workmanship warranty holds.</p>'),
    /one-year.*2-year/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Please give 24 hours notice to cancel.</p>', '<p>We ask for 48 hours’ notice if you cancel.</p>'),
    /48 hours’ notice.*24 hours notice/,
  ],
  ['terms-differ-across-pages', pages('<p>A 50% deposit is due.</p>', '<p>We take a 25% deposit.</p>'), /25%.*50%/],
  [
    'terms-differ-across-pages',
    pages('<p>We serve a 30-mile radius.</p>', '<p>We cover a 50 mile radius.</p>'),
    /50 mile radius.*30-mile radius/,
  ],
  ['figures-differ', pages('<p>500+ happy customers</p>', '<p>Over 1,000 happy customers served.</p>'), /1,000.*500/],
  [
    'figures-differ',
    pages('<p>A third-generation family business</p>', '<p>Family owned and operated for two generations.</p>'),
    /two generations.*third-generation/,
  ],
  ['figures-differ', [home(rated(138)), inner(rated(131))], /131.*138/],
  ['figures-differ', pages('<p>Our team of 12</p>', '<p>Our team of fifteen</p>'), /fifteen/],
  ['figures-differ', pages('<p>Our three locations</p>', '<p>Come to all four locations!</p>'), /four/],
  [
    'figures-differ',
    pages('<p>Two convenient locations</p>', '<p>Visit one of our three offices.</p>'),
    /three offices/,
  ],
  ['figures-differ', pages('<p>Two great shops to serve you</p>', '<p>We have three shops.</p>'), /three shops.*Two/],
  ['figures-differ', pages('<p>5 locations across the county</p>', '<p>Come to our two locations.</p>'), /5 loc.*two/],
  ['figures-differ', [described('Now at two convenient locations.'), inner('<p>All four locations</p>')], /four.*two/],
])('%s is found', (id, site, evidence) => {
  const outcome = localOutcome(id, site)
  expect(outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state).toMatch(
    evidence,
  )
})

test.each<[string, ServedPage[]]>([
  ['licence-number-differs', pages('<p>License #CFC1428001</p>', '<p>License: CFC1428001</p>')],
  ['licence-number-differs', pages('<p>License #CFC1428001 and Lic #CFC1428002</p>', '<p>License #CFC1428002</p>')],
  ['licence-number-differs', pages('<p>License #CFC1428001</p>', '<p>License #CAC1817776</p>')],
  ['figures-differ', pages('<p>373 of 410 jobs</p>', '<p>That is 156 of 180 jobs.</p>')],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p>', '<p>Fish tacos $12.00</p>')],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p>', '<p>Fish tacos from $10</p>')],
  ['price-differs-across-pages', pages('<p>Small $12</p><p>Chicken $3</p>', '<p>Small $14</p><p>Chicken $4</p>')],
  [
    'price-differs-across-pages',
    pages('<p>Fish tacos $12</p>', '<h1>Lunch menu</h1><p>Fish tacos $9</p>', { url: `${told_origin}lunch/` }),
  ],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p><p>Fish tacos $15</p>', '<p>Fish tacos $9</p>')],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p>', '<p>Fish tacos $9</p>', { kind: 'article' })],
  [
    'price-differs-across-pages',
    [...pages('<p>Down payment: $500</p>', '<p>Down payment: $900</p>'), inner('<p>Service fee from $5</p>')],
  ],
  ['price-differs-across-pages', pages(priced('Gel Manicure', '$35'), `<h3>Gel manicure</h3><p>$38</p><p>$45</p>`)],
  ['terms-differ-across-pages', pages('<p>50% deposit</p>', '<p>A 50% deposit, or a 25% deposit.</p>')],
  ['terms-differ-across-pages', pages('<p>24 hours notice to cancel</p>', '<p>72 hours notice for groups</p>')],
  ['terms-differ-across-pages', pages('<p>A 2-year labor warranty</p>', '<p>A 5-year workmanship warranty</p>')],
  ['terms-differ-across-pages', pages('<p>We serve a 30-mile radius.</p>', '<p>Free within a 10 mile radius.</p>')],
  ['terms-differ-across-pages', pages('<p>We serve a 30-mile radius.</p>', '<p>Two lakes lie in a 5-mile radius.</p>')],
  [
    'terms-differ-across-pages',
    [
      home('<p>Pipes</p>'),
      inner('<p>2-year workmanship warranty</p>', { kind: 'service' }),
      inner('<p>5-year workmanship warranty</p>', { kind: 'service', url: `${told_origin}roofs/` }),
    ],
  ],
  ['figures-differ', pages('<p>500+ happy customers</p>', '<p>We help over 300 customers each year.</p>')],
  ['figures-differ', pages('<p>Our team of 12</p>', '<p>A team of two comes to you.</p>')],
  ['figures-differ', pages('<p>Our three locations</p>', '<p>Our two locations in Macon.</p>')],
  ['figures-differ', pages('<p>Our five locations</p>', '<p>Two locations across the county. Our three offices.</p>')],
  ['figures-differ', pages('<p>Our two locations</p>', '<p>We serve businesses with 5 locations. 3 locations</p>')],
  ['figures-differ', pages('<p>Our two offices</p>', '<p>Our three showrooms</p>')],
  [
    'figures-differ',
    pages('<p>Our two locations</p>', '<p>In 2009 we had our five locations. One of three locations</p>'),
  ],
  ['figures-differ', pages('<p>Our two shops</p>', '<p>Our three shops</p>', { kind: 'article' })],
  ['figures-differ', pages('<p>Our two shops</p>', '<p>“We love all three shops!”</p>')],
  ['figures-differ', pages('<p>Over 20 locations</p>', '<p>All 22 locations. We have over 20 locations.</p>')],
  ['figures-differ', pages('<p>We have cleaned over 5,000 homes.</p>', '<p>We have cleaned 400 homes this year.</p>')],
])('%s is not found where all is well', (id, site) => {
  expect(localOutcome(id, site).state).not.toBe('found')
})

test('a number of two words is more than its second word', () => {
  const state = (one: string, other: string) => localOutcome('terms-differ-across-pages', pages(one, other)).state
  expect(state('We ask for twenty-four hours notice to cancel.', 'Cancel with 48 hours notice.')).toBe('found')
  expect(state('We ask for twenty-four hours notice to cancel.', 'Cancel with 24 hours notice.')).not.toBe('found')
  expect(state('We ask for forty eight hours notice to cancel.', 'Cancel with 48 hours notice.')).not.toBe('found')
})
