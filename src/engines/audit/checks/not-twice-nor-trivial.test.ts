import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { other, shown } from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const call = '<a href="tel:+14782340142">(478) 234-0142</a>'
const phone = (number: string, path: string): ServedPage =>
  shown(`<h1>Roofs</h1><p>Call us at ${number}</p><footer>${number}</footer>`, path === '' ? {} : other(path))
const usual = ['', 'a', 'b', 'c', 'd'].map(path => phone('(478) 234-0142', path))
const from_folder = (page: ServedPage): ServedPage => ({ ...page, response: { found_by: 'folder' } })
const early = (text: string, path: string) => shown(`<p>Please arrive ${text} early.</p>`, other(path))

const shared = (address: string): ServedPage => ({
  ...shown('<p>About us</p>', {
    head: `<title>About</title><meta property="og:url" content="${address}"><link rel="canonical" href="https://www.calloway-plumbing.com/about.html">`,
  }),
  ...other('about.html'),
  is_local_copy: true,
})

test.each<[id: string, what: string, pages: ServedPage[], told: ServedPage[]]>([
  [
    'hours-missing',
    'a campground',
    [shown(`<h1>Bibb RV Park</h1>${call}<p>Book your site now.</p>`)],
    [shown(`<h1>Plumber in Macon</h1>${call}<p>Book now.</p>`)],
  ],
  [
    'hours-missing',
    'a house where people live',
    [shown(`<h1>Bibb Care Home</h1>${call}<p>Come and see our rooms now.</p>`)],
    [shown(`<h1>Bibb Home Care Supplies</h1>${call}<p>Come and see our chairs now.</p>`)],
  ],
  [
    'hours-missing',
    'days in another language',
    [shown(`<h1>Plumber in Macon</h1>${call}<p>Abierto de lunes a viernes, de las nueve a las cinco.</p>`)],
    [shown(`<h1>Plumber in Macon</h1>${call}<p>Ask for Martez or Domenic at the counter now.</p>`)],
  ],
  [
    'hours-missing',
    'opening times in German',
    [shown(`<h1>Plumber in Macon</h1>${call}<p>Unsere Sprechzeiten stehen an der Tür.</p>`)],
    [shown(`<h1>Plumber in Macon</h1>${call}<p>Frau Montague hilft Ihnen gerne weiter.</p>`)],
  ],
  [
    'contact-page-missing',
    'a contact page by its German name',
    [shown(`<h1>Plumber in Macon</h1><p>12 Oak St, Macon, GA 31201</p><a href="/kontakt">Kontakt</a>`)],
    [shown(`<h1>Plumber in Macon</h1><p>12 Oak St, Macon, GA 31201</p><a href="/kontor">Kontor</a>`)],
  ],
  [
    'hours-missing',
    'assisted living',
    [shown(`<h1>Assisted Living in Macon</h1>${call}<p>Come and see our rooms now.</p>`)],
    [shown(`<h1>Living Room Furniture in Macon</h1>${call}<p>Come and see our chairs now.</p>`)],
  ],
  [
    'nap-phone-inconsistent',
    'a page for an advertisement',
    [...usual, from_folder(phone('(279) 348-2920', 'lp/one/'))],
    [...usual, phone('(279) 348-2920', 'contact')],
  ],
  [
    'terms-differ-across-pages',
    'a figure within a span',
    [early('10-15 minutes', 'a'), early('10 minutes', 'b')],
    [early('15 minutes', 'a'), early('30 minutes', 'b')],
  ],
  [
    'tel-link-malformed',
    'a blank that is told as one',
    [shown('<a href="tel:[PHONE]">[PHONE]</a>')],
    [shown('<a href="tel:none">Call</a>')],
  ],
  [
    'nap-address-missing',
    'a trade of a city that everybody knows',
    [shown(`<h1>San Francisco Sewer Repair</h1>${call}<p>Call us now for a free estimate.</p>`)],
    [shown(`<h1>Calloway Sewer Repair</h1>${call}<p>Call now.</p>`, { head: '<title>Calloway</title>' })],
  ],
  [
    'open-graph-url-mismatch',
    'a file that its host shows without its ending',
    [shared('https://www.calloway-plumbing.com/about')],
    [shared('https://www.calloway-plumbing.com/')],
  ],
  [
    'nap-address-missing',
    'a region that is named',
    [shown(`<h1>Party music</h1>${call}<p>DJ for weddings, Greater Seattle Tacoma area and beyond. Book now.</p>`)],
    [shown(`<h1>Calloway Dental Care, dentist</h1>${call}<p>Book your appointment now.</p>`)],
  ],
])('%s is not told of %s', (id, _, pages, told) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
  expect(outcomeOf(id, told).state).toBe('found')
})

test('the credit of a template is shown as far as it names its maker', () => {
  const line =
    'Copyright Calloway Salt Cave and Wellness of Macon, all rights reserved, site by Ann Marlow, template by Colorlib'
  expect(outcomeOf('template-credit', [shown(`<p>Rugs</p><footer><p>${line}</p></footer>`)])).toMatchObject({
    occurrences: [{ evidence: expect.stringContaining('template by Colorlib”') }],
  })
})

test.each<[words: string, address: string, state: string]>([
  ['Read our Google reviews', 'https://www.google.com/search?q=Calloway+Dental+reviews', 'ok'],
  ['Leave us a review', 'https://www.google.com/search?q=Calloway+Dental+reviews', 'found'],
  ['Leave us a review', 'https://www.google.com/maps/search/?api=1&query=Calloway+Dental+12+Oak+St+Macon', 'ok'],
  ['Leave us a review', 'https://www.google.com/maps/search/?api=1&query=Calloway+Dental', 'found'],
])('“%s” to %s: %s', (words, address, state) => {
  const page = shown(`<h1>Dentist in Macon</h1>${call}<a href="${address}">${words}</a>`)
  expect(outcomeOf('service-link-not-yours', [page]).state === 'found').toBe(state === 'found')
})

test('a page by whose file a service is called is one of its own, linked or not', () => {
  const names = ['Truck wrecks', 'Car accidents', 'Civil rights', 'Dog bites']
  const ids = names.map(name => name.toLowerCase().replace(' ', '-'))
  const menu = names.map((name, i) => `<a href="/work#${ids[i]}">${name}</a>`).join('')
  const home = shown(`<nav>${menu}</nav><h1>Lawyer in Macon</h1>${call}<p>Call us today.</p>`)
  const work = shown(ids.map(id => `<div id="${id}"></div>`).join(''), other('work'))
  const look = (path: string) => outcomeOf('service-pages-missing', [home, work, shown('', other(path))]).state
  expect(look('about')).toBe('found')
  expect(look('practice/car-accidents/')).not.toBe('found')
})
