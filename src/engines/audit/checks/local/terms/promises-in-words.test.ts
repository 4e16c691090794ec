import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { data, described, inner, pages } from '#tests/support/audit/told-pages.ts'

test.each<[string, ServedPage[], RegExp]>([
  [
    'promise-contradicted',
    pages('<p>Walk-ins welcome!</p>', '<p>We are by appointment only.</p>'),
    /appointment.*Walk-ins/,
  ],
  ['promise-contradicted', pages('<p>Cash only.</p>', '<p>We accept Visa and cash.</p>'), /Cash only.*Visa/],
  [
    'promise-contradicted',
    pages('<p>We do not take reservations.</p><p>Reservations recommended</p>', ''),
    /recommended/,
  ],
  [
    'promise-contradicted',
    pages('<p>We deliver to all of Savannah.</p>', '<p>Sorry, we do not deliver.</p>'),
    /deliver/,
  ],
  ['promise-contradicted', pages('<p>We accept most insurance.</p>', '<p>We do not accept insurance.</p>'), /most/],
  ['promise-contradicted', pages('<h2>Free Estimates</h2>', '<p>Estimates are $49.</p>'), /Estimates are \$49/],
  ['promise-contradicted', pages('<p>Pets are welcome.</p>', '<p>No pets, please.</p>'), /No pets.*Pets are welcome/],
  [
    'promise-contradicted',
    pages('<p>Pets are welcome in our office.</p>', '<p>No pets allowed in the office.</p>'),
    /No pets.*Pets are welcome/,
  ],
  [
    'promise-contradicted',
    pages('<p>Free parking behind the building.</p>', '<p>There is no parking at our office; please use meters.</p>'),
    /There is no parking.*Free parking/,
  ],
  [
    'promise-contradicted',
    pages('<p>Refunds within 30 days.</p>', '<p>All sales are final.</p>'),
    /All sales are final.*Refunds within 30 days/,
  ],
  [
    'promise-contradicted',
    pages('<p>Estimates are always free.</p>', '<p>A $75 fee applies to on-site estimates.</p>'),
    /\$75 fee applies.*Estimates are always free/,
  ],
  [
    'promise-contradicted',
    pages('<p>Delivery is free on all orders.</p>', '<p>A delivery fee of $9.95 is added to every order.</p>'),
    /delivery fee of \$9\.95.*Delivery is free/,
  ],
  [
    'promise-contradicted',
    pages('<p>We guarantee your satisfaction or your money back.</p>', '<p>We do not give refunds.</p>'),
    /do not give refunds.*your money back/,
  ],
  [
    'promise-contradicted',
    pages('<p>Tips are included in the price.</p>', '<p>Gratuity is not included.</p>'),
    /Gratuity is not included.*Tips are included/,
  ],
  [
    'promise-contradicted',
    pages('<p>Our farm is open year-round.</p>', '<p>We are open May through October.</p>'),
    /May through October.*year-round/,
  ],
  [
    'promise-contradicted',
    [described('24/7 emergency plumbing.'), inner('<p>We do not offer emergency service.</p>')],
    /24/,
  ],
  [
    'promise-contradicted',
    [described('Our take out and delivery services.'), inner('<p>Note: we no longer deliver. Pick-up only.</p>')],
    /no longer deliver.*take out and delivery/,
  ],
  [
    'promise-contradicted',
    pages('<p>We offer curbside pickup.</p>', '<p>We no longer offer curbside pickup.</p>'),
    /no longer offer curbside pickup/,
  ],
  [
    'promise-contradicted',
    pages('<p>We offer dine-in and catering.</p>', '<p>Catering is no longer available.</p>'),
    /Catering is no longer available/,
  ],
  [
    'promise-contradicted',
    pages('<h2>Free phone quotes</h2>', '<p>We do not give estimates over the phone.</p>'),
    /estimates over the phone/,
  ],
  [
    'promise-contradicted',
    pages('<p>New patients welcome!</p>', '<p>Our office is not currently accepting new patients.</p>'),
    /not currently accepting/,
  ],
  [
    'promise-contradicted',
    pages(
      '<p>We are closed to new patients.</p>',
      data('"@type":"Dentist","name":"Calloway","address":"12 Oak Street","isAcceptingNewPatients":true'),
    ),
    /isAcceptingNewPatients: true|closed to new patients/,
  ],
  [
    'promise-contradicted',
    pages(
      '<p>Cash only.</p>',
      data('"@type":"Bakery","name":"Calloway","priceRange":"$","paymentAccepted":["Cash","Credit Card"]'),
    ),
    /paymentAccepted: Cash, Credit Card/,
  ],
  [
    'promise-contradicted',
    pages(
      '<a href="/contact">Free estimate</a>',
      '<p>The $45 service call covers the visit and a written estimate.</p>',
    ),
    /\$45 service call covers.*Free estimate/i,
  ],
  ['promise-contradicted', pages('<p>Residential and commercial work</p>', '<p>Residential only.</p>'), /only/],
])('%s is found', (id, site, evidence) => {
  const outcome = localOutcome(id, site)
  expect(outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state).toMatch(
    evidence,
  )
})

