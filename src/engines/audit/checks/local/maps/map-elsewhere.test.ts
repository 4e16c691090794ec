import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p></footer>'
const page = (body: string, over: object = {}, kind: ServedPage['kind'] = 'contact'): ServedPage => {
  return { html: htmlWith([{ ...calloway, ...over }], body), kind }
}
const link = (path: string, name = 'Directions') => `<a href="https://www.google.com/maps${path}">${name}</a>`
const embed = (rest: string) => `<iframe src="https://www.google.com/maps${rest}"></iframe>`
const right = embed('?q=12+Oak+Street,+Savannah,+GA+31401&amp;output=embed')
const streets = (longitude: string, latitude: string) =>
  embed(`/embed?pb=!1m18!1m12!1m3!1d3024!2d${longitude}!3d${latitude}`)

test.each<[string, ServedPage, RegExp]>([
  ['a house of the same ZIP', page(embed('?q=88+Bull+Street,+Savannah,+GA+31401') + foot), /88 Bull Street/],
  ['swapped digits of the house', page(embed('?q=21+Oak+Street,+Savannah,+GA+31401') + foot), /21 Oak/],
  [
    'directions beside a right map',
    page(right + link('/dir/?api=1&amp;destination=88+Bull+St,+Savannah,+GA') + foot),
    /88 Bull/,
  ],
  [
    'directions from six places to one wrong door',
    page(
      ['Macon', 'Augusta', 'Dublin', 'Tifton', 'Brunswick', 'Vidalia']
        .map(from => link(`?f=d&amp;saddr=${from}&amp;daddr=14+Oak+Street,+Savannah,+Georgia+31401`))
        .join('') + foot,
    ),
    /14 Oak Street/,
  ],
  [
    'the same house in a far town of the state',
    page(embed('?q=12+Oak+Street+Atlanta+GA') + foot),
    /Oak Street Atlanta/,
  ],
  [
    'an embedded place at another house',
    page(
      embed(
        '/embed?pb=!1m18!1m12!2d-81.09!3d32.08!1m2!1s0x88fb:0x1a2!2s88%20Bull%20St%2C%20Savannah%2C%20GA%2031401!5e0',
      ) + foot,
    ),
    /88 Bull St/,
  ],
  ['the same house in another state', page(right + link('/dir//12+Oak+Street,+Denver,+CO+80202') + foot), /Denver/],
  ['a town far away in the same state', page(embed('?q=Atlanta,+GA') + foot), /Atlanta/],
  ['a point far away behind a link', page(link('/place/Calloway/@40.7128,-74.0060,17z') + foot), /40\.71, -74\.01/],
  ['a pin far away in a wide view', page(link('/maps?q=40.7128,-74.006&amp;spn=9,9') + foot), /40\.71/],
  ['a longitude without its minus', page(link('/place/Calloway/@32.0809,81.0912,17z') + foot), /lost its minus sign/],
  ['some streets of another town', page(streets('-81.0963', '32.9') + foot), /32\.90/],
  ['a house told in data alone', page(embed('?q=88+Bull+Street,+Savannah,+GA+31401')), /88 Bull/],
  ['the map that data names', page(foot, { hasMap: 'https://www.google.com/maps/@40.7,-74,16z' }), /40\.70/],
])('a map that leads to %s is found', (_, served, evidence) => {
  const outcome = localOutcome('map-shows-other-address', [served])
  expect(outcome.state === 'found' && outcome.occurrences.map(one => one.evidence).join('\n')).toMatch(evidence)
})

test.each<[string, ServedPage]>([
  ['its own address', page(right + link('/dir//12+Oak+St,+Savannah,+GA') + foot)],
  ['its own streets', page(streets('-81.0963', '32.07') + foot)],
  [
    'a house that the page tells of',
    page(`<p>Park at 88 Bull Street.</p>${link('?q=88+Bull+Street,+Savannah,+GA')}${foot}`),
  ],
  ['the shop by its name', page(embed('?q=Calloway+Plumbing+Savannah') + foot)],
  [
    'the shop by a name with a number',
    page(`<p>Dine at Trattoria 49.</p>${embed('?q=Trattoria+49+Savannah+GA')}${foot}`),
  ],
  ['a town nearby', page(embed('?q=Pooler,+GA') + foot)],
  ['a wide view with its own town in it', page(link('/ms?msa=0&amp;ll=32.6,-81.9&amp;spn=1.6,2.4') + foot)],
  ['a region that was looked at long ago', page(link('/maps?ll=33.1,-81.9&amp;z=11&amp;t=m') + foot)],
  ['a whole region that was looked at', page(link('/@39.5,-98.3,5z') + foot)],
  ['a place in an article', page(link('/place/Central+Park/@40.78,-73.96,15z') + foot, {}, 'article')],
  ['a place named in a sentence', page(link('?q=40.78,-73.96', 'Central Park') + foot, {}, 'about')],
  [
    'half the country, the place among the rest',
    page(embed('/embed?pb=!1m18!1m12!1m3!1d1592031.6!2d-84.55!3d33.9!2m3!1f0!2f0!3f0') + foot),
  ],
  [
    'somewhere, where the page has only a box',
    page(`${embed('?q=88+Bull+St,+Savannah,+GA')}<p>P.O. Box 12, Savannah, GA 31401</p>`),
  ],
  [
    'one of many places',
    page(['1', '2', '3', '4', '5'].map(house => embed(`?q=${house}+Elm+St,+Macon,+GA`)).join('') + foot),
  ],
])('a map of %s is not', (_, served) => {
  expect(localOutcome('map-shows-other-address', [served]).state).not.toBe('found')
})

test('a link to the place of another business is found', () => {
  const outcome = localOutcome('map-of-another-business', [
    page(link('/place/Hartwell+Heating/@32.08,-81.09,17z') + foot),
  ])
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(/Hartwell Heating/)
})

test('a link to a place that the page speaks of is not', () => {
  const served = page(`${link('/place/Forsyth+Fountain/', 'Forsyth Fountain')}${foot}`)
  expect(localOutcome('map-of-another-business', [served]).state).not.toBe('found')
})

test('a map of the town is none of another business', () => {
  const served = page(embed('?q=Mountain+Grove,+MO&amp;output=embed'))
  expect(localOutcome('map-of-another-business', [served]).state).not.toBe('found')
})
