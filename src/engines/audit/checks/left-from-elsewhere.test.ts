import { expect, test } from 'vitest'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { type ServedPage, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const top = '<header><a href="tel:+19122340142">(912) 234-0142</a></header>'
const foot = '<footer>1250 Magnolia Avenue, Savannah, GA 31401</footer>'
const map = (rest: string) => `<iframe src="https://www.google.com/maps${rest}"></iframe>`
const envato = map('/embed?pb=!1m18!1m12!1m3!1d3151.8!2d144.9537!3d-37.8162!1m2!1s0x6ad6:0xb68!2sEnvato!5e0')
const amphitheatre = map('?q=1600+Amphitheatre+Parkway,+Mountain+View,+CA&amp;output=embed')
const of_savannah = '<h1>Drain cleaning in Savannah, GA</h1>'
const contactPoint = (telephone: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: 'Calloway Plumbing',
    telephone: '+19122340142',
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone },
  })}</script>`

function stateOf(id: string, body: string, over: Partial<ServedPage> = {}): string {
  const check = allChecks.find(one => one.id === id)
  const html = `<html lang="en"><head><title>Calloway Plumbing</title></head><body>${body}</body></html>`
  const page = { html, url: 'https://www.calloway-plumbing.com/', ...over }
  if (!check) throw new Error(`There is no check ${id}.`)
  if (check.scope === 'page') return check.look(viewOf(page)).state
  if (check.scope === 'site') return check.look(siteOf([page])).state
  throw new Error(`${id} looks at neither a page nor a site.`)
}

test.each([
  ['house-number-differs', `<p>Find us at 1384 Magnolia Avenue.</p>${foot}`],
  ['house-number-differs', `<img src="a.jpg" alt="Our shop at 1384 Magnolia Avenue">${foot}`],
  ['text-names-far-town', `<h2>Dayton, Ohio’s Most Trusted Team</h2>${foot}`],
  ['text-names-far-town', `<h2>Why choose us in Portland, Oregon?</h2>${foot}`],
  ['text-names-far-town', `<p>We have been part of the Dayton, Ohio community for years.</p>${foot}`],
  ['text-names-far-town', `<p>We are based in Dayton, Ohio.</p>${foot}`],
  ['map-of-another-business', envato],
  ['map-of-another-business', amphitheatre],
  ['map-shows-other-address', `${of_savannah}${map('?q=88+Main+Street,+Denver,+CO+80202')}`],
  ['map-shows-other-address', `${of_savannah}${map('/embed?pb=!1m18!1m12!1m3!1d3024!2d-104.99!3d39.74')}`],
  ['schema-nap-mismatch-page', contactPoint('+19122341142') + top],
  ['tel-link-text-mismatch', `${top}<button onclick="location.href='tel:9122350142'">Call us</button>`],
  ['tel-link-text-mismatch', `<button onclick="location.href='tel:9122350142'">(912) 234-0142</button>`],
  ['price-in-foreign-currency', `${foot}<p>Full service from £49.</p>`],
  ['price-in-foreign-currency', `${foot}<li>Brake check: € 99</li>`],
  ['malformed-href', '<a href="mailto:ann@gmail">Write to us</a>'],
  ['malformed-href', '<a href="mailto:ann@gmail,com">Write to us</a>'],
])('%s tells of what was left from elsewhere: %s', (id, body) => {
  expect(stateOf(id, body)).toBe('found')
})

test('A shop that is open on all days of the year is not closed on Thanksgiving', () => {
  const check = allChecks.find(one => one.id === 'terms-differ-across-pages')
  const told = (one: string, other: string) => {
    const inner = { html: `<p>${other}</p>`, url: 'https://www.calloway-plumbing.com/about', kind: 'about' } as const
    const site = siteOf([{ html: `<p>${one}</p>`, url: 'https://www.calloway-plumbing.com/' }, inner])
    return check?.scope === 'site' && check.look(site).state === 'found'
  }
  expect(told('We are closed on Thanksgiving and Christmas Day.', 'We are open 365 days a year.')).toBe(true)
  expect(told('We are closed on major holidays.', 'We are closed on Christmas.')).toBe(false)
  expect(told('Our office is closed on holidays.', 'Open 365 days a year for emergencies.')).toBe(false)
})

test('A number with a digit too few is told on a page of a service as well', () => {
  const over = { kind: 'service' } as const
  expect(stateOf('phone-not-a-number', '<p>Call us at (912) 234-014 today.</p>', over)).toBe('found')
  expect(stateOf('phone-not-a-number', '<p>Call us at 1-877-0308-2262.</p>', over)).toBe('found')
  expect(stateOf('phone-not-a-number', '<p>Call us at 1-877-308-2262.</p>', over)).not.toBe('found')
  expect(stateOf('phone-not-a-number', '<p>Part (912) 234-014 fits.</p>', over)).not.toBe('found')
  expect(stateOf('phone-not-a-number', '<p>Call us at (912) 234-014 today.</p>', { kind: 'article' })).not.toBe('found')
})

test.each([
  ['house-number-differs', `<p>The bakery at 1384 Magnolia Avenue sells bread.</p>${foot}`],
  ['house-number-differs', `<p>Until 2019 our shop was at 1384 Magnolia Avenue.</p>${foot}`],
  ['text-names-far-town', `<p>It has Portland’s most famous rose garden.</p>${foot}`],
  ['text-names-far-town', `<p>Portland’s rain is mild.</p>${foot}`],
  ['text-names-far-town', `<p>Ann grew up as part of the Dayton, Ohio community.</p>${foot}`],
  ['text-names-far-town', `<p>Our supplier is based in Dayton, Ohio.</p>${foot}`],
  ['map-of-another-business', `<p>We clean the windows of Envato.</p>${envato}`],
  ['map-shows-other-address', `${of_savannah}${map('?q=88+Main+Street,+Bluffton,+SC+29910')}`],
  ['map-shows-other-address', `${of_savannah}${map('/embed?pb=!1m18!1m12!1m3!1d3024!2d-81.09!3d32.07')}`],
  ['map-shows-other-address', `${of_savannah}${map('/embed?pb=!1m18!1m12!1m3!1d3024!2d-83.44!3d32.65')}`],
  ['schema-nap-mismatch-page', contactPoint('+18002347766') + top],
  ['tel-link-text-mismatch', `${top}<button onclick="location.href='tel:9122340142'">Call us</button>`],
  ['tel-link-text-mismatch', `${top}<button onclick="location.href='tel:9122350142'">Call Ann</button>`],
  ['price-in-foreign-currency', `${foot}<p>Full service from $49.</p>`],
  ['price-in-foreign-currency', `${foot}<p>Our trip to Rome costs €990 and the bus.</p>`],
  ['price-in-foreign-currency', '<p>Call us at +44 20 7946 0958. Full service from £49.</p>'],
  ['malformed-href', '<a href="mailto:ann@calloway.example,ben@calloway.example">Write to us</a>'],
])('%s stays silent: %s', (id, body) => {
  expect(stateOf(id, body)).not.toBe('found')
})
