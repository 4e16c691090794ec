import { expect, test } from 'vitest'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { addressMissing } from '#src/engines/audit/checks/local/addresses/addresses.ts'
import { phoneMissing } from '#src/engines/audit/checks/local/phones/phones.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const site = (title: string, body: string) =>
  siteOf([{ html: `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>` }])
const quote = '<a href="#quote">Free quote</a>'
const call = '<a href="tel:+19122340142">(912) 234-0142</a>'

test.each([
  ['Calloway Landscaping', quote],
  ['', `<h2>Savannah’s premier lawn care company</h2><button>Get a free estimate</button>`],
  ['Bay Street Bistro', '<a href="/book">Reservations</a>'],
  ['Ada’s Dog Training', '<a href="/book">Book a call</a><button>Schedule a visit</button>'],
  ['Oak Barn, a wedding venue', '<a href="/tour">Schedule a tour</a>'],
  ['Ann Lee DDS', '<h1>DENTAL CARE <br>SAVANNAH, GEORGIA</h1>'],
  ['Lee Chiropractic | Macon, GA', '<h1>Welcome</h1>'],
  ['Dog grooming in Macon, Georgia', '<h1>Clean dogs</h1>'],
  [
    'The Marlow Inn',
    '<a href="contact.html"><img src="c.jpg"></a><p>You can find us on the Mill Road, near the bridge.</p>',
  ],
  ['Bay Street Bistro', '<p>You’ll find us opposite the church.</p>'],
  ['Calloway Guest House', '<p>We are ideally situated in the heart of the old town.</p>'],
  ['Oak Bakery', '<p>We’re located just off the market square.</p>'],
  ['Ada’s Cleaning', '<p>Contact: <a href="mailto:ada@adascleaning.example">Ada</a></p><p>Kitchens</p>'],
])('“%s” is local though it names neither number nor place, and that is its gravest fault', (title, body) => {
  expect(isLocalSite(site(title, body))).toBe(true)
  expect(phoneMissing.look(site(title, body)).state).toBe('found')
  expect(addressMissing.look(site(title, body)).state).toBe('found')
})

test('an address without its ZIP makes a site local, and its missing number a finding', () => {
  const hall = site('Studio', '<footer>208 North Front Street, Macon, GA</footer>')
  expect(isLocalSite(hall)).toBe(true)
  expect(phoneMissing.look(hall).state).toBe('found')
  expect(isLocalSite(site('Studio', '<footer>208 pages, written in Macon, GA</footer>'))).toBe(false)
})

test('a page that lists trades under its headings and takes messages is local', () => {
  const trades = '<h2>What we offer</h2><h4>Flooring repair</h4><h4>General handyman</h4>'
  const form = '<form action="/send"><input type="email" name="e"><textarea name="m"></textarea></form>'
  expect(isLocalSite(site('Home', `${trades}${form}`))).toBe(true)
  expect(isLocalSite(site('Home', trades))).toBe(false)
  expect(isLocalSite(site('Home', `<h4>Flooring repair</h4>${form}`))).toBe(false)
})

test.each([
  ['Plumbing: a library for pipelines', `<pre>npm i plumbing</pre>${quote}`],
  ['Landscaping, the magazine', '<a href="/contact">Contact</a><p>Serving Readers since 1970</p>'],
  ['Dental care', '<h1>The teeth of the Georgians</h1>'],
  ['Dentist jobs in Macon, Georgia', '<h1>Dentist jobs</h1>'],
  ['A history of landscaping in Macon, Georgia', '<a href="/next">Next</a>'],
  ['PLUMBING, OR THE ART OF PIPES', '<a href="/next">Next</a>'],
  ['A history of landscaping', '<p>Gardens since 1700</p><a href="/next">Next</a>'],
  ['The Marlow Inn', '<p>You can find us on Facebook.</p>'],
  ['Bakery recipes', '<p>You will find us in the App Store.</p>'],
  ['A guide to every inn', '<p>We are located in Macon.</p>'],
  ['The Marlow Inn, a play', '<p>In the play, two find an inn near the bridge.</p>'],
  ['Marlow pipelines', '<p>You can find us on Mill Road.</p>'],
  ['Ann Lee, painter', '<a href="/contact">Contact us</a>'],
])('“%s” is no local business', (title, body) => {
  expect(isLocalSite(site(title, body))).toBe(false)
})

test.each([
  ['not_applicable', 'Calloway Plumbing', `${call}<p>Proudly serving Savannah, Pooler and Rincon</p>`],
  ['not_applicable', 'Calloway Plumbing', `${call}<p>Savannah and the surrounding communities</p>`],
  ['not_applicable', 'Calloway Mowing', `${call}<h2>Our service area</h2>`],
  ['found', 'Calloway Family Restaurant', `${call}<p>Serving your family since 1934</p>`],
  ['found', 'Calloway Family Restaurant', `${call}<p>Serving Savannah, Georgia, since 1934</p>`],
  ['not_applicable', 'Marlow Physical Therapy', `${call}<p>I treat children in the comfort of your home.</p>`],
  ['not_applicable', 'Marlow Animal Hospital', `${call}<p>House calls in all of Bibb County</p>`],
  ['not_applicable', 'Marlow Chiropractic', `${call}<p>We come to your home or office.</p>`],
  ['found', 'Marlow Physical Therapy', `${call}<p>Feel at home with us, and heal.</p>`],
  ['found', 'Calloway Plumbing', `${call}<p>Mobile friendly. Serving you better.</p>`],
])('an address missing: %s on %s with %s', (state, title, body) => {
  expect(addressMissing.look(site(title, body)).state).toBe(state)
})

test('a bare contact link is enough where a place is served', () => {
  const page = (text: string) => site('Red Oak Plumbing', `<a href="#contact">Contact</a><p>${text}</p>`)
  expect(phoneMissing.look(page('Serving the greater Savannah area since 1988.')).state).toBe('found')
  expect(isLocalSite(page('Serving pipes of every size.'))).toBe(false)
})

test('behind a front door that says only a name, a number to tap makes a small site local', () => {
  const door = { html: '<title>Calloway</title><a href="/in/">Enter</a>' }
  const inner = (html: string) => ({ html, url: 'https://www.calloway.example/in/', kind: 'other' as const })
  expect(isLocalSite(siteOf([door, inner(`<title>Calloway</title>${call}`)]))).toBe(true)
  expect(isLocalSite(siteOf([door, inner('<title>Calloway</title><a href="tel:+442079460958">Call</a>')]))).toBe(false)
})

test('what calls itself a local business in its data is one, without an address too', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Oak Street K9","areaServed":"Macon"}</script>'
  expect(isLocalSite(site('Oak Street K9', data))).toBe(true)
  expect(isLocalSite(site('Oak Street K9', data.replace('LocalBusiness', 'Organization')))).toBe(false)
})
