import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { listedTwice } from './listed-twice.ts'

const list = (...entries: string[]) => `<ul>\n${entries.map(one => `<li>${one}</li>\n`).join('')}</ul>`
const told = (body: string) => {
  const outcome = listedTwice.look(viewOf({ html: `<title>Calloway</title><body><main>${body}</main></body>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const services = ['Drain cleaning', 'Water heaters', 'Leak detection', 'Sewer repair', 'Gas lines']

test('a service that a list names twice is found', () => {
  expect(told(list(...services, 'Drain Cleaning'))).toEqual(['“Drain Cleaning”, as in line 2'])
})

test.each([
  ['two packages', list(...services) + list(...services)],
  ['a list of towns', list('Macon', 'Warner Robins', 'Perry', 'Byron', 'Gray', 'Warner Robins')],
  ['links', list(...services, 'Learn more', 'Learn more')],
  ['hours', list(...services, '9 am - 5 pm', '9 am - 5 pm')],
  ['a short list', list('Drain cleaning', 'Leak detection', 'Drain cleaning')],
  ['lists parted by a heading', `${list(...services)}<h2>Also</h2>${list(...services)}`],
  [
    'classes of a timetable',
    `<table><tr><th>Time</th><th>Monday</th></tr><tr><th>5:00-6:00</th><td>Yoga</td><td>${list('Drain cleaning', 'Water heaters')}</td><td>${list(...services)}</td></tr></table>`,
  ],
  ['a menu', `<nav>${list(...services, 'Drain cleaning')}</nav>`],
])('%s is left alone', (_, body) => {
  expect(told(body)).toEqual([])
})

const dish = (name: string, about: string, price: string) => `<p>${name}</p>\n<p>${about}</p>\n<p>${price}</p>\n`
const rest = dish(
  'Garden Salad',
  'Crisp lettuce, onions, green peppers, tomatoes and American cheese.',
  '$3.49',
).repeat(1)
const menu = (...dishes: string[]) =>
  `<h2>Dinners</h2>${dishes.join('')}${rest}${dish('Greek Plate', 'Crisp lettuce, pepperoncini, olives and Feta cheese on top.', '$4.99')}${dish('Chef Plate', 'Crisp lettuce, turkey, boiled egg and American cheese.', '$7.69')}`

test('a dish that stands twice in a list at two prices is found', () => {
  const [one, other] = [
    'Breaded tenders, fried until crispy, with your choice of two items.',
    'Hand breaded fillet, fried until crispy, and your choice of fries.',
  ]
  const twice = [dish('Fried Chicken Tenders', one, '$7.39'), dish('Fried Chicken Tenders', other, '$7.99')]
  expect(told(menu(...twice))).toEqual([
    expect.stringMatching(/Fried Chicken Tenders \$7\.99”; “Fried Chicken Tenders \$7\.39/),
  ])
  const sizes = [
    dish('Fried Chicken Tenders', 'A small plate of them, fried until crispy, as you like them.', '$7.39'),
    dish('Fried Chicken Tenders', other, '$7.99'),
  ]
  expect(told(menu(...sizes))).toEqual([])
  expect(told(menu(twice[0] ?? '', '<h2>Kids</h2>', twice[1] ?? ''))).toEqual([])
})
