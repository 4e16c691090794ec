import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { officeInEachTown } from './office-in-each-town.ts'

const savannah = { city: 'Savannah', state: 'GA', postal_code: '31401' }
const entry = (address: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: 'Calloway Plumbing',
    address: { '@type': 'PostalAddress', ...address },
  })}</script>`
const pooler = { addressLocality: 'Pooler', addressRegion: 'GA' }

const look = (address: object, body = '', home_doors = [savannah], title = 'Plumber in Pooler, GA') =>
  officeInEachTown.look(
    viewOf({
      html: `<!doctype html><html lang="en"><head><title>${title}</title>${entry(address)}</head><body><h1>Plumber</h1>${body}</body></html>`,
      url: 'https://www.callowayplumbing.com/areas/one',
      kind: 'service',
      home_doors,
    }),
  )

test('a page for a town whose data moves the business there is told', () => {
  expect(look(pooler)).toMatchObject({
    occurrences: [{ evidence: 'addressLocality: Pooler; on the home page: Savannah' }],
  })
})

test.each([
  ['the town of the home page', look({ ...pooler, addressLocality: 'Savannah' })],
  ['a branch with its street', look({ ...pooler, streetAddress: '12 Oak Street' })],
  ['a branch whose address is printed', look(pooler, '<p>12 Oak Street, Pooler, GA 31322</p>')],
  ['a page that is not of the town', look(pooler, '', [savannah], 'Drain cleaning')],
  ['a business of several places', look(pooler, '', [savannah, { ...savannah, city: 'Macon' }])],
  ['a home page that tells no place', look(pooler, '', [])],
])('%s is no made-up office', (_, outcome) => {
  expect(outcome.state).not.toBe('found')
})