test.each<[string, ServedPage[]]>([
  ['promise-contradicted', pages('<p>We are not accepting new patients.</p>', '<p>No longer taking new patients.</p>')],
  ['promise-contradicted', pages('<p>We no longer deliver.</p>', '<p>Sorry, no takeout and delivery on site.</p>')],
  ['promise-contradicted', pages('<p>We do not deliver.</p>', '<p>Takeout and delivery by DoorDash.</p>')],
  // A sign to open the answer stands behind the question.
  ['promise-contradicted', pages('<button>Any free estimates? <b>+</b></button>', '<p>Estimates are $49.</p>')],
  ['promise-contradicted', pages('<h2>Delivery</h2><p>We do not deliver.</p>', '<p>Do you offer delivery?</p>')],
  ['promise-contradicted', pages('<p>We offer catering.</p>', '<p>We do not offer catering on Sundays.</p>')],
  ['promise-contradicted', pages('<p>We offer catering.</p>', '<p>We do not offer catering supplies.</p>')],
  ['promise-contradicted', pages('<p>Free phone quotes</p>', '<p>We cannot give exact quotes over the phone.</p>')],
  [
    'promise-contradicted',
    pages(
      '<p>Free estimates</p>',
      '<p>The $45 service call covers the visit and is credited to the repair estimate.</p>',
    ),
  ],
  [
    'promise-contradicted',
    pages('<p>No pets, please.</p>', data('"@type":"Product","name":"Leash","petsAllowed":true')),
  ],
  ['promise-contradicted', pages('<p>Walk-ins welcome!</p>', '<p>Saturday by appointment only</p>')],
  ['promise-contradicted', pages('<p>Walk-ins welcome!</p>', '<p>Consultations by appointment only.</p>')],
  ['promise-contradicted', pages('<p>Walk-ins welcome!</p>', '<dl><dt>Sunday</dt><dd>By appointment only</dd></dl>')],
  ['promise-contradicted', pages('<p>Walk-ins welcome!</p>', '<p>Monday–Friday<br>By appointment only</p>')],
  ['promise-contradicted', pages('<p>We accept Visa.</p>', '<p>Tips are cash only.</p><p>Do you take cash only?</p>')],
  ['promise-contradicted', pages('<p>We accept reservations.</p>', '<p>We do not take reservations for brunch.</p>')],
  ['promise-contradicted', pages('<p>We deliver to Macon.</p>', '<p>We do not deliver on Sundays.</p>')],
  ['promise-contradicted', pages('<p>We accept Visa.</p>', '<p>“They said cash only, but I paid by card!”</p>')],
  ['promise-contradicted', pages('<p>Free estimates</p>', '<p>Others’ estimates are $49? Ours are free.</p>')],
  ['promise-contradicted', pages('<p>Pets are welcome.</p>', '<p>No pets in the dining room.</p>')],
  [
    'promise-contradicted',
    pages('<p>Our farm is open year-round.</p>', '<p>The pool is open May through October.</p>'),
  ],
  [
    'promise-contradicted',
    pages('<p>Walk-ins welcome!</p>', '<p>We work by appointment only.</p>', { kind: 'location' }),
  ],
])('%s is not found where all is well', (id, site) => {
  expect(localOutcome(id, site).state).not.toBe('found')
})
