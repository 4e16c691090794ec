import { expect, test } from 'vitest'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import {
  urlDoubleSlash,
  urlSpecial,
  urlTooLong,
  urlTrackingParameters,
  urlUnderscore,
  urlUnnamed,
  urlUppercase,
} from '#src/engines/audit/checks/technical/addresses/url-shape.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const html = '<!doctype html><title>C</title>'

const cases: [PageCheck, string, 'found' | 'ok'][] = [
  [urlUppercase, 'Drains/', 'found'],
  [urlUppercase, 'drains/?Sort=Price', 'ok'],
  [urlUppercase, 'GPA/promise.html', 'ok'],
  [urlUppercase, 'about-HVAC.html', 'ok'],
  [urlUppercase, 'PLUMBING/', 'found'],
  [urlUppercase, 'caf%C3%A9/', 'ok'],
  [urlUnderscore, 'drain_cleaning', 'found'],
  [urlUnderscore, 'drains?utm_source=x', 'ok'],
  [urlUnderscore, '_pages/drains.html', 'ok'],
  [urlUnderscore, 'new_page_2.htm', 'ok'],
  [urlUnnamed, 'new_page_2.htm', 'found'],
  [urlUnnamed, 'New-Page/', 'found'],
  [urlUnnamed, 'untitled.html', 'found'],
  [urlUnnamed, 'id4.html', 'found'],
  [urlUnnamed, 'copy-of-services', 'found'],
  [urlUnnamed, 'new-pages-for-you', 'ok'],
  [urlUnnamed, 'page-2', 'ok'],
  [urlUnnamed, 'rapid4', 'ok'],
  [urlUnnamed, 'blank-page-design', 'ok'],
  [urlSpecial, 'drain%20cleaning', 'found'],
  [urlSpecial, 'drains & sewers', 'found'],
  [urlSpecial, 'caf%C3%A9/', 'ok'],
  [urlSpecial, 'drains/?a=1&b=2', 'ok'],
  [urlTooLong, 'a'.repeat(120), 'found'],
  [urlTooLong, 'a'.repeat(60), 'ok'],
]
test.each(cases)('a path %#', (check, path, state) => {
  const { href: url } = new URL(path, site_url)
  expect(check.look(viewOf({ html, url })).state).toBe(state)
})

test('a page that is not listed may have any address', () => {
  const view = viewOf({ html, url: `${site_url}A_b//c%20`, indexable: false })
  for (const check of [urlUppercase, urlUnderscore, urlSpecial, urlTooLong])
    expect(check.look(view).state).toBe('not_applicable')
})

test.each([
  ['services//drains', true, 'found'],
  ['services/drains?next=//a', true, 'ok'],
  ['services//drains', false, 'ok'],
])('two slashes in a row: %s', (path, indexable, state) => {
  const url = site_url + path
  expect(urlDoubleSlash.look(siteOf([{ html }, { html, url, indexable }])).state).toBe(state)
})

test('a page that is met under an address with two slashes once more', () => {
  const { response } = viewOf({ html, url: `${site_url}/drains` })
  const site = siteOf([{ html }, { html, url: `${site_url}drains` }], {
    twins: [{ of: `${site_url}drains`, response }],
  })
  expect(urlDoubleSlash.look(site)).toMatchObject({
    occurrences: [{ url: `${site_url}/drains`, evidence: '//drains' }],
  })
})

test('the length of addresses never scores', () => {
  expect(urlTooLong.severity).toBe('info')
})

test.each([
  ['/services/?utm_source=footer', 'found'],
  ['/services/?a=1&gclid=x', 'found'],
  ['https://booking.example/?utm_source=site', 'ok'],
  ['/services/?a=1', 'ok'],
  ['/blog/what-is-utm_source=', 'ok'],
])('a link to %s: %s', (href, state) => {
  expect(urlTrackingParameters.look(viewOf({ html: `${html}<a href="${href}">Services</a>` })).state).toBe(state)
})
