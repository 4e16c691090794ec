import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const site = 'https://www.calloway-marina.com/'
const menu = '<nav><a href="/">Home</a><a href="/rates.html">Rates</a><a href="/about.html">About</a></nav>'
const foot = '<footer><p>Calloway Marina, Savannah</p></footer>'
const padding =
  'We keep boats dry and safe on the river for people of the whole county, and we have done so for years. '

const page = (main: string, over: Partial<ServedPage> & { title?: string; head?: string } = {}): ServedPage => {
  const { title = 'Calloway Marina', head = '', ...rest } = over
  return {
    html: `<html lang="en"><head><title>${title}</title>${head}</head><body>${menu}<main>${main}</main>${foot}</body></html>`,
    url: `${site}page.html`,
    kind: 'other',
    ...rest,
  }
}
const long = `<h1>Boats</h1><p>${padding.repeat(6)}</p>`
const way = (start: string) =>
  `<a href="https://www.google.com/maps/dir/?api=1&origin=${start}&destination=12+Oak+St">Directions</a>`
const vanity = (dialed: string) => page(`${long}<a href="tel:${dialed}">912-376-STOR (7867)</a>`)

test.each<[id: string, what: string, one: ServedPage]>([
  ['page-coming-soon', 'what comes', page('<h1>Blog</h1><h2>Articles coming soon.</h2>')],
  ['page-coming-soon', 'a portal', page(`<h1>Member portal coming soon</h1><p>${padding.repeat(3)}</p>`)],
  ['part-coming-soon', 'a heading at the end', page(`${long}<h2>Coming Soon!</h2>`)],
  ['part-coming-soon', 'with patience', page(`${long}<h3>Coming Soon</h3><p>Check back for news.</p><h3>Prices</h3>`)],
  ['part-coming-soon', 'a page that says so', page(`${long}<p>This page is under construction. Check back!</p>`)],
  ['part-coming-soon', 'a list to come', page(`${long}<p>Check back later for the latest list of annuals.</p>`)],
  ['part-coming-soon', 'a list', page(`${long}<p>A full list of plans that we take will be posted here.</p>`)],
  ['part-coming-soon', 'pages', page(`${long}<p>More picture pages are being made and will be posted soon.</p>`)],
  ['part-coming-soon', 'a shop', page(`<h1>Shop Coming Soon</h1><p>We are working on it.</p><h2>Visit us</h2>${long}`)],
  ['part-coming-soon', 'booking', page(`${long}<span>Online booking coming soon</span>`)],
  ['part-coming-soon', 'a portal', page(`${long}<p>Portal Login — Coming Soon</p>`)],
  ['part-coming-soon', 'a description', page(`${long}<h3>Pontoons</h3><p>Description coming soon...</p>`)],
  ['part-coming-soon', 'photos', page(`${long}<p>More photos coming soon, your boat could be next</p>`)],
  ['part-coming-soon', 'one who comes back', page(`${long}<p>Check back soon to meet our amazing team!</p>`)],
  ['part-coming-soon', 'one who reads', page(`${long}<h2>Check back soon for amazing articles on home repair!</h2>`)],
  ['part-coming-soon', 'one who pays by and by', page(`${long}<h4>Financing coming soon...</h4>`)],
  ['part-coming-soon', 'a menu', page(`<nav><a href="#">Coming soon</a></nav>${long}`)],
  ['page-without-its-content', 'nothing at all', page('')],
  ['page-without-its-content', 'a heading alone', page('<h1>Memberships</h1>')],
  ['tel-link-text-mismatch', 'letters', vanity('9123768767')],
  ['note-of-the-maker', 'a pattern', page(`${long}<p>Inspired by the Hartwell Boats website structure</p>`)],
  ['note-of-the-maker', 'a site for rent', page(`${long}<p>Professionals: lease this site</p>`)],
  ['directions-from-fixed-place', 'a street', page(long + way('4+Elm+St'))],
  [
    'dev-or-staging-link',
    'a picture for sharing',
    page(long, { head: '<meta property="og:image" content="https://hartwell-draft.vercel.app/a.png">' }),
  ],
  ['offer-ended', 'a school year', page(`${long}<p>Lessons are online for the 2020 – 2021 school year.</p>`)],
  ['offer-ended', 'packages', page(`${long}<h2>Calloway 2015 mooring packages</h2>`)],
])('%s: %s', (id, _, one) => {
  expect(outcomeOf(id, [one]).state).toBe('found')
})

