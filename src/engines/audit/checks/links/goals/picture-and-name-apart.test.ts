import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { pictureAndNameApart } from './picture-and-name-apart.ts'

const told = (body: string) => {
  const outcome = pictureAndNameApart.look(viewOf({ html: `<main>${body}</main>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const entry = (name: string, site: string, picture = site) =>
  `<p><a href="https://${picture}/"><img src="a.png" alt="${name}"></a><br><a href="https://www.${site}/">${name}</a></p>`
const list =
  entry('Ferret Society', 'ferret.example') +
  entry('Rabbit House', 'rabbit.example') +
  entry('Owl Rescue', 'owl.example')

test('entries whose picture or name leads to the site of another one are found', () => {
  expect(told(list + entry('Night Clinic', 'night.example', 'ferret.example'))).toEqual([
    '“Night Clinic” leads to night.example, and its picture to ferret.example',
  ])
  expect(told(list + entry('Dawn Clinic', 'owl.example', 'dawn.example'))).toHaveLength(1)
})

test.each([
  ['entries that agree', list],
  ['two addresses of one house', list + entry('Night Clinic', 'night.example', 'nightclinic.example')],
  ['links without a list', entry('Night Clinic', 'night.example', 'ferret.example')],
])('%s are none', (_, body) => {
  expect(told(body)).toEqual([])
})
