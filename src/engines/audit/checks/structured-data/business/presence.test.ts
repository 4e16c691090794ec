import { expect, test } from 'vitest'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { noLocalBusiness, noStructuredData } from './presence.ts'

const site = { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Calloway' }
const phone = '<footer>12 Oak Street, Savannah, GA 31401</footer>'

test('a home page without structured data is found', () => {
  expect(noStructuredData.look(siteOf([{ html: '<p>Hello</p>' }])).state).toBe('found')
})

test('structured data that a script adds is not read, and not missing', () => {
  const adds = "const s = document.createElement('script'); s.type = 'application/ld+json'; document.head.append(s)"
  expect(noStructuredData.look(siteOf([{ html: `<p>Hello</p><script>${adds}</script>` }])).state).toBe('not_checked')
  const html = '<p>Hello</p><script src="/schema.js"></script>'
  const own_scripts = (path: string) => [{ url: site_url + path, ...ownScript(adds) }]
  expect(noStructuredData.look(siteOf([{ html }], { own_scripts: own_scripts('schema.js') })).state).toBe('not_checked')
  expect(noStructuredData.look(siteOf([{ html }], { own_scripts: own_scripts('other.js') })).state).toBe('found')
})

test('structured data that cannot be read is not taken for none', () => {
  const pages = siteOf([{ html: htmlWith(['{"@type" oops'], phone) }])
  expect(noStructuredData.look(pages).state).toBe('ok')
  expect(noLocalBusiness.look(pages).state).toBe('not_checked')
})

test('a local site whose data names no business is found', () => {
  expect(noLocalBusiness.look(siteOf([{ html: htmlWith([site], phone) }])).state).toBe('found')
})

test.each([
  ['Event', 'location'],
  ['MusicEvent', 'location'],
  ['JobPosting', 'jobLocation'],
])('the address of the place of a %s is no business', (type, where) => {
  const place = { '@type': 'Place', name: 'Calloway Hall', address: '12 Oak Street, Savannah, GA 31401' }
  const occasion = { '@context': 'https://schema.org', '@type': type, name: 'Fall fair', [where]: place }
  const pages = siteOf([
    { html: htmlWith([site], phone) },
    { html: htmlWith([occasion], phone), url: `${site_url}fair` },
  ])
  expect(noLocalBusiness.look(pages).state).toBe('found')
})

test('a business under the type of a treatment is told as that', () => {
  const clinic = { ...calloway, '@type': 'PhysicalTherapy', name: 'Calloway Therapy' }
  const outcome = noLocalBusiness.look(siteOf([{ html: htmlWith([site, clinic], phone) }]))
  expect(outcome).toMatchObject({
    occurrences: [{ evidence: '“PhysicalTherapy” is the type of a treatment, and stands for “Calloway Therapy”' }],
  })
  const both = siteOf([{ html: htmlWith([calloway, clinic], phone) }])
  expect(noLocalBusiness.look(both).state).toBe('ok')
})

test('a person with the address of the business in its place is told', () => {
  const person = { ...calloway, '@type': 'Person', name: 'Ann Calloway' }
  const look = (...data: object[]) => noLocalBusiness.look(siteOf([{ html: htmlWith(data, phone) }]))
  expect(look(person)).toMatchObject({
    occurrences: [{ evidence: '“Person” with the address of the business stands for “Ann Calloway”' }],
  })
  expect(look(person, calloway).state).toBe('ok')
  expect(look(person, unknown).state).not.toBe('found')
})

const unknown = { '@context': 'https://schema.org', '@type': 'AutoDetailing', telephone: '+1-912-234-0142' }

test.each([
  ['a business', siteOf([{ html: htmlWith([site, calloway], phone) }]), 'ok'],
  ['no local business', siteOf([{ html: htmlWith([site], '<p>Manual</p>') }]), 'not_applicable'],
  ['a business under no type, which is told', siteOf([{ html: htmlWith([unknown], phone) }]), 'not_applicable'],
  ['nothing at all', siteOf([{ html: phone }]), 'not_applicable'],
])('LocalBusiness is not missed on a site with %s', (_, pages, state) => {
  expect(noLocalBusiness.look(pages).state).toBe(state)
})
