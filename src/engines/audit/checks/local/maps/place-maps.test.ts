import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const oak = '12 Oak Street, Savannah, GA 31401'
const elm = '8 Elm Street, Macon, GA 31201'
const link = (url: string) => `<a href="https://www.google.com/maps/${url}">Directions</a>`
const frame = (url: string) => `<iframe title="Map" src="https://www.google.com/maps/${url}"></iframe>`
const asked = (address: string) => `?q=${address.replaceAll(' ', '+')}`
const card = (address: string, map = '') => `<div><p>${address}</p>${map}</div>`
let nth = 0
const page = (body: string) => ({
  html: `<title>Calloway</title><h1>Calloway</h1><main>${body}</main>`,
  url: `https://www.calloway.example/locations/${++nth}/`,
})
const look = (...pages: ReturnType<typeof page>[]) => localOutcome('location-map-of-another', pages)

const in_savannah = '32.07812,-81.09234'
const in_macon = '32.83712,-83.63234'
const dir = (point: string) => link(`dir//${point}/@${point},17z/data=!4m2!4m1!3e0`)
const drawn = (point: string) => `<div id="map"></div><script>L.map('map').setView([${point}], 15)</script>`
const macon_page = page(card(elm) + drawn(in_macon))
const embedded = (lat: string, lng: string, name: string) =>
  frame(
    `embed?pb=!1m18!1m12!1m3!1d3000.1!2d${lng}!3d${lat}!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x1:0x2!2s${name}!5e0`,
  )
const savannah_frame = embedded('32.07812', '-81.09234', 'Calloway')
const macon_frame = embedded('32.83712', '-83.63234', 'Calloway')

test.each([
  ['cards whose links changed places', [page(card(oak, link(asked(elm))) + card(elm, link(asked(oak))))]],
  [
    'cards whose maps changed places',
    [page(card(oak, frame(`embed${asked(elm)}`)) + card(elm, frame(`embed${asked(oak)}`)))],
  ],
  ['one link for both', [page(card(oak, link(asked(oak))) + card(elm, link(asked(oak))))]],
  [
    'a link that names the other town',
    [page(card(oak, link(asked(oak))) + card(elm, link(asked('Calloway, Savannah, GA'))))],
  ],
  ['a way to the point of the other', [page(card(oak, dir(in_macon)) + card(elm)), macon_page]],
  [
    'maps without words that changed places',
    [
      page(card(oak, macon_frame) + card(elm, savannah_frame)),
      page(card(oak, savannah_frame)),
      page(card(elm, macon_frame)),
    ],
  ],
  [
    'an address that is a link to the other',
    [
      page(
        card(oak, frame(`embed${asked(oak)}`)) +
          `<a href="https://maps.google.com/?q=8+Elm+St,+Macon,+GA">${oak}</a>` +
          card(elm),
      ),
    ],
  ],
  [
    'maps above the houses that changed places, with links below',
    [
      page(
        card('', frame(`embed${asked(elm)}`)) +
          card(oak, link(asked(oak))) +
          card('', frame(`embed${asked(oak)}`)) +
          card(elm, link(asked(elm))),
      ),
    ],
  ],
  ['a map named after the other', [page(card(oak, frame('place?key=x&q=8+Elm+St,Macon+GA')) + card(elm))]],
])('%s are found', (_, pages) => {
  expect(look(...pages)).toMatchObject({
    state: 'found',
    occurrences: expect.arrayContaining([
      expect.objectContaining({ evidence: expect.stringMatching(/^beside “.*: leads to /) }),
    ]),
  })
})

test.each([
  ['cards with links of their own', [page(card(oak, link(asked(oak))) + card(elm, link(asked(elm))))]],
  [
    'links by the name',
    [page(card(oak, link(asked('Calloway Savannah'))) + card(elm, link(asked('Calloway Dental, Macon, GA'))))],
  ],
  ['a name with the other town in it', [page(card(oak, link(asked('Macon Dental, Savannah, GA'))) + card(elm))]],
  ['ways to points of their own', [page(card(oak, dir(in_savannah)) + card(elm, dir(in_macon))), macon_page]],
  ['a house spelled otherwise', [page(card(oak, link(asked('12 Oak St Savannah'))) + card(elm))]],
  [
    'two doors of one street',
    [
      page(
        card('12 Oak Street, Savannah, GA 31401', dir(in_savannah)) +
          card('98 Oak Street, Savannah, GA 31401', dir(in_savannah)),
      ),
    ],
  ],
  ['one map below the list', [page(card(oak) + card(elm) + frame('d/embed?mid=1bmizX32'))]],
  ['one place alone', [page(card(oak, link(asked('8 Elm Street'))))]],
])('%s are not', (_, pages) => {
  expect(look(...pages).state).not.toBe('found')
})
