import { expect, test } from 'vitest'
import { hasSeveralPlaces, placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import { toTheEnd } from '#src/engines/audit/checks/in-steps.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const home = { html: '<title>Calloway Cafe</title><p>Calloway Cafe, 100 Bay Street, Savannah, GA 31401</p>' }
const other = '200 Whitaker Street, Savannah, GA 31401'
const page = (path: string, body: string, kind: PageKind = 'other') => ({
  url: `https://www.calloway.example/${path}`,
  html: `<title>${path}</title>${body}`,
  kind,
})

test.each([
  ['a job elsewhere', page('careers/cook', `<p>Work at our friends’: ${other}</p>`)],
  ['a fair in an article', page('blog/fair', `<p>Meet us at ${other}</p>`, 'article')],
  ['a policy', page('terms', `<p>The court sits at ${other}</p>`, 'legal')],
  ['an address in passing', page('catering', `<p>Last week we cooked at ${other}</p>`, 'service')],
])('%s is no second place', (_, stray) => {
  const site = siteOf([home, stray])
  expect(hasSeveralPlaces(site)).toBe(false)
  expect([...toTheEnd(placesOfBusiness(site)).of_others]).toEqual([stray.url])
})

test.each([
  ['in the foot', page('menu', `<footer>${other}</footer>`)],
  ['on the contact page', page('contact', `<p>${other}</p>`, 'contact')],
  ['on its own page', page('whitaker', `<p>${other}</p>`, 'location')],
  ['with a phone of its own', page('whitaker', `<p>${other}<br>(912) 234-0188</p>`)],
  ['in a list of places', page('both', `<p>100 Bay Street, Savannah, GA 31401</p><p>${other}</p>`)],
  ['on a page that says so', page('our-shops', `<p>${other}</p>`)],
])('one %s is a second place', (_, second) => {
  expect(hasSeveralPlaces(siteOf([home, second]))).toBe(true)
})

test('one door printed and another in the data are one business', () => {
  const data = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Cafe","name":"Calloway Cafe","address":{"@type":"PostalAddress","streetAddress":"200 Whitaker Street","addressLocality":"Savannah","addressRegion":"GA","postalCode":"31401"}}</script>`
  expect(hasSeveralPlaces(siteOf([{ html: home.html + data }]))).toBe(false)
})

test('a box at the post office is no second place, unless nothing else is told', () => {
  const box = (nr: number, town: string) => `<p>P.O. Box ${nr}, ${town}</p>`
  const contact = page(
    'contact',
    `<p>100 Bay Street, Savannah, GA 31401</p>${box(299, 'Savannah, GA 31402')}`,
    'contact',
  )
  expect(hasSeveralPlaces(siteOf([home, contact]))).toBe(false)
  const boxes = page('contact', box(299, 'Savannah, GA 31402') + box(12, 'Macon, GA 31201'), 'contact')
  expect(hasSeveralPlaces(siteOf([{ html: '<title>Calloway</title>' }, boxes]))).toBe(true)
})

const of_foot = (path: string, address: string, body = '', kind: PageKind = 'other') =>
  page(path, `<main>${body}</main><footer>${address}</footer>`, kind)
const own = '100 Bay Street, Savannah, GA 31401'
const usual_feet = ['', 'menu', 'catering', 'about'].map(path => of_foot(path, own))

test.each([
  ['alone on its page', of_foot('events', other)],
  ['under the right address', of_foot('contact', other, `<p>${own}</p>`, 'contact')],
])('a foot that was forgotten, %s, makes no second place, and its page is looked at', (_, stray) => {
  const site = siteOf([...usual_feet, stray])
  expect(hasSeveralPlaces(site)).toBe(false)
  expect(toTheEnd(placesOfBusiness(site)).of_others.size).toBe(0)
})

test('the foot of all pages that the contact page contradicts makes no second place', () => {
  const feet = ['', 'menu', 'about'].map(path => of_foot(path, own))
  const contact = (body: string, kind: PageKind = 'contact') => of_foot('contact', own, body, kind)
  expect(hasSeveralPlaces(siteOf([...feet, contact(`<p>${other}</p>`)]))).toBe(false)
  expect(hasSeveralPlaces(siteOf([...feet, contact(`<p>${own}</p><p>${other}</p>`)]))).toBe(true)
  expect(hasSeveralPlaces(siteOf([...feet, contact(`<p>${other}</p>`, 'location')]))).toBe(true)
  expect(hasSeveralPlaces(siteOf([...feet, page('contact', `<p>${other}</p>`, 'contact')]))).toBe(true)
})

test.each([
  ['is given on the contact page as well', [page('contact', `<p>${other}</p>`, 'contact')]],
  ['is that of a page for a place', [page('whitaker', `<p>${other}</p>`, 'location')]],
  ['stands beside the first elsewhere', [page('both', `<p>${own}</p><p>${other}</p>`)]],
  ['is that of half the pages', ['a', 'b', 'c', 'd'].map(path => of_foot(path, other))],
])('another foot counts where its address %s', (_, more) => {
  expect(hasSeveralPlaces(siteOf([...usual_feet, of_foot('events', other), ...more]))).toBe(true)
})
