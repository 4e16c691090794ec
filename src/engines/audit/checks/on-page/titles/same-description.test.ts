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
    'two clubs that meet on one evening',
    ['Chess club', 'Rose society']
      .map(name =>
        tree(name, 'The club meets in the library hall on the first Tuesday of each month from September on.'),
      )
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

const steak =
  'Cubes of beef in garlic, quickly stir-fried with onions and peppers until medium rare, resting on lettuce in lemon sauce.'
const dish = (name: string, said = steak, price = '$7') => `<tr><td><li>${name}</li><br>${said} ${price}</td></tr>`

test('a dish whose description is that of another one', () => {
  expect(
    look(`<table>${dish('G - CUBE STEAK')}${dish('H - CLAY POT COMBINATION', steak, '$9')}</table>`),
  ).toMatchObject({
    occurrences: [{ evidence: expect.stringMatching(/^“G - CUBE STEAK” and “H - CLAY POT COMBINATION”: “Cubes/) }],
  })
  expect(look(`<h3>Cube Steak</h3><p>$7</p><p>${steak}</p><h3>Clay Pot</h3><p>$9</p><p>${steak}</p>`)).toMatchObject({
    occurrences: [{}],
  })
})

const filled = 'Thinly Sliced Turkey, Crispy Bacon, Provolone, Lettuce, Tomato And Mayo On French Bread'
const lines = (name: string, said = filled) => `<h5>${name}<br>${said}</h5>`

test('a dish in one piece with its description is held against others, too', () => {
  expect(look(lines('THE JIMMY.......13') + lines('BULLS EYE.......14'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: `“THE JIMMY.......13” and “BULLS EYE.......14”: “${filled}”` }],
  })
  expect(look(lines('THE JIMMY') + lines('BULLS EYE')).state).not.toBe('found')
  expect(look(lines('THE JIMMY 13') + lines('BULLS EYE 14', `${filled} With Beef`)).state).not.toBe('found')
})

test.each([
  ['one dish for lunch and for dinner', dish('Cube steak') + dish('Cube steak dinner')],
  ['each has its own', dish('Cube steak') + dish('Clay pot', steak.replace('beef', 'pork'))],
  ['under three', dish('Cube steak') + dish('Clay pot') + dish('Wok')],
  [
    'what comes with both',
    ['Cube steak', 'Clay pot']
      .map(name =>
        dish(name, 'Served with mashed potatoes, green beans, a roll with butter, and a cup of soup of the day.'),
      )
      .join(''),
  ],
  [
    'what may be chosen',
    ['Cube steak', 'Clay pot']
      .map(name =>
        dish(name, 'Two eggs cooked to order, hash browns or grits, toast or biscuit, and choice of bacon or ham.'),
      )
      .join(''),
  ],
])('no dish of another one: %s', (_, rows) => {
  expect(look(`<table>${rows}</table>`).state).toBe('ok')
})
