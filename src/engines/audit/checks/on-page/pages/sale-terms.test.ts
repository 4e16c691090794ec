import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { privacyPolicyMissing } from './expected-pages.ts'
import { saleTermsMissing } from './sale-terms.ts'

const stripe = '<script src="https://js.stripe.com/v3/"></script>'
const page = (body: string, path = '', title = 'Calloway RV Park'): ServedPage => ({
  url: site_url + path,
  html: `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
  kind: path === '' ? 'home' : 'other',
})

test('a site that charges cards, and lays nothing down', () => {
  const site = siteOf([page('<a href="/book">Book</a>'), page(stripe, 'book')])
  expect(saleTermsMissing.look(site)).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${site_url}book`, line: 1, evidence: expect.stringContaining('js.stripe.com') }],
  })
  expect(privacyPolicyMissing.look(site)).toMatchObject({
    occurrences: [{ evidence: 'No link to a privacy policy; the site takes payments by card' }],
  })
})

test.each<[string, ServedPage[]]>([
  ['a site that charges nothing', [page('<a href="/book">Book</a>')]],
  ['a link to terms', [page(`${stripe}<a href="/terms">Terms</a>`)]],
  ['a link to a policy', [page(`${stripe}<a href="/p/3">Booking policies</a>`)]],
  ['a page of questions', [page(stripe), page('', 'faq', 'FAQ')]],
  ['a sentence on refunds', [page(`${stripe}<p>Deposits are non-refundable.</p>`)]],
  ['hours to cancel', [page(stripe), page('<p>Cancellations must be made at least 48 hours in advance.</p>', 'rates')]],
  ['gifts', [page(stripe), page('', 'donate', 'Donate')]],
  ['a payment link elsewhere', [page('<a href="https://buy.stripe.com/test">Pay</a>')]],
])('%s', (_, served) => {
  expect(saleTermsMissing.look(siteOf(served)).state).not.toBe('found')
})
