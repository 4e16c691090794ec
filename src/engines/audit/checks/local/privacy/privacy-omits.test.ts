import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { privacyOmits } from './privacy-omits.ts'

const pixel = `<script>fbq('init', '847210936512347')</script>`
const counter = `<script>gtag('config', 'G-AB12CD34EF')</script>`
const filler = 'We keep what you write to us as long as the job needs it, and hand it to nobody else. '.repeat(8)
const look = (code: string, said: string, over = {}) =>
  privacyOmits.look(
    viewOf({
      html: `<html lang="en"><head><title>Privacy Policy</title>${code}</head><body><main><h1>Privacy Policy</h1><p>${filler}</p><p>${said}</p></main></body></html>`,
      url: 'https://www.calloway.example/privacy',
      kind: 'legal',
      ...over,
    }),
  ).state

test.each([
  ['an advertiser that is not named', pixel, 'We share data with our host and with Google Analytics, and use cookies.'],
  ['an advertiser beside a promise', pixel, 'We do not sell your data to marketing companies.'],
  ['a counter in a policy without a word of it', counter, 'We never sell your data.'],
])('%s', (_, code, said) => {
  expect(look(code, said)).toBe('found')
})

test.each([
  ['named', pixel, 'We use the Meta Pixel.'],
  ['meant', pixel, 'We share data with advertising partners.'],
  ['told by what it does', pixel, 'It helps us to show you relevant ads.'],
  ['told as its sort', counter, 'We use analytics.'],
  ['told as cookies', counter, 'This site sets cookies.'],
  ['told as tools', `<script>gtag('config', 'AW-847210936')</script>`, 'Google tracking tools may collect usage data.'],
  ['told as a denial', counter, 'This site does not use analytics.'],
])('a service that is %s is fine', (_, code, said) => {
  expect(look(code, said)).not.toBe('found')
})

test('other pages and blanks are not looked at', () => {
  expect(look('', 'We never sell your data.')).toBe('not_applicable')
  expect(look(`<script>fbq('init', 'YOUR_PIXEL_ID')</script>`, 'Nothing.')).toBe('not_applicable')
  expect(look(pixel, 'Nothing.', { kind: 'other' })).toBe('not_applicable')
})
