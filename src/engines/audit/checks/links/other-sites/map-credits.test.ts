import { expect, test } from 'vitest'
import { linkTextEmpty } from '#src/engines/audit/checks/links/words/link-words.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
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

const behindFrame = (src: string, href: string, name: string) =>
  viewOf({ html: `<body><iframe src="${src}" width="500"></iframe><a href="${href}">${name}</a></body>` })
const given_away = 'https://maps.google.com/maps?q=Macon&amp;t=k&amp;z=15&amp;ie=UTF8&amp;iwloc=&amp;output=embed'

test('a link right behind the code of a map that was given away, to the site it is called by, is told', () => {
  expect(mapCredit.look(behindFrame(given_away, 'https://www.pureads.example/agency/', 'pureads.example')).state).toBe(
    'found',
  )
})

test.each([
  [given_away, 'https://www.pureads.example/', 'Our web designer'],
  [given_away, 'https://www.pureads.example/', 'otherads.example'],
  [given_away, '/directions.html', 'pureads.example'],
  ['https://www.google.com/maps/embed?pb=1', 'https://www.pureads.example/', 'pureads.example'],
])('what stands behind another map, or says whose it is, is not: %s %s %s', (src, href, name) => {
  expect(mapCredit.look(behindFrame(src, href, name)).state).toBe('ok')
})
