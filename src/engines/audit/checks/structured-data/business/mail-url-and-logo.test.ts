import { expect, test } from 'vitest'
import { logoIsIcon } from '#src/engines/audit/checks/structured-data/addresses/logo-is-icon.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { wrongMailOrUrl } from './business-mail-and-url.ts'

const page = (said: Record<string, unknown>) =>
  viewOf({
    html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Dentist', name: 'Calloway Dental', ...said })}</script>`,
  })

test.each([{ email: 'Contact firm for email' }, { url: 'Our web site' }])(
  'words in the place of an address: %o',
  said => {
    expect(wrongMailOrUrl.look(page(said)).state).toBe('found')
  },
)

test.each([
  { email: 'info@calloway.example' },
  { email: 'mailto:info@calloway.example' },
  { email: 'info (at) calloway.example' },
  { email: '{{ email }}' },
  { url: '/' },
  { url: 'www.calloway.example' },
  { url: '' },
])('an address, or a blank that is told as such: %o', said => {
  expect(wrongMailOrUrl.look(page(said)).state).toBe('ok')
})

test.each(['/favicon.ico', '/img/favicon.png', 'https://www.calloway.example/img/favicon-32x32.png'])(
  '%s is no logo',
  logo => {
    expect(logoIsIcon.look(page({ logo })).state).toBe('found')
    expect(logoIsIcon.look(page({ logo: { '@type': 'ImageObject', url: logo } })).state).toBe('found')
  },
)

test.each(['/favicon-192x192.png', '/logo.svg', '/img/icon-512.png'])('%s may be one', logo => {
  expect(logoIsIcon.look(page({ logo })).state).toBe('ok')
})
