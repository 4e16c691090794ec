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
