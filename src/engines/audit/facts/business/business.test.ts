import { expect, it } from 'vitest'
import { factsOf, factsOfBody } from '#tests/support/audit/audit-page.ts'

it('gathers what may be the name of the business', () => {
  const { names } = factsOf(
    `<title>Drains in Savannah | Calloway Plumbing</title><meta property="og:site_name" content="Calloway Plumbing Co."><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Plumber","name":"Calloway Plumbng"},{"@type":"WebPage","name":"Drains"}]}</script><body><header><img src="logo.png" alt="Calloway logo"></header><h1>Drains</h1><footer>© 2019-2026 Calloway Plumbing, LLC. All rights reserved.</footer>`,
  )
  expect(names.map(({ name, from }) => [from, name])).toEqual([
    ['title', 'Drains in Savannah'],
    ['title', 'Calloway Plumbing'],
    ['h1', 'Drains'],
    ['og:site_name', 'Calloway Plumbing Co.'],
    ['logo-alt', 'Calloway'],
    ['structured-data', 'Calloway Plumbng'],
    ['copyright', 'Calloway Plumbing, LLC'],
  ])
})

it('takes the sign behind the name of a product for no notice', () => {
  expect(factsOfBody('<ul><li>Scotchgard©</li><li>Stairs & Hallways</li></ul>').copyrights).toEqual([])
  expect(factsOfBody('<p>All rights© 2026 Calloway Plumbing</p>').copyrights).toHaveLength(1)
  expect(factsOfBody('<p>Copyright© Calloway Plumbing</p>').copyrights).toMatchObject([{ holder: 'Calloway Plumbing' }])
})

it('reads copyright notices with years and holder', () => {
  const { copyrights } = factsOfBody('<footer><p>Copyright © 2019 - 2026 by Calloway Plumbing | Privacy</p></footer>')
  expect(copyrights).toMatchObject([{ years: [2019, 2026], holder: 'Calloway Plumbing', region: 'footer' }])
  expect(factsOfBody('<p>2005-2006 All rights reserved</p>').copyrights).toMatchObject([
    { years: [2005, 2006], holder: '' },
  ])
  expect(factsOfBody('<p>All rights reserved in 2006 and later</p>').copyrights).toEqual([])
  expect(factsOfBody('<footer>© 2026 Calloway Co. · QRS LLC</footer>').copyrights).toMatchObject([
    { holder: 'Calloway Co' },
  ])
  expect(factsOfBody('<p>We write copyright law (c.f. chapter 2)</p>').copyrights).toEqual([])
  const of_ann = '<footer>© 2026 Ann M. Calloway, DDS. All rights reserved.</footer>'
  expect(factsOfBody(of_ann).copyrights).toMatchObject([{ holder: 'Ann M Calloway, DDS' }])
  const beside = '<footer><span>© Calloway Plumbing</span><a href="contact/">Contact</a></footer>'
  expect(factsOfBody(beside).copyrights).toMatchObject([{ holder: 'Calloway Plumbing' }])
  const slip = '<footer>© 2019 Copyyright Calloway Plumbing. All rights reserved.</footer>'
  expect(factsOfBody(slip).copyrights).toMatchObject([{ holder: 'Calloway Plumbing' }])
  const of_mary = '<footer>© 2026 St. Mary’s Church of Macon. Site by Ann Lee</footer>'
  expect(factsOfBody(of_mary).copyrights).toMatchObject([{ holder: 'St Mary’s Church of Macon' }])
  expect(factsOfBody('<footer>© Developed By - Ann Lee</footer>').copyrights).toMatchObject([{ holder: '' }])
})

it('knows the foot of the site by its name in a section that was never closed, and not that of an article', () => {
  const foot = '<footer class="footer"><p>© 2026 Calloway Plumbing</p></footer>'
  const region = (body: string) => factsOfBody(body).copyrights[0]?.region
  expect(region(`<section><h2>Contact</h2>${foot}`)).toBe('footer')
  expect(region(`<section>${foot.replace(' class="footer"', '')}</section>`)).toBe('body')
  expect(region(`<article>${foot}</article>`)).toBe('body')
})

it('finds points in metas, structured data and maps, with the digits they were given', () => {
  const { geo } = factsOf(
    `<meta name="geo.position" content="32.0809;-81.0912"><meta name="ICBM" content="32.08, 81.09"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","geo":{"@type":"GeoCoordinates","latitude":"32.08","longitude":-81.0912}}</script><body><iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-81.0912!3d32.0809!4f13"></iframe><a href="https://www.google.com/maps/place/X/@32.08,-81.09,17z">map</a>`,
  )
  expect(
    geo.map(({ latitude, longitude, decimals, from, node }) => [latitude, longitude, decimals, from, node]),
  ).toEqual([
    [32.0809, -81.0912, 4, 'meta', null],
    [32.08, 81.09, 2, 'meta', null],
    [32.08, -81.0912, 2, 'structured-data', 0],
    [32.0809, -81.0912, 4, 'map', null],
    [32.08, -81.09, 2, 'map', null],
  ])
})

