import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.calloway.example/'
const home = (body: string, head = ''): ServedPage => ({
  html: htmlWith([], body).replace('</head>', `${head}</head>`),
})
const inner = (body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: htmlWith([], body),
  url: `${origin}inner/`,
  kind: 'other',
  ...over,
})
/** Two doors, each of which may have an age of its own. */
const two_shops = '<p>12 Oak St, Savannah, GA 31401</p><p>8 Bay Road, Macon, GA 31201</p>'
const pages = (one: string, other: string, over: Partial<ServedPage> = {}) => [home(one), inner(other, over)]
const described = (content: string) => home('<p>Hello</p>', `<meta name="description" content="${content}">`)
const table = '<p>Monday - Friday: 9am - 5pm, Saturday: 10am - 2pm, Sunday: closed</p>'
const data = (properties: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${properties}}</script>`
const rated = (count: number) =>
  data(`"@type":"Plumber","name":"Calloway","priceRange":"$$","aggregateRating":{"reviewCount":${count}}`)
const priced = (name: string, price: string) => `<h3>${name}</h3><p>${price}</p>`

test.each<[string, ServedPage[], RegExp]>([
  [
    'open-days-conflict',
    pages('<p>We are open 7 days a week.</p>', table),
    /“open 7 days a week”; the hours on \S+inner\/, line \d+: Sun closed/,
  ],
  ['open-days-conflict', [described('Pipes mended. Open every day.'), inner(table)], /Sun closed/],
  ['open-days-conflict', pages(table, '<p>We are closed on weekends.</p>'), /closed on weekends.*Sat open/],
  ['open-days-conflict', pages(table, '<p>We do not work on Saturdays.</p>'), /do not work on Saturdays.*Sat open/],
  [
    'open-days-conflict',
    pages(table, '<p>The office closes at 4:00 PM on Fridays.</p>'),
    /closes at 4:00 PM on Fridays.*Fri 9 am–5 pm/,
  ],
  ['open-days-conflict', pages(table, '<p>On Saturdays we close at noon.</p>'), /close at noon.*Sat 10 am–2 pm/],
  ['open-days-conflict', pages(table, '<p>Our shop is open Monday through Friday.</p>'), /Sat open/],
  ['open-days-conflict', pages(table, '<p>We are closed Mondays and Tuesdays.</p>'), /Mon open/],
  ['open-days-conflict', pages(`${table}<p>We are closed on Mondays.</p>`, '<p>Pipes</p>'), /Mon open/],
  [
    'open-days-conflict',
    pages('<p>We are open Tuesday through Sunday.</p>', '<p>We are closed Sundays.</p>'),
    /“closed Sundays”; “open Tuesday through Sunday” on \S+, line 2/,
  ],
  ['open-days-conflict', pages(table, '<p>We are open Saturdays 9am to 1pm.</p>'), /9am to 1pm.*Sat 10 am–2 pm/],
  ['open-days-conflict', pages(table, '<p>Also open 10am - 2pm on Sundays.</p>'), /Sun closed/],
  [
    'years-against-founding-year',
    pages('<p>Established 2009</p>', '<p>In business for over 30 years.</p>'),
    /17 years/,
  ],
  ['years-against-founding-year', pages('<p>Established 1985</p>', '<p>In business for 20 years.</p>'), /41 years/],
  [
    'years-against-founding-year',
    pages(two_shops, '<p>In business since 1982, our family has 27 years’ experience.</p>'),
    /27 years.*44 years/,
  ],
  ['date-on-wrong-weekday', [home('<p>Join us Monday, June 5, 2026!</p>')], /that day is a Friday/],
  ['date-on-wrong-weekday', [home('<p>Sunday, February 30th, 2026</p>')], /no such day/],
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
    'open-days-conflict',
    pages(table, '<p>Evening appointments are available until 8 PM on Tuesdays.</p>'),
    /until 8 PM on Tuesdays.*Tue 9 am–5 pm/,
  ],
  ['open-days-conflict', pages(table, '<p>Our Saturday hours are 9 AM to 3 PM.</p>'), /Saturday hours.*Sat 10 am–2 pm/],
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
  ['open-days-conflict', pages(table, '<p>We are open Monday through Saturday.</p>')],
  ['open-days-conflict', pages(table, '<p>We are closed on Sundays.</p>')],
  ['open-days-conflict', pages(table, '<p>Our kitchen is open every day. The phones are open 7 days a week.</p>')],
  ['open-days-conflict', pages(table, '<p>In summer we are open every day.</p>')],
  ['open-days-conflict', pages(table, '<p>We will be closed Monday, May 25. Closed Monday for Labor Day.</p>')],
  ['open-days-conflict', pages(table, '<p>We are open every day.</p>', { kind: 'article' })],
  ['open-days-conflict', pages(`${table}${two_shops}`, '<p>We are open every day.</p>')],
  ['open-days-conflict', pages('<p>Monday: 6pm - 8pm yoga</p>', '<p>We are closed on Mondays.</p>')],
  // Two timetables are told as such.
  [
    'open-days-conflict',
    [...pages(table, '<p>Sunday - Saturday: 9am - 5pm</p>'), inner('<p>We are open every day.</p>')],
  ],
  ['open-days-conflict', pages(table, '<p>We are open Saturdays 10am to 2pm.</p>')],
  ['open-days-conflict', pages(table, '<p>The bar is open Saturdays 6pm to 11pm.</p>')],
  ['open-days-conflict', pages(table, '<p>Open Saturday, June 6 from 8am to 1pm.</p>')],
  ['licence-number-differs', pages('<p>License #CFC1428001</p>', '<p>License: CFC1428001</p>')],
  ['licence-number-differs', pages('<p>License #CFC1428001 and Lic #CFC1428002</p>', '<p>License #CFC1428002</p>')],
  ['licence-number-differs', pages('<p>License #CFC1428001</p>', '<p>License #CAC1817776</p>')],
  ['figures-differ', pages('<p>373 of 410 jobs</p>', '<p>That is 156 of 180 jobs.</p>')],
  ['years-against-founding-year', pages('<p>Established 1985</p>', '<p>In business for over 30 years.</p>')],
  ['years-against-founding-year', pages('<p>Since 2009 at this address</p>', '<p>In business for 40 years.</p>')],
  ['years-against-founding-year', pages('<p>Established 2009</p>', '<p>Over 40 years of experience.</p>')],
  ['years-against-founding-year', pages(two_shops, '<p>In business since 2010. We have 27 years’ experience.</p>')],
  [
    'years-against-founding-year',
    pages(`${two_shops}<p>In business since 1982.</p>`, '<p>We have 27 years’ experience.</p>'),
  ],
  ['date-on-wrong-weekday', [home('<p>Friday, June 5, 2026. Monday, June 5.</p>')]],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p>', '<p>Fish tacos $12.00</p>')],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p>', '<p>Fish tacos from $10</p>')],
  ['price-differs-across-pages', pages('<p>Small $12</p><p>Chicken $3</p>', '<p>Small $14</p><p>Chicken $4</p>')],
  [
    'price-differs-across-pages',
    pages('<p>Fish tacos $12</p>', '<h1>Lunch menu</h1><p>Fish tacos $9</p>', { url: `${origin}lunch/` }),
  ],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p><p>Fish tacos $15</p>', '<p>Fish tacos $9</p>')],
  ['price-differs-across-pages', pages('<p>Fish tacos $12</p>', '<p>Fish tacos $9</p>', { kind: 'article' })],
  [
    'price-differs-across-pages',
    [...pages('<p>Down payment: $500</p>', '<p>Down payment: $900</p>'), inner('<p>Service fee from $5</p>')],
  ],
  ['price-differs-across-pages', pages(priced('Gel Manicure', '$35'), `<h3>Gel manicure</h3><p>$38</p><p>$45</p>`)],
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
      inner('<p>5-year workmanship warranty</p>', { kind: 'service', url: `${origin}roofs/` }),
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
  ['open-days-conflict', pages(table, '<p>Doors open at 9 AM Monday through Friday.</p>')],
  ['figures-differ', pages('<p>We have cleaned over 5,000 homes.</p>', '<p>We have cleaned 400 homes this year.</p>')],
])('%s is not found where all is well', (id, site) => {
  expect(localOutcome(id, site).state).not.toBe('found')
})
