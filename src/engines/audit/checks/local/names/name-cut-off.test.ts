import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { nameCutOff } from './name-cut-off.ts'

const look = (name: string, site_name: string) =>
  nameCutOff.look(
    viewOf({
      html: `<html><head><meta property="og:site_name" content="${site_name}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"${name}"}</script></head>
<main><h1>Law Offices of</h1></main></html>`,
    }),
  )

test('a name that ends where its last part should follow is cut off', () => {
  expect(look('Law Offices of ', 'Law Offices of Ann Calloway')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: 'structured data: “Law Offices of”' }],
  })
  expect(look('Calloway and Marsh', 'Calloway &amp;')).toMatchObject({ occurrences: [{ evidence: /^og:site_name/ }] })
})

test('a whole name is not', () => {
  expect(look('Law Offices of Ann Calloway', 'The Offices Of Note').state).toBe('ok')
  expect(look('Where It’s At', 'Bands & Co').state).toBe('ok')
})