it('takes what a map shows, not where the search for it began', () => {
  const { geo } = factsOfBody(
    '<a href="https://maps.google.com/maps?q=12+Oak+St&amp;sll=37.0625,-95.677068&amp;sspn=50,80&amp;ll=32.08091,-81.09119">map</a><a href="https://maps.google.com/maps?q=12+Oak+St&amp;sll=37.0625,-95.677068">map</a>',
  )
  expect(geo).toMatchObject([{ latitude: 32.08091, longitude: -81.09119 }])
})

it('finds maps, and what they ask for', () => {
  const { maps } = factsOfBody(
    '<a href="https://maps.google.com/?q=12+Oak+St%2C+Savannah">Directions</a><a href="/map">no</a>',
  )
  expect(maps).toMatchObject([{ provider: 'google', from: 'link', query: '12 Oak St, Savannah' }])
})

it('tells profiles from share buttons and from the networks themselves', () => {
  const { profiles } = factsOfBody(
    '<a href="https://www.facebook.com/calloway">f</a><a href="https://www.facebook.com/sharer/sharer.php?u=https://x.example">s</a><a href="https://twitter.com/">t</a><a href="https://g.page/r/abc/review">g</a><a href="https://www.google.com/search?q=x">no</a><a href="https://notfacebook.com/x">no</a>',
  )
  expect(profiles.map(({ network, share, generic }) => [network, share, generic])).toEqual([
    ['facebook', false, false],
    ['facebook', true, false],
    ['x', false, true],
    ['google', false, false],
  ])
})

it.each([
  ['https://www.facebook.com/pages/Mobirise/1616226671953247', true],
  ['https://instagram.com/mobirise/', true],
  ['https://www.facebook.com/Wix', true],
  ['https://www.facebook.com/pages/Calloway-Clinic/174309582579256', false],
  ['https://www.instagram.com/mobirise.calloway/', false],
])('%s is the profile of a tool: %s', (href, generic) => {
  expect(factsOfBody(`<a href="${href}">f</a>`).profiles).toMatchObject([{ generic }])
})

it('finds e-mail addresses, linked or printed, once', () => {
  const { emails } = factsOfBody(
    '<a href="mailto:info%40calloway.example?subject=Hi">Info@calloway.example</a><p>Or joe@gmail.com.</p><p>@home</p>',
  )
  expect(emails.map(({ address, from }) => [address, from])).toEqual([
    ['info@calloway.example', 'mailto'],
    ['joe@gmail.com', 'text'],
  ])
})

it('knows an address that runs together with the word before it and breaks before its sign', () => {
  const { emails } = factsOfBody(
    '<p><b>Email</b><a href="mailto:info@calloway.example">info<wbr>@calloway.example</a></p>',
  )
  expect(emails.map(({ address }) => address)).toEqual(['info@calloway.example'])
})

it('does not take the words of elements before and behind an address for its own', () => {
  const { emails } = factsOfBody(
    '<p><b>Email</b><i>info@calloway.example</i><b>Serving Savannah</b></p><p><b>(912) 234-0142</b><i>joe@gmail.com</i></p>',
  )
  expect(emails.map(({ address }) => address)).toEqual(['info@calloway.example', 'joe@gmail.com'])
})

it('finds prices, bookings and licences', () => {
  const facts = factsOfBody(
    '<p>From $89/hour or $1,200.00</p><a href="/book">Book an appointment</a><button>Get a free quote</button><p>Licensed and insured. FL License #CFC1429876, NPI: 1234567890, Lic. No. 12345</p>',
  )
  expect(facts.prices.map(({ text }) => text)).toEqual(['$89/hour', '$1,200.00'])
  expect(facts.bookings.map(({ text }) => text)).toEqual(['Book an appointment', 'Get a free quote'])
  expect(facts.licences.map(({ text }) => text)).toEqual(['License #CFC1429876', 'NPI: 1234567890', 'Lic. No. 12345'])
})

it.each([
  ['Licensed (BLD251492), fully insured', 'Licensed BLD251492'],
  ['our Oregon plumbing license (PB1260)', 'license PB1260'],
  ['Licensed Master Plumber #10260', 'Licensed Master Plumber #10260'],
  ['licensed contractor #CCB-182744', 'licensed contractor #CCB-182744'],
  ['Georgia license RBQA004512.', 'license RBQA004512'],
])('reads the license in %s', (text, licence) => {
  expect(factsOfBody(`<p>${text}</p>`).licences.map(one => one.text)).toEqual([licence])
})

