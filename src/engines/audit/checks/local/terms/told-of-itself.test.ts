import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.calloway.example/'
const home = (body: string): ServedPage => ({ html: htmlWith([], body) })
const inner = (body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: htmlWith([], body),
  url: `${origin}inner/`,
  kind: 'other',
  ...over,
})
const pages = (one: string, other: string, over: Partial<ServedPage> = {}) => [home(one), inner(other, over)]
const table = '<p>Monday - Friday: 9am - 5pm, Saturday: 10am - 2pm, Sunday: closed</p>'
const two_places = '<p>12 Oak Street, Savannah, GA 31401</p><p>98 Pine Avenue, Macon, GA 31201</p>'

const rated = (average: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway","priceRange":"$$","aggregateRating":{"ratingValue":"${average}","reviewCount":"54"}}</script>`

test.each<[string, ServedPage[], RegExp]>([
  [
    'figures-differ',
    pages(rated('4.9'), '<p>The town shows it with 54 five-star reviews.</p>'),
    /54 five-star reviews.*ratingValue: 4\.9, reviewCount: 54/,
  ],
  [
    'figures-differ',
    pages(
      '<p>We are the only practice in Macon with the SpineWave.</p>',
      '<p>Calloway is one of the few practices in Macon offering the SpineWave.</p>',
    ),
    /one of the few practices.*only practice in Macon/,
  ],
  [
    'figures-differ',
    pages(
      '<p>The SpineWave technology used exclusively at Calloway is gentle.</p>',
      '<p>Calloway is one of the few practices in Macon offering the SpineWave.</p>',
    ),
    /one of the few practices.*used exclusively at/,
  ],
  [
    'figures-differ',
    pages('<p>Voted best tacos 5 years in a row!</p>', '<p>We were voted Best Tacos six years in a row.</p>'),
    /six years in a row.*5 years in a row/,
  ],
  [
    'open-days-conflict',
    pages(table, '<p>We are open until 8 pm on weekdays, and late.</p><p>We stay open until 8 pm.</p>'),
    /open until 8 pm.*Mon 9 am–5 pm/,
  ],
  ['open-days-conflict', pages(table, '<p>We are open daily until 6:30 p.m.</p>'), /until 6:30.*Mon 9 am–5 pm/],
  ['open-days-conflict', pages(table, '<p>Open Saturdays until 4 pm!</p>'), /Sat 10 am–2 pm/],
  [
    'figures-differ',
    pages('<p>We proudly serve 22 communities in Ohio.</p>', '<p>Serving 19 communities since 1999.</p>', {
      kind: 'listing',
    }),
    /19 communities.*22 communities/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>We respond within 24 hours.</p>', '<p>Our team will get back to you within 48 hours.</p>'),
    /48 hours.*24 hours/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Free shipping on orders over $50</p>', '<p>Orders over $75 ship free.</p>'),
    /\$75.*\$50/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>All our work comes with a 1-year warranty.</p>', '<p>We give a lifetime workmanship guarantee.</p>'),
    /lifetime workmanship guarantee.*1-year/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>A two-year warranty on all work</p>', '<p>All work is guaranteed for 90 days.</p>'),
    /90 days.*two-year/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Please cancel at least 24 hours before your visit.</p>', '<p>We ask for two days notice to cancel.</p>'),
    /two days notice.*24 hours/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>A $50 deposit is required.</p>', '<p>We ask for a $100 deposit.</p>'),
    /\$100 deposit.*\$50 deposit/,
  ],
  [
    'terms-differ-across-pages',
    pages('<p>You must be 18 or older to ride.</p>', '<p>Guests must be at least 16 years old to ride.</p>'),
    /16 years old to ride.*18/,
  ],
  ['figures-differ', pages('<p>Over 200 five-star reviews</p>', '<p>150 5-star reviews</p>'), /150.*200/],
  ['figures-differ', pages('<p>Rated 4.9 by our customers</p>', '<p>A rating of 4.7</p>'), /4\.7.*4\.9/],
  [
    'figures-differ',
    pages('<p>Our four dentists</p>', '<p>Meet our five dentists.</p>'),
    /five dentists.*four dentists/,
  ],
  ['figures-differ', pages('<p>Our restaurant seats 120.</p>', '<p>Our restaurant seats 150 guests.</p>'), /150.*120/],
  [
    'figures-differ',
    pages('<p>Our 12,000 square foot showroom</p>', '<p>Visit our 15,000 sq. ft. showroom.</p>'),
    /15,000.*12,000/,
  ],
  ['figures-differ', pages('<p>Serving 12 counties</p>', '<p>We serve 15 counties.</p>'), /15 counties.*12 counties/],
  [
    'figures-differ',
    [home('<div>500+</div><div>Happy clients</div><p>2,000+ happy clients</p>')],
    /500\+.*2,000|2,000.*500\+/,
  ],
  [
    'figures-differ',
    pages(`${two_places}<p>Our two locations</p>`, '<p>All three locations are open.</p>'),
    /three.*two/,
  ],
  ['promise-contradicted', pages('<p>30-day money-back guarantee</p>', '<p>All sales are final.</p>'), /final.*30-day/],
  [
    'promise-contradicted',
    pages('<p>Now accepting new patients!</p>', '<p>We are not accepting new patients.</p>'),
    /not accepting/,
  ],
  [
    'promise-contradicted',
    pages('<p>We accept cash and checks.</p>', '<p>No personal checks, please.</p>'),
    /No personal/,
  ],
  ['promise-contradicted', pages('<p>Never a trip charge!</p>', '<p>The trip charge is $69.</p>'), /\$69/],
  [
    'promise-contradicted',
    pages('<p>No overtime charges, day or night.</p>', '<p>After-hours rates apply.</p>'),
    /After-hours rates apply.*No overtime/,
  ],
  ['promise-contradicted', pages('<p>No contracts.</p>', '<p>A 12-month contract is required.</p>'), /12-month/],
  ['promise-contradicted', pages('<p>Kids are always welcome.</p>', '<p>We are adults only.</p>'), /adults only/],
  [
    'promise-contradicted',
    pages('<p>We are not a franchise.</p>', '<p>A locally owned and operated franchise</p>'),
    /locally owned and operated franchise/,
  ],
  [
    'promise-contradicted',
    pages('<p>Same-day appointments available</p>', '<p>We cannot offer same-day appointments.</p>'),
    /cannot offer/,
  ],
  ['open-days-conflict', pages(table, '<p>We never close!</p>'), /We never close.*Mon 9 am–5 pm/],
  [
    'terms-differ-across-pages',
    [home('<p>We respond within 24 hours.</p><h2>Write to us</h2><p>We will get back to you within 2 hours.</p>')],
    /2 hours.*24 hours/,
  ],
  [
    'price-differs-across-pages',
    pages('<p>Drain cleaning from $99</p>', '<h3>Drain cleaning</h3><p>Starting at $129</p>'),
    /Starting at \$129.*from \$99/,
  ],
  [
    'team-miscounted',
    pages(
      '<p>Our two dentists look forward to you.</p>',
      '<h3>Dr. Ann Poe</h3><h3>Dr. Ed Roe</h3><h3>Lee Fox, DDS</h3>',
    ),
    /Our two dentists.*3 presented on .*Ann Poe, Ed Roe, Lee Fox/,
  ],
])('%s is found', (id, site, evidence) => {
  const outcome = localOutcome(id, site)
  expect(outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state).toMatch(
    evidence,
  )
})

test.each<[string, ServedPage[]]>([
  ['figures-differ', pages(rated('5.0'), '<p>The town shows it with 54 five-star reviews.</p>')],
  ['figures-differ', pages(rated('4.9'), '<p>The town shows it with 51 five-star reviews.</p>')],
  [
    'figures-differ',
    pages(
      '<p>We are the only practice in Macon with the SpineWave.</p>',
      '<p>Calloway is one of the few practices in Macon offering cold lasers.</p>',
    ),
  ],
  [
    'figures-differ',
    pages(
      '<p>We are the only practice in Macon with the SpineWave.</p>',
      '<p>Calloway is one of the few practices in Georgia offering the SpineWave.</p>',
    ),
  ],
  ['open-days-conflict', pages(table, '<p>We are open until 5 pm.</p><p>Open Saturdays until 2 pm.</p>')],
  ['open-days-conflict', pages(table, '<p>The kitchen is open until 9 pm. In summer we are open until 8 pm.</p>')],
  ['terms-differ-across-pages', pages('<p>We reply within one business day.</p>', '<p>We reply within 24 hours.</p>')],
  [
    'terms-differ-across-pages',
    pages('<p>We respond within 24 hours.</p>', '<p>We respond to emergencies within one hour.</p>'),
  ],
  [
    'terms-differ-across-pages',
    pages('<p>We respond within 24 hours.</p>', '<p>We will respond to privacy requests within 5 days.</p>'),
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Free shipping over $50</p>', '<p>Free delivery over $75</p><p>Free shipping to Canada over $90</p>'),
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Our work comes with a 1-year warranty.</p>', '<p>Shingles carry a lifetime warranty.</p>'),
  ],
  [
    'terms-differ-across-pages',
    pages('<p>A 12-month warranty on all work</p>', '<p>A 1-year warranty on all work</p>'),
  ],
  [
    'terms-differ-across-pages',
    pages('<p>Cancel at least 24 hours before.</p>', '<p>Cancellations within 72 hours get a 50% refund.</p>'),
  ],
  ['figures-differ', pages('<p>Over 100 Google reviews</p>', '<p>137 Google reviews</p>')],
  ['figures-differ', pages('<p>600+ Google reviews</p>', '<p>632+ Google reviews</p>')],
  ['figures-differ', pages('<p>150 Google reviews</p>', '<p>Call (912) 234-8664 Google Reviews</p>')],
  ['figures-differ', pages('<p>Rated 4.9 on Google</p>', '<p>Rated 4.7 on Yelp</p>')],
  ['figures-differ', pages('<p>Our barn seats 120.</p>', '<p>Our garden seats 80.</p>')],
  ['figures-differ', pages('<p>One of our two dentists</p>', '<p>Our five dentists</p>')],
  ['promise-contradicted', pages('<p>30-day returns</p>', '<p>All sales final on custom orders.</p>')],
  ['promise-contradicted', pages('<p>No trip charge</p>', '<p>A $40 trip charge outside Macon</p>')],
  ['promise-contradicted', pages('<p>Accepting new patients</p>', '<p>Not accepting new patients with Medicaid</p>')],
  ['promise-contradicted', pages('<p>Kids are welcome.</p>', '<p>The bar is adults only. Adults-only nights.</p>')],
  ['promise-contradicted', pages('<p>No contracts</p>', '<p>Others say: a 12-month contract? Not with us.</p>')],
  ['promise-contradicted', pages(`${two_places}<p>Walk-ins welcome</p>`, '<p>No walk-ins, please.</p>')],
  ['open-days-conflict', pages('<p>Monday - Sunday: 24 hours</p>', '<p>We never close!</p>')],
  [
    'price-differs-across-pages',
    pages('<p>Drain cleaning from $99</p><p>Drain cleaning from $149</p>', '<p>Drain cleaning from $129</p>'),
  ],
  ['price-differs-across-pages', pages('<p>Packages from $99</p>', '<p>Packages from $129</p>')],
  [
    'team-miscounted',
    pages(
      '<p>Our two dentists</p>',
      '<h3>Dr. Ann Poe</h3><h3>Dr. Poe, DDS</h3><h3>What is a DDS?</h3><h3>Dr. Ed Roe</h3>',
    ),
  ],
  ['team-miscounted', pages('<p>Our three dentists</p>', '<h3>Dr. Ann Poe</h3><h3>Dr. Ed Roe</h3>')],
])('%s is not found where all is well', (id, site) => {
  expect(localOutcome(id, site).state).not.toBe('found')
})
