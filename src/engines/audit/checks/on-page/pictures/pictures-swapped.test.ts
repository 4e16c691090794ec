import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { picturesSwapped } from './pictures-swapped.ts'

type Card = readonly [name: string, file: string]
const after = (cards: readonly Card[]) =>
  cards
    .map(([name, file]) => `<div><h4>${name}</h4><img src="/img/${file}" alt="${name}"><p>Ask us.</p></div>`)
    .join('')
const before = (cards: readonly Card[]) =>
  cards.map(([name, file]) => `<div><img src="${file}" alt=""><h3>${name}</h3></div>`).join('')
const look = (html: string) => {
  const outcome = picturesSwapped.look(viewOf({ html: `<h1>Services</h1>${html}` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

const carpet: Card = ['Carpet Cleaning', 'carpet-cleaning-3.jpg']
const sofa: Card = ['Sofa Cleaning', 'oriental-rug-cleaning-3.jpg']
const rug: Card = ['Oriental Rug Cleaning', 'sofa-cleaning-2.jpg']
const services = [carpet, sofa, rug]

test('two cards of which each has the picture of the other are told', () => {
  expect(look(after(services))).toEqual([
    'oriental-rug-cleaning-3.jpg at “Sofa Cleaning”, sofa-cleaning-2.jpg at “Oriental Rug Cleaning”',
  ])
  const people: readonly Card[] = [
    ['Ann Quillan', 'AnnQuillan.jpg'],
    ['Ray Bell', 'joe_marsh.png'],
    ['Joe Marsh', 'ray%20bell.png?w=300'],
    ['Ida Poe', 'ida-poe.jpg'],
  ]
  expect(look(before(people))).toHaveLength(1)
})

test.each<[string, string]>([
  ['all have their own', after(services.map(([name]) => [name, `${name.toLowerCase().replaceAll(' ', '-')}.jpg`]))],
  [
    'one has the picture of another, and that one its own',
    after([carpet, sofa, ['Oriental Rug Cleaning', 'oriental-rug-cleaning-1.jpg']]),
  ],
  ['files have no names', after(services.map(([name], at) => [name, `IMG_20${at}.jpg`]))],
  ['no card tells that files bear the names', after([['Tile', 'IMG_1.jpg'], sofa, rug])],
  ['one name is a part of the other', after([carpet, ['Rug Repair', 'rug.jpg'], ['Rug', 'rug-repair.jpg']])],
  ['the list is short', after(services.slice(1))],
  [
    'pictures stand on the other side',
    before(services.map(([name]) => [name, `${name.toLowerCase().replaceAll(' ', '-')}.jpg`])),
  ],
])('nothing is told where %s', (_what, html) => {
  expect(look(html)).toEqual([])
})