it.each([
  ['We have been serving West Macon since October of 2011 for 9 years.', 2011],
  ['Proudly serving families since May 2004.', 2004],
  ['Dr. Marlow has been here since May 2022.', undefined],
  ['Licensed in Macon since May 2022.', undefined],
])('a year of founding behind its month: %s', (text, value) => {
  expect(factsOfBody(`<p>${text}</p>`).claims.find(({ about }) => about === 'founded')?.value).toBe(value)
})

it.each(['licensed since 2008', 'Licensed, call (912) 234-7788', 'license plate ABC1234'])('%s is none', text => {
  expect(factsOfBody(`<p>${text}</p>`).licences).toEqual([])
})

it.each([
  'What our clients are saying about us',
  'What they’re saying',
  'Endorsements',
  'Patient stories',
  'Customer comments',
  'Don’t just take our word for it',
])('knows a heading of reviews: %s', words => {
  expect(factsOfBody(`<h2>${words}</h2>`).reviews).toMatchObject([{ kind: 'heading' }])
})

it.each(['What we say to new patients', 'Stories from the shop', 'What to do next'])('and none: %s', words => {
  expect(factsOfBody(`<h2>${words}</h2>`).reviews).toEqual([])
})

it('finds signs of reviews', () => {
  const { reviews } = factsOfBody(
    '<h2>What our customers say</h2><p>★★★★★</p><p>Rated 4.9/5 from 120 Google reviews</p><blockquote>They came at night and mended it all.</blockquote><script src="https://static.elfsight.com/p.js"></script>',
  )
  expect(reviews.map(({ kind }) => kind)).toEqual(['heading', 'stars', 'rating-text', 'rating-text', 'widget', 'quote'])
})

it.each([
  ['<p>"They came at night and mended all of it."</p><div>- Ada Calloway</div>', ['quote']],
  ['<p>"They came at night and mended all of it." - Ada C., Savannah, GA</p>', ['quote']],
  ['<p>"They came at night and mended all of it." Ada C.</p>', ['quote']],
  ['<p>"They came at night and mended all of it." Ada</p>', []],
  ['<p>"They came at night and mended all of it." So we read, and went.</p>', []],
  ['<p>"They came at night and mended all of it."</p><div>Our prices</div>', []],
  ['<p>The "quick" way</p><div>- Ada Calloway</div>', []],
  ['<p>They came at night and mended all of it in an hour.</p><footer>RateMDs.com ★★★★★</footer>', ['stars']],
  ['<p>They came at night and mended all of it in an hour.</p><footer>RateMDs.com</footer>', ['quote']],
  ['<p>They came at night and mended all of it in an hour.</p><footer>Google review</footer>', ['quote']],
  ['<p>Write to us at night, and we mend all of it in an hour.</p><footer>Facebook page</footer>', []],
])('a quote with a name behind it is a review: %s', (body, kinds) => {
  expect(factsOfBody(body).reviews.map(({ kind }) => kind)).toEqual(kinds)
})

const praise = '<h5>Ann</h5><p>They came within the hour and were kind to our dogs. I recommend them.</p>'
it.each([
  [`<section id="testimonials">${praise}</section>`, 1],
  [`<div id="client-reviews">${praise}</div>`, 1],
  [`<div id="reviews_section"><img src="a.jpg">${praise}</div>`, 1],
  ['<section id="testimonials"></section>', 0],
  ['<section id="testimonials"><a href="#">More</a></section>', 0],
  [`<section id="reviewing-your-case">${praise}</section>`, 0],
  [`<section id="team">${praise}</section>`, 0],
])('knows praise by the box that it stands in: %s', (body, count) => {
  expect(factsOfBody(body).reviews).toHaveLength(count)
})

it('finds authors and dates', () => {
  const { authors, dates } = factsOf(
    `<meta name="author" content="Ada Calloway"><meta property="article:published_time" content="2026-03-04T05:06:07Z"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","author":{"@type":"Person","name":"Bo"},"dateModified":"2026-04-01"}</script><body><p>By Cy Young on Monday</p><p>Last updated: March 4, 2026</p><time datetime="2026-05-06">May</time>`,
  )
  expect(authors.map(({ name, from }) => [name, from])).toEqual([
    ['Ada Calloway', 'meta'],
    ['Bo', 'structured-data'],
    ['Cy Young', 'byline'],
  ])
  expect(dates.map(({ iso, from, kind }) => [iso, from, kind])).toEqual([
    ['2026-05-06', 'time', 'other'],
    ['2026-03-04', 'meta', 'published'],
    ['2026-04-01', 'structured-data', 'modified'],
    ['2026-03-04', 'text', 'modified'],
  ])
})

it('finds none of this on a page that says nothing of a business', () => {
  expect(factsOfBody('<p>The weather is fine by the sea.</p>')).toMatchObject({
    phones: [],
    tel_links: [],
    emails: [],
    addresses: [],
    hours: [],
    copyrights: [],
    geo: [],
    profiles: [],
    maps: [],
    prices: [],
    reviews: [],
    bookings: [],
    licences: [],
    authors: [],
    dates: [],
  })
})
