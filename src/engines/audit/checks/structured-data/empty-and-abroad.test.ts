import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { invalidTelephone } from './business/business-telephone.ts'
import { invalidJson } from './syntax/json-syntax.ts'

const block = (json: string) => `<script type="application/ld+json">${json}</script>`
const shop = (telephone: string, address: object = {}) =>
  invalidTelephone.look(
    viewOf({
      html: block(
        JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'LocalBusiness',
          name: 'Calloway',
          telephone,
          ...address,
        }),
      ),
    }),
  ).state

test('an empty block that a script may fill is no typing error, and one with an error is', () => {
  expect(invalidJson.look(viewOf({ html: `${block('')}<script src="/site.js"></script>` })).state).toBe('ok')
  expect(invalidJson.look(viewOf({ html: `${block('{"a":}')}<script src="/site.js"></script>` })).state).toBe('found')
})

test('a number that begins with a zero is one at home elsewhere, where no address says otherwise', () => {
  expect(shop('01562 312580')).toBe('ok')
  const address = { address: { '@type': 'PostalAddress', addressRegion: 'GA', addressCountry: 'US' } }
  expect(shop('01562 312580', address)).toBe('found')
  expect(shop('912 23')).toBe('found')
})
