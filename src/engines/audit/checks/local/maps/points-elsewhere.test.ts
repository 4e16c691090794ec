import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { pointsElsewhere } from './points-elsewhere.ts'

const address = '<p>Calloway Plumbing, 12 Oak Street, Savannah, GA 31401</p>'
const look = (html: string, url = 'https://calloway.example/contact') =>
  pointsElsewhere.look(viewOf({ html: `<title>Contact</title>${address}${html}`, url, kind: 'contact' }))
const map = (code: string) => `<div id="map"></div><script>${code}</script>`

test.each([
  [
    'letters behind',
    '<p>32.0809°N · 82.0912°W</p>',
    '32.0809, -82.0912, on the page: 59 miles from where ZIP 31401 is',
  ],
  ['letters before', '<p>GPS: N 32.0809, W 82.0912</p>', '32.0809, -82.0912, on the page: 59 miles'],
  ['minutes', '<p>33°04’51”N 81°05’28”W</p>', '33.08083, -81.09111, on the page: 69 miles'],
  ['decimals alone', '<p>Coordinates: 33.0809, -81.0912</p>', '33.0809, -81.0912, on the page: 69 miles'],
  [
    'a lost sign',
    '<p>32.08091, 81.09121</p>',
    '32.08091, 81.09121, on the page: the longitude has lost its minus sign',
  ],
  ['swapped numbers', '<p>-81.09121, 32.08091</p>', 'latitude and longitude are swapped'],
  ['a link', '<a href="geo:33.7490,-84.3880">Map</a>', '33.749, -84.388, in a link: '],
  [
    'attributes of a map',
    '<div class="map" data-lat="32.0809" data-lng="81.0912"></div>',
    'the map that a script draws: the longitude has lost',
  ],
  [
    'a Google map',
    map('new google.maps.Map(document.getElementById("map"), {center: new google.maps.LatLng(33.7490, -84.3880)})'),
    'the map that a script draws: 225 miles',
  ],
  [
    'a point in braces',
    map('const at = { lat: 32.0809, lng: 81.0912 }; draw(document.getElementById("map"), at)'),
    'lost',
  ],
  ['a drawing tool', map('var m = new MapKit("map", { at: new LatLng(33.7490, -84.3880) })'), '225 miles'],
  ['Leaflet', map('L.map("map").setView([33.7490, -84.3880], 13)'), '225 miles'],
  ['Mapbox', map('new mapboxgl.Map({container: "map"}); new mapboxgl.Marker().setLngLat([-84.3880, 33.7490])'), '225'],
])('a point that is elsewhere is found: %s', (_, html, evidence) => {
  expect(look(html)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringContaining(evidence) }],
  })
})

test.each([
  ['one that is there', '<p>32.0809°N · 81.0912°W</p>'],
  ['letters for the sign', '<p>32.0809 N, -81.0912 W</p>'],
  ['a map around the region', map('L.map("map").setView([32.15, -81.20], 10)')],
])('%s is fine', (_, html) => {
  expect(look(html).state).toBe('ok')
})

test.each([
  ['prices', '<p>$4.50, $12.75 and 33.5000 of 84.3880</p>'],
  ['phones', '<p>912.234.7788, 404.555.0142</p>'],
  ['a list of places', '<p>33.7490, -84.3880</p><p>34.0522, -83.2437</p><p>31.4321, -82.1111</p>'],
  ['a map for which the page has no room', '<script>L.map("atlas").setView([33.7490, -84.3880], 13)</script>'],
  [
    'a script with many places',
    map(
      `draw(document.getElementById("map"), [${['1.10', '2.20', '3.30'].map(at => `{lat: 3${at}, lng: -8${at}}`).join()}])`,
    ),
  ],
])('%s are no point of the business', (_, html) => {
  expect(look(html).state).toBe('not_applicable')
})

test('the middle of a town that is served from elsewhere is no slip, a point on the page for the own town may be one', () => {
  const inAtlanta = `<h1>Plumber in Atlanta, GA</h1>${address}<p>33.7490, -84.3880</p>`
  expect(pointsElsewhere.look(viewOf({ html: inAtlanta, kind: 'location' })).state).toBe('not_applicable')
  const inSavannah = inAtlanta.replace('Atlanta', 'Savannah')
  expect(pointsElsewhere.look(viewOf({ html: inSavannah, kind: 'location' })).state).toBe('found')
})

test('pages about something else are not asked', () => {
  const html = `${address}<p>33.7490, -84.3880</p>`
  expect(pointsElsewhere.look(viewOf({ html, kind: 'article' })).state).toBe('not_applicable')
})
