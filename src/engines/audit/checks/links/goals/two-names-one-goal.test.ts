import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { twoNamesOneGoal } from './two-names-one-goal.ts'

const told = (html: string) => {
  const outcome = twoNamesOneGoal.look(viewOf({ html: `<main>${html}</main>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence.split(' leads')[0]) : []
}
const tile = (name: string, href: string) => `<div><a href="${href}"><img src="a.png" alt=""></a><h3>${name}</h3></div>`
const tiles = ['Divorce', 'Bankruptcy', 'Estate Planning'].map(name =>
  tile(name, `${name.toLowerCase().replace(' ', '-')}.html`),
)

test('a tile that leads where another tile of that name does is found', () => {
  expect(told([...tiles, tile('Real Estate', 'estate-planning.html')].join(''))).toEqual(['“Real Estate”'])
  expect(told([...tiles, tile('Adoption', 'adoption.html')].join(''))).toEqual([])
  expect(told([...tiles, tile('Our Estate Planning', 'estate-planning.html')].join(''))).toEqual([])
})

test('two or more of them are a choice, and so is a page for everything', () => {
  const more = [tile('Real Estate', 'estate-planning.html'), tile('Adoption', 'divorce.html')]
  expect(told([...tiles, ...more].join(''))).toEqual([])
  expect(told(['Divorce', 'Adoption', 'Wills', 'Taxes'].map(name => tile(name, 'services.html')).join(''))).toEqual([])
})

const place = (name: string, of = name) =>
  `<a href="tree-service-${of.toLowerCase().replace(' ', '-')}-ga.html">${name}</a>`
const places = ['Pooler', 'Rincon', 'Garden City', 'Tybee Island', 'Richmond Hill'].map(name => place(name))

test('places of a list that lead to the page of another are found', () => {
  expect(told([...places, place('Bloomingdale', 'Pooler'), place('Eden', 'Rincon')].join(' '))).toEqual([
    '“Bloomingdale”',
    '“Eden”',
  ])
  expect(told(places.join(' '))).toEqual([])
  const hamlets = ['Bloomingdale', 'Faulkville', 'Meldrim'].map(name => place(name, 'Pooler'))
  expect(told([...places, ...hamlets, place('Eden', 'Rincon')].join(' '))).toEqual(['“Eden”'])
  expect(told([...places.slice(0, 3), place('Bloomingdale', 'Pooler')].join(' '))).toEqual([])
  expect(told([...places, '<a href="contact.html">Ask us</a>'].join(' '))).toEqual([])
})
