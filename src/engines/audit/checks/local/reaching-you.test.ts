import { expect, test } from 'vitest'
import { profileIconUnlinked } from '#src/engines/audit/checks/local/profiles/profile-icons.ts'
import { privacyPolicyMissing } from '#src/engines/audit/checks/on-page/pages/expected-pages.ts'
import { type ServedPage, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const phone = '<a href="tel:+19122340142">(912) 234-0142</a>'
const page = (body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<html lang="en"><head><title>Calloway Plumbing</title></head><body><h1>Plumber in Savannah</h1>${body}</body></html>`,
  ...over,
})
const inner = (name: string, body: string, kind: ServedPage['kind'] = 'other') =>
  page(body, { url: `https://www.calloway.example/${name}`, kind })
const form = '<form action="/send"><input name="email" type="email"><textarea name="m"></textarea></form>'

test('a site that can only be called is told so', () => {
  expect(localOutcome('no-way-to-write', [page(phone), inner('a', '')]).state).toBe('found')
})

test('a button to book that leads to the number on the same page lets nobody write', () => {
  const look = (href: string) =>
    localOutcome('no-way-to-write', [page(`${phone}<a href="${href}">Book online</a>`)]).state
  expect(look('#contact')).toBe('found')
  expect(look('https://www.zocdoc.com/practice/calloway')).toBe('ok')
})

test.each([
  page(phone + form),
  page(`${phone}<p>info@calloway.example</p>`),
  page(`${phone}<a href="sms:+19122340142">Text us</a>`),
  page(`${phone}<iframe src="https://form.jotform.com/1"></iframe>`),
  page(`${phone}<a href="/book">Book online</a>`),
  page('<p>Nobody can call either</p>'),
])('a site that can be written to is not: %#', one => {
  expect(localOutcome('no-way-to-write', [one]).state).not.toBe('found')
})

test('praise below a heading that is a picture stands on the page called after it', () => {
  const praise = inner('testimonials.htm', '<img src="heading.gif"><p>Ann was the best walker my dog ever had.</p>')
  const place = '<p>12 Oak Street, Savannah, GA 31401</p>'
  expect(localOutcome('reviews-absent', [page(phone + place), praise]).state).toBe('ok')
  expect(localOutcome('reviews-absent', [page(phone + place), inner('drains.htm', 'Drains')]).state).toBe('found')
})

test('a page for reservations that takes none lets nobody write', () => {
  const look = (body: string) => {
    const link = '<a href="/reservations.html">Reservations</a>'
    return localOutcome('no-way-to-write', [page(phone + link), inner('reservations.html', body)]).state
  }
  expect(look(`<p>Call us to reserve.</p>${phone}`)).toBe('found')
  expect(look(form)).toBe('ok')
  expect(look('<a href="https://www.campspot.com/park/blue">Book online</a>')).toBe('ok')
})

test('signs of networks without a link are found where no other leads there', () => {
  const look = (body: string) => localOutcome('profile-icon-unlinked', [page(body)]).state
  expect(look('<img src="images/facebook%20button-u8325-r.png">')).toBe('found')
  expect(look('<img src="/img/icon-instagram.svg"><img src="fb_32.png">')).toBe('found')
  expect(look('<a href="https://www.facebook.com/calloway"><img src="/facebook.png"></a>')).toBe('ok')
  expect(look('<img src="/facebook.png"><a href="https://www.facebook.com/calloway">Facebook</a>')).toBe('ok')
  const sign = (network: string) => `<i class="fa-brands fa-${network}"></i>`
  expect(look(`<footer>${sign('facebook-f')}${sign('instagram')}</footer>`)).toBe('found')
  expect(look(`<footer><a href="https://www.facebook.com/calloway">${sign('facebook-f')}</a></footer>`)).toBe('ok')
  expect(look(`<footer>${sign('phone')}${sign('instagram')}</footer>`)).toBe('ok')
  expect(look(`<button>${sign('facebook')}</button><button>${sign('instagram')}</button>`)).toBe('ok')
  expect(look('<img src="/facebook-cover-of-our-new-shop.jpg"><img src="/twitterbird-mural.jpg">')).toBe('ok')
})

test('fewer places counted than listed are found', () => {
  const places =
    '<p>12 Oak Street, Savannah, GA 31401</p><p>80 Elm Avenue, Pooler, GA 31322</p><p>5 Main Street, Rincon, GA 31326</p>'
  const look = (text: string) => localOutcome('places-miscounted', [page(`<p>${text}</p>${places}`)]).state
  expect(look('Visit one of our two offices.')).toBe('found')
  expect(look('Visit one of our three offices.')).toBe('ok')
  expect(look('Come to both our shops: Pooler or Rincon.')).toBe('found')
  expect(look('Both of our shops in Savannah are open.')).toBe('ok')
  expect(look('We have two offices in Savannah.')).toBe('ok')
  expect(look('Two Savannah offices')).toBe('ok')
})

test('places of several towns introduced as those of one are found', () => {
  const places =
    '<p>12 Oak Street, Savannah, GA 31401</p><p>80 Elm Avenue, Savannah, GA 31405</p><p>5 Main Street, Rincon, GA 31326</p>'
  const look = (text: string, element = 'p') =>
    localOutcome('places-miscounted', [page(`<main><${element}>${text}</${element}>${places}</main>`)]).state
  expect(look('Two Savannah, GA offices, each with parking. Choose the one closest to you.')).toBe('found')
  expect(look('Two Savannah offices, and one in Rincon.')).toBe('ok')
  expect(look('Two Savannah offices, and others nearby.')).toBe('ok')
  expect(look('Two Savannah offices are open on Saturdays.')).toBe('ok')
  expect(look('Three Savannah offices.')).toBe('ok')
  expect(look('Two Savannah offices', 'h2')).toBe('ok')
})

test('services that share the only page of a site are found, a menu is not', () => {
  const look = (pages: ServedPage[]) => localOutcome('service-pages-missing', pages).state
  const list = `<h2>Our Services</h2><ul><li>Drains</li><li>Heaters</li></ul>${phone}`
  expect(look([page(list)])).toBe('found')
  expect(look([page(list), inner('thanks', '', 'thanks')])).toBe('found')
  expect(look([page(list), inner('drains', '')])).not.toBe('found')
  const services = inner('services', `<p>${'We mend pipes and drains. '.repeat(20)}</p>`, 'service')
  expect(look([page(phone), services, inner('specials', '')])).toBe('found')
  expect(look([page(phone), services, inner('water-heaters', '')])).toBe('ok')
  expect(look([page(phone), services, inner('locations/macon', '', 'location')])).toBe('found')
  expect(look([page(phone), services, inner('drain-cleaning-in-macon', '', 'location')])).toBe('ok')
  expect(look([{ html: `<title>Calloway Café</title><body><h1>Café</h1>${list}</body>` }])).not.toBe('found')
})

test('the menu of the only page says where its services are', () => {
  const look = (menu: string) =>
    localOutcome('service-pages-missing', [page(`<nav>${menu}</nav>${phone}<div id="work"><h2>We haul it</h2></div>`)])
  expect(look('<a href="#work">Services</a>').state).toBe('found')
  expect(look('<a href="#gone">Services</a>').state).not.toBe('found')
  expect(look('<a href="#work">About</a>').state).not.toBe('found')
})

test('services that are parts of one inner page by the menu are found', () => {
  const look = (entries: readonly string[], more = '', at = 'cover', part = '<div') => {
    const ids = entries.map(name => name.replaceAll(' ', ''))
    const menu = entries.map((name, i) => `<a href="/${at}#${ids[i]}">${name}</a>`).join('')
    const parts = ids.map(id => `${part} id="${id}"></div>`).join('')
    const pages = [page(`<nav>${menu}${more}</nav>${phone}`), inner(at, parts), inner('why-us', '')]
    return localOutcome('service-pages-missing', pages).state
  }
  expect(look(['Auto insurance', 'Home insurance', 'Flood insurance', 'Umbrella'])).toBe('found')
  expect(look(['Auto insurance', 'Home insurance', 'Flood insurance', 'Umbrella'], '', 'cover', '<!')).not.toBe('found')
  expect(look(['Auto insurance', 'Home insurance', 'Flood insurance'])).not.toBe('found')
  expect(look(['Pipe paste', 'Drain oil', 'Filters', 'Hoses'], '', 'products')).not.toBe('found')
  expect(look(['Our team', 'Our story', 'Reviews', 'Careers', 'Gallery'])).not.toBe('found')
})

test('a number that the contact page prints makes a small site one of a business nearby', () => {
  const printed = '<p>Phone: (912) 234-0142</p>'
  const look = (kind: 'contact' | 'other') => {
    const home = { html: '<title>Calloway</title><body><h1>Calloway</h1><p>We wash walls.</p></body>' }
    return localOutcome('profile-links-missing', [home, { ...inner('reach', printed), kind }]).state
  }
  expect(look('contact')).toBe('found')
  expect(look('other')).toBe('not_applicable')
})

test('one thing with two amounts off on two pages is found', () => {
  const look = (one: string, other: string) =>
    localOutcome('offer-differs-across-pages', [page(`<p>${one}</p>`), inner('specials', `<p>${other}</p>`)]).state
  expect(look('$25 off your first cleaning!', 'New here? $50 off first cleaning.')).toBe('found')
  expect(look('$25 off your first cleaning', '$25 off the first cleaning')).toBe('ok')
  expect(look('$25 off your first cleaning', '$50 off any water heater')).toBe('ok')
  expect(look('$25 off drain cleaning now', '$25 off drain cleaning small. $75 off drain cleaning main')).not.toBe(
    'found',
  )
})

test('profiles whose links were never filled in are told of as links', () => {
  const look = (name: string) => localOutcome('profile-links-missing', [page(`${phone}<a href="#">${name}</a>`)]).state
  expect(look('Calloway Plumbing on Facebook')).toBe('ok')
  expect(look('Why we left Facebook and came back')).toBe('found')
})

test('pages on which customers write are a link to reviews, and those on which only the owner does are none', () => {
  const look = (href: string) =>
    localOutcome('reviews-absent', [page(`${phone}<a href="https://www.${href}">See us</a>`)]).state
  expect(look('facebook.com/callowayroofs')).toBe('ok')
  expect(look('facebook.com/callowayroofs/reviews')).toBe('ok')
  expect(look('yellowpages.com/macon-ga/mip/calloway-roofs-4711')).toBe('ok')
  expect(look('facebook.com/')).toBe('found')
  expect(look('facebook.com/sharer/sharer.php?u=https://calloway.example/')).toBe('found')
  expect(look('instagram.com/callowayroofs')).toBe('found')
  expect(look('youtube.com/@callowayroofs')).toBe('found')
  const closed = '<a href="https://plus.google.com/1037/about">Reviews</a>'
  expect(localOutcome('reviews-absent', [page(phone + closed)]).state).toBe('ok')
  expect(localOutcome('reviews-absent', [page(`${phone}<h2>What They Say About Us</h2>`)]).state).toBe('ok')
})

test('a form on any page asks for a privacy policy, signing in does not', () => {
  const look = (body: string) => privacyPolicyMissing.look(siteOf([page(phone), inner('quote', body)])).state
  expect(look(form)).toBe('found')
  expect(look(`${form}<a href="/privacy">Privacy policy</a>`)).toBe('ok')
  expect(look('<form action="/in"><input type="email"><input type="password"></form>')).toBe('not_applicable')
  expect(look('<form action="/search"><input name="q"></form>')).toBe('not_applicable')
})

test('towns that are served and stand only in a list are found', () => {
  const look = (...pages: ServedPage[]) => localOutcome('service-area-pages-missing', pages)
  const list = `<p>We serve Savannah, Augusta, Macon, Pooler and Rincon.</p>${phone}`
  expect(look(page(list))).toMatchObject({ occurrences: [{ evidence: expect.stringMatching(/on the page: .*Macon/) }] })
  expect(look(page(list), inner('plumber-macon', '', 'location')).state).toBe('ok')
  const quarters = '<p>We serve all areas: Starland, Thunderbolt, Ardsley Park, Isle of Hope and Georgetown.</p>'
  expect(look(page(quarters + phone)).state).toBe('not_applicable')
  expect(look(page(`<p>Serving Weddings, Parties, Birthdays, Banquets and Picnics.</p>${phone}`)).state).toBe(
    'not_applicable',
  )
})

test('two numbers of years under the main headings of two pages are found', () => {
  const motto = (years: string) => `<p>Serving the families of Savannah for ${years} years.</p>`
  const look = (one: string, other: string) =>
    localOutcome('years-in-business-conflict', [page(motto(one)), inner('about', motto(other), 'about')]).state
  expect(look('over 30', 'nearly 50')).toBe('found')
  expect(look('over 30', 'over 30')).not.toBe('found')
})

test.each([
  ['<h3>Get Connected</h3><ul><li>Facebook</li><li>Twitter</li><li>YouTube</li></ul>', 'found'],
  ['<footer><p>Facebook / Instagram</p></footer>', 'found'],
  ['<footer><ul><li><a href="#">Facebook</a></li><li><a href="#">Twitter</a></li></ul></footer>', 'ok'],
  ['<h3>Follow us</h3><ul><li>Facebook</li></ul>', 'ok'],
  ['<h3>We manage your</h3><ul><li>Facebook</li><li>Instagram</li></ul>', 'ok'],
  ['<h3>Follow us</h3><p>Facebook</p><p>Instagram</p><a href="https://www.facebook.com/calloway">Us</a>', 'ok'],
  ['<h3>Follow us on Facebook and Instagram</h3><p>We post each week.</p>', 'ok'],
])('names of networks without a link: %s', (html, state) => {
  expect(profileIconUnlinked.look(viewOf({ html })).state).toBe(state)
})
