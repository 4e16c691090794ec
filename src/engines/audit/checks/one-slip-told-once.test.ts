import { expect, test } from 'vitest'
import { zipElsewhere } from '#src/engines/audit/checks/local/addresses/zip-elsewhere.ts'
import { emailNotClickable } from '#src/engines/audit/checks/local/emails/email-as-text.ts'
import { emailDomainMisspelled } from '#src/engines/audit/checks/local/emails/email-slips.ts'
import { nameOfAnother } from '#src/engines/audit/checks/local/names/names-apart.ts'
import { twoNames } from '#src/engines/audit/checks/local/names/two-names.ts'
import { malformedTelLink } from '#src/engines/audit/checks/local/phones/tel-links.ts'
import { templatePlaceholderInPage } from '#src/engines/audit/checks/on-page/leftovers/leftovers.ts'
import { samplePeople } from '#src/engines/audit/checks/on-page/leftovers/sample-people.ts'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { contactLinkElsewhere } from './links/goals/contact-links.ts'

const page = (body: string, head = '') =>
  viewOf({
    html: `<html lang="en"><head><title>Calloway Plumbing</title>${head}</head><body>${body}</body></html>`,
    url: 'https://www.callowayplumbing.com/',
    kind: 'home',
  })
const data = (name: string, address = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Plumber', name, address: { '@type': 'PostalAddress', ...address } })}</script>`

test.each(['IMG_2041.jpg', 'image', 'Logo 2', 'logo-small.png'])('a logo called “%s” names no other business', alt => {
  const logo = `<header><a href="/"><img src="/logo.png" alt="${alt}"></a></header>`
  expect(nameOfAnother.look(page(`${logo}<h1>Calloway Plumbing</h1>`, data('Calloway Plumbing'))).state).not.toBe(
    'found',
  )
})

test('a number without its tel: is told as a misspelled address alone', () => {
  const link = (href: string) => contactLinkElsewhere.look(page(`<a href="${href}">Call us</a>`)).state
  expect(link('912-234-0100')).not.toBe('found')
  expect(link('/about.html')).toBe('found')
})

test('an address behind http:// is told as a misspelled address alone', () => {
  const link = (href: string) => emailNotClickable.look(page(`<a href="${href}">ann@callowayplumbing.com</a>`)).state
  expect(link('http://ann@callowayplumbing.com')).not.toBe('found')
  expect(link('/contact')).toBe('found')
})

test('a slip in the words of a link that writes to the right address is told as that link', () => {
  const [right, wrong] = ['ann@callowayplumbing.com', 'ann@calowayplumbing.com']
  expect(emailDomainMisspelled.look(page(`<a href="mailto:${right}">${wrong}</a>`)).state).not.toBe('found')
  expect(emailDomainMisspelled.look(page(`<a href="mailto:${wrong}">${wrong}</a>`)).state).toBe('found')
})

test('an address of a handbook has no wrong ZIP', () => {
  const address = (streetAddress: string) => ({
    streetAddress,
    addressLocality: 'Savannah',
    addressRegion: 'GA',
    postalCode: '98101',
  })
  expect(zipElsewhere.look(page('', data('Calloway', address('123 Example Street')))).state).not.toBe('found')
  expect(zipElsewhere.look(page('', data('Calloway', address('12 Oak Street')))).state).toBe('found')
})

test('the number of a template is told as a blank, and not as one that cannot be dialed', () => {
  const link = (number: string, shown: string) =>
    malformedTelLink.look(
      page(`<p>12 Oak Street, Savannah, GA 31401</p><p>Call <a href="tel:${number}">${shown}</a></p>`),
    ).state
  expect(link('5551234567', '(555) 123-4567')).not.toBe('found')
  expect(link('5551234567', 'us now')).toBe('found')
})

test('two people of a template are told as its people, and one as a blank', () => {
  const told = (names: readonly string[]) => {
    const view = page(names.map(name => `<h3>${name}</h3>`).join(''))
    return [templatePlaceholderInPage, samplePeople].map(check => check.look(view).state)
  }
  expect(told(['John Doe', 'Jane Doe'])).toEqual(['ok', 'found'])
  expect(told(['John Doe', 'Ann Okafor'])).toEqual(['found', 'ok'])
})

test('a slip in a name makes no second name', () => {
  const named = (name: string) => {
    const html = `<title>Calloway Plumbing</title><meta property="og:site_name" content="Calloway Plumbing">${data(name)}`
    return twoNames.look(siteOf([{ html, url: 'https://www.callowayplumbing.com/', kind: 'home' }])).state
  }
  expect(named('Calloway Plumbng')).not.toBe('found')
  expect(named('Calloway Rooter')).toBe('found')
})

test('the name of a site whose title came with its kit is no stranger’s', () => {
  const shared = '<meta property="og:site_name" content="Hartwell Roofing">'
  const look = (title: string) =>
    nameOfAnother.look(
      viewOf({
        html: `<html lang="en"><head><title>${title}</title>${shared}</head><body><h1>Welcome</h1><p>We mend roofs.</p></body></html>`,
        url: 'https://www.mended-roofs.com/',
        kind: 'home',
      }),
    ).state
  expect(look('Vite + React')).not.toBe('found')
  expect(look('Calloway Plumbing')).toBe('found')
})
