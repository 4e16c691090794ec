import { expect, test } from 'vitest'
import { menuHiding, menuOnPhones } from './menu-on-phones.ts'

const links = '<a href="#drains">Drains</a><a href="/about.html">About</a><a href="/contact.html">Contact</a>'
const header = `<header><div class="brand">Calloway</div><nav class="main"><div class="links">${links}</div><a href="tel:+19125550142">Call</a></nav></header>`
const count = (body: string, style: string) => {
  const { links: all, hidden, by } = menuOnPhones(`<html><body>${body}<main></main></body></html>`, [menuHiding(style)])
  return `${hidden} of ${all}${by && ` by ${by}`}`
}
const narrow = (rule: string) => `.links { display: flex } @media (max-width: 800px) { ${rule} }`

test.each([
  ['a class', header, narrow('.links { display: none }'), '3 of 3 by .links'],
  ['where it stands', header, narrow('nav.main > .links, aside { display:none }'), '3 of 3 by nav.main > .links'],
  ['an element', `<nav><ul>${links}</ul></nav>`, narrow('nav ul { display: none; }'), '3 of 3 by nav ul'],
  [
    'a class, beside a bar to call',
    `${header}<div class="mobile-cta"></div>`,
    narrow('.links{display:none}'),
    '3 of 3 by .links',
  ],
  ['Tailwind', `<nav><div class="hidden md:flex">${links}</div></nav>`, '', '3 of 3 by hidden md:flex'],
])('a menu that is gone on phones by %s', (_, body, style, told) => {
  expect(count(body, style)).toBe(told)
})

test.each([
  ['a style brings it back', header, `${narrow('.links { display: none }')} .links.open { display: block }`],
  ['a tick brings it back', header, `${narrow('.links { display: none }')} #tick:checked ~ .links { display: block }`],
  ['it is gone on large screens', header, '@media (min-width: 801px) { .links { display: none } }'],
  ['another box is meant', header, narrow('footer .links { display: none }')],
  [
    'a button stands beside it',
    header.replace('</nav>', '<button>Menu</button></nav>'),
    narrow('.links{display:none}'),
  ],
  ['a sign opens it', `<i class="hamburger"></i>${header}`, narrow('.links { display: none }')],
  ['there is another one', `${header}<div class="mobile-menu">${links}</div>`, narrow('.links { display: none }')],
  ['it is two links', `<nav class="links"><a href="/a">A</a><a href="/b">B</a></nav>`, narrow('.links{display:none}')],
])('nothing is told where %s', (_, body, style) => {
  expect(count(body, style)).toMatch(/^0 of/)
})

test('hostile styles and pages are read in a time that grows with their length', () => {
  const begun = process.cpuUsage()
  menuHiding(`@media (max-width: 800px) { ${'a b c d{display:none}'.repeat(50_000)} }`)
  menuOnPhones(`<nav>${'<div class="links ">'.repeat(50_000)}`, [menuHiding(narrow('.links { display: none }'))])
  menuOnPhones(`<nav>${'<a class="toggl '.repeat(50_000)}`, [])
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000)
})
