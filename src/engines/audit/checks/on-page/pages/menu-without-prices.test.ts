import { expect, test } from 'vitest'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'
import { menuWithoutPrices } from './menu-without-prices.ts'

const dishes = [
  'Chicken Wings',
  'Lamb Gyro',
  'Greek Salad',
  'Bean Soup',
  'Bacon Burger',
  'Fish Tacos',
  'Peach Pie',
  'House Fries',
  'Shrimp Pasta',
]
const list = (behind = '') => dishes.map(dish => `<h3>${dish}${behind}</h3><p>With what the garden gives.</p>`).join('')
const look = (body: string, path = 'menu.html', h1 = 'Our Menu') =>
  menuWithoutPrices.look(viewOf({ html: `<h1>${h1}</h1>${body}`, url: `${site_url}${path}`, kind: 'other' })).state

test.each([
  ['menu.html', 'What we cook'],
  ['food', 'Our Menu'],
  ['dinner-menu/', 'Dinner'],
])('a menu at %s under “%s” without a price is found', (path, h1) => {
  expect(look(list(), path, h1)).toBe('found')
  expect(look(`<ul>${dishes.map(dish => `<li>${dish}</li>`).join('')}</ul>`, path, h1)).toBe('found')
})

test.each([
  ['prices', list(' $12'), 'menu.html', 'Menu'],
  ['bare prices', list(' 12'), 'menu.html', 'Menu'],
  ['prices in boxes of their own', list('<span>6</span>'), 'menu.html', 'Menu'],
  ['dotted prices', list(' ..... 12.50'), 'menu.html', 'Menu'],
  ['prices in pesos', list(' ₱180'), 'menu.html', 'Menu'],
  ['prices in words for money', list(' PHP 180'), 'menu.html', 'Menu'],
  ['prices with a comma', list(' 12,50 €'), 'menu.html', 'Menu'],
  ['market prices', `${list()}<p>Market price</p>`, 'menu.html', 'Menu'],
  ['few dishes', '<h3>Chicken Wings</h3><h3>Lamb Gyro</h3>', 'menu.html', 'Menu'],
  ['catering', list(), 'catering-menu.html', 'Catering Menu'],
  ['another page', list(), 'about.html', 'About us'],
  ['a script that may fill it', `${list()}<script src="/js/menu-data.js"></script>`, 'menu.html', 'Menu'],
])('a page with %s is none', (_, body, path, h1) => {
  expect(look(body, path, h1)).not.toBe('found')
})

const titled = (title: string, body: string, path = 'sandwiches.html') =>
  menuWithoutPrices.look(viewOf({ html: `<title>${title}</title>${body}`, url: `${site_url}${path}`, kind: 'other' }))
    .state

test('so is a part of the menu by its title, and the menu on a page of everything', () => {
  expect(titled('Calloway - Menu - Sandwiches', list())).toBe('found')
  expect(titled('Macon Brunch Menu | Calloway', list())).toBe('found')
  expect(titled('Calloway Grill', `<h2>Food Menu</h2>${list()}`, '')).toBe('found')
  expect(titled('Latitude 29', `<h2>Our Menu</h2>${list()}<h3>LATITUDE 29</h3><p>Latitude 29</p>`, '')).toBe('found')
})

test.each([
  ['some of its dishes, with a link to all', `<h2>Our Menu</h2>${list()}<a href="menu.html">Full menu</a>`],
  ['a link to order', `<h2>Menu</h2>${list()}<a href="https://order.example/calloway">Order online</a>`],
  ['the menu as a file', `<h2>Menu</h2>${list()}<a href="dinner.pdf">Dinner</a>`],
  ['dishes above the menu alone', `${list()}<h2>Menu</h2><p>Ask us.</p>`],
  ['a menu for caterings', `<h2>Catering Menu</h2>${list()}`],
  ['three bare prices', `<h2>Menu</h2>${list()}<p>Soup 6</p><p>Salad 8</p><p>Pie 5</p>`],
])('a page with %s is none', (_, body) => {
  expect(titled('Calloway Grill', body, '')).not.toBe('found')
})