test.each<[id: string, what: string, one: ServedPage]>([
  ['page-coming-soon', 'news', page(`${long}<p>New docks coming soon</p>`)],
  ['part-coming-soon', 'a house', page(`${long}<p>Our new shop on Bay Street is under construction.</p>`)],
  ['part-coming-soon', 'what changes', page(`${long}<p>Check back later for our specials of the week.</p>`)],
  ['part-coming-soon', 'news', page(`${long}<p>Photos will be posted here after each race.</p>`)],
  ['part-coming-soon', 'what comes is told', page(`${long}<h2>Coming soon</h2><p>Twelve new docks in May.</p>`)],
  ['part-coming-soon', 'a menu of the season', page(`${long}<p>New spring menu coming soon!</p>`)],
  ['part-coming-soon', 'what is there', page(`${long}<h2>Reviews coming soon</h2><p>${padding}</p>`)],
  ['part-coming-soon', 'what opens soon is told', page(`<h1>Macon shop coming soon</h1>${long}`)],
  ['part-coming-soon', 'a page of nothing else', page('<h1>Blog</h1><p>Coming soon</p>')],
  ['page-without-its-content', 'a picture', page('<h1>Map</h1><img src="/map.png" alt="The docks">')],
  ['page-without-its-content', 'a form', page('<h1>Write</h1><form><input name="a"></form>')],
  ['page-without-its-content', 'links', page('<a href="/docks.html">Docks</a>')],
  ['page-without-its-content', 'the menu of phones', page('', { url: `${site}menu.html` })],
  ['tel-link-text-mismatch', 'letters', vanity('9123767867')],
  [
    'note-of-the-maker',
    'the list of all pages',
    page('<p>All our pages, to help you find what you need, and to help search engines index our content.</p>', {
      url: `${site}sitemap.html`,
    }),
  ],
  ['note-of-the-maker', 'boats for rent', page(`${long}<p>Rent this boat. Inspired by the Outer Banks.</p>`)],
  ['directions-from-fixed-place', 'the town of the page', page(`<h1>Docks near Pooler</h1>${way('Pooler,+GA')}`)],
  [
    'directions-from-fixed-place',
    'the way from where a heading says',
    page(`<h2>From Pooler Jetport</h2>${way('Pooler+International+Jetport,+9+Air+St')}`),
  ],
  [
    'page-names-two-towns',
    'the degree of a doctor',
    page('<h1>Dr. Ann O’Connell, ND</h1>', {
      title: 'Dr. Ann O’Connell, ND - Calloway Health',
      url: `${site}dr-oconnell/`,
    }),
  ],
  [
    'noindex-with-canonical-conflict',
    'itself under another name',
    page(long, {
      head: '<meta name="robots" content="noindex"><link rel="canonical" href="https://hartwell.com/page.html">',
    }),
  ],
  [
    'template-placeholder-in-page',
    'dummy text told as such',
    page('<p>Lorem ipsum dolor sit amet</p><p>Lorem Ipsum is simply dummy text of the printing industry.</p>'),
  ],
  [
    'mixed-content-passive',
    'a picture on a server without a name',
    page('<img src="http://18.2.2.2/wp-content/a.jpg" alt="Docks">'),
  ],
  ['offer-ended', 'years of history', page(`${long}<p>In 2015 prices rose. We won for the 2019 season.</p>`)],
])('not %s: %s', (id, _, one) => {
  expect(outcomeOf(id, [one]).state).not.toBe('found')
})

const home = (body: string): ServedPage => ({ html: page(body).html, url: site, kind: 'home' })

test('a park where visitors stay has a number to call', () => {
  const park = home('<h1>RV Park and Campground</h1><p>Open all year.</p><a href="/book.html">Make reservations</a>')
  expect(outcomeOf('nap-phone-missing', [park]).state).toBe('found')
  expect(outcomeOf('nap-phone-missing', [home('<h1>Notes on parks</h1><p>Open all year.</p>')]).state).not.toBe('found')
})

test('a number that cannot be dialed was meant to be one', () => {
  const number = '<p>12 Oak Street, Savannah, GA 31401</p><p>Phone: (573) 111-1111</p>'
  const contact = page(number, { url: `${site}contact.html`, kind: 'contact' })
  expect(outcomeOf('nap-phone-missing', [home(long), contact]).state).not.toBe('found')
})

test('a slip in a town is told once, where people search', () => {
  const shown = home(`<p>Savannah docks. Savannah boats.</p><address>12 Oak Street, Savannah, GA 31401</address>`)
  const slip = shown.html.replace('<title>', '<meta name="description" content="Docks in Savnanah."><title>')
  const one = { ...shown, html: slip }
  expect(outcomeOf('name-misspelled-in-results', [one]).state).toBe('found')
  expect(outcomeOf('town-misspelled', [one]).state).not.toBe('found')
})

test('a quote that visitors may get online needs something to ask for it by', () => {
  const asks = home(`${long}<p>Stop by, get a free quote online, or give us a call: 912-234-0142.</p>`)
  expect(outcomeOf('form-on-no-page', [asks]).state).toBe('found')
  const linked = page('<a href="https://www.facebook.com/calloway">Facebook</a>')
  expect(outcomeOf('form-on-no-page', [asks, linked]).state).toBe('found')
  const form = page('<form><input type="email" name="mail"><textarea name="text"></textarea></form>')
  expect(outcomeOf('form-on-no-page', [asks, form]).state).not.toBe('found')
})

test('a call for the telephone is no button', () => {
  const calls = (words: string) =>
    ['', 'rates.html', 'about.html', 'docks.html'].map(path => page(`<p>${words}</p>${long}`, { url: site + path }))
  const goal = page('<h1>Free Estimate</h1>', { url: `${site}free-estimate.html`, title: 'Free Estimate' })
  expect(outcomeOf('call-without-link', [...calls('Get Your Free Estimate'), goal]).state).toBe('found')
  expect(outcomeOf('call-without-link', [...calls('Call Now For A Free Estimate'), goal]).state).not.toBe('found')
})
