import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { sameDescription } from './same-description.ts'

const look = (body: string) => sameDescription.look(viewOf({ html: `<html lang="en"><body>${body}</body></html>` }))
const needles =
  'Its needles are long and dark green, stand in two even rows, and make the branches look almost like feathers.'
const tree = (name: string, text = needles, level = 3) => `<h${level}>${name}</h${level}><p>A fine tree. ${text}</p>`

test('a description that was copied from one thing to another', () => {
  expect(look(tree('Grand fir') + tree('Silver pine'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/^“Grand fir” and “Silver pine”: “Its needles/) }],
  })
})

test.each([
  ['each has its own', tree('Grand fir') + tree('Silver pine', 'Its cones are as long as a hand and open in May.')],
  ['a carousel', tree('Grand fir') + tree('Grand fir') + tree('Grand fir')],
  ['under three headings', tree('Grand fir') + tree('Silver pine') + tree('Blue spruce')],
  ['one thing under two headings', tree('Grand fir') + tree('Care of the Grand fir')],
  ['a summary and its part', tree('Our trees', needles, 2) + tree('Silver pine')],
  ['an answer', tree('Grand fir') + tree('Which needles has it?')],
  [
    'what the business says of itself',
    ['Roofs', 'Gutters']
      .map(name => tree(name, 'We send the same two people each time, and they clean up before they leave the yard.'))
      .join(''),
  ],
  [
    'two people who learned in one place',
    ['Ann Stroud', 'Ruth Coe']
      .map(name =>
        tree(name, 'She completed her residency and fellowship in general surgery at the hospital of Macon.'),
      )
      .join(''),
  ],
  [
    'steps',
    ['Filling', 'Crown']
      .map(name =>
        tree(name, 'If the bite feels uneven after a day or two, the dentist smooths the edge within minutes.'),
      )
      .join(''),
  ],
])('%s is none', (_, body) => {
  expect(look(body).state).toBe('ok')
})
