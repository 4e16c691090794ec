import { expect, test } from 'vitest'
import { linkTextEmpty } from '#src/engines/audit/checks/links/link-words.ts'
import { viewOf } from '#tests/support/audit-views.ts'
import { mapCredit } from './map-credits.ts'

const withLink = (href: string, name = '') =>
  viewOf({
    html: `<body><iframe src="https://maps.google.com/maps?q=Macon"></iframe><a href="${href}">${name}</a></body>`,
  })

test.each([
  'https://www.embedgooglemap.net',
  'http://embedgooglemaps.com',
  'https://123movies-to.org',
  'https://fmovies-online.net',
  'https://www.google-map-generator.example/de',
])('a link that came with a map is told once: %s', href => {
  expect(mapCredit.look(withLink(href, 'how to add a map')).state).toBe('found')
  expect(linkTextEmpty.look(withLink(href)).state).toBe('ok')
})

test.each([
  'https://www.google.com/maps/place/Calloway',
  'https://maps.apple.com/?q=Calloway',
  'https://www.mapquest.com/us/georgia/calloway',
  'https://www.macontreasuremap.example/',
  '/embed-map.html',
  'https://www.maconmovies.example/',
])('a link of the business is none: %s', href => {
  expect(mapCredit.look(withLink(href, 'Map')).state).toBe('ok')
})
