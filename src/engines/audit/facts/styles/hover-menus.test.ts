import { expect, test } from 'vitest'
import { hoverMenu, hoverRules } from './hover-menus.ts'

const nav = `<nav><ul class="menu"><li class="drop"><a href="/services">Services</a><ul class="sub"><li><a href="/roofs">Roofs</a></li><li><a href="/gutters">Gutters</a></li></ul></li></ul></nav>`
const page = (css: string, body = nav, code = '') =>
  `<html><head><style>${css}</style></head><body>${body}<script>${code}</script></body></html>`
const told = (css: string, body = nav, code = '') => hoverMenu(page(css, body, code), [])?.selector
const hidden = '.sub { display: none; position: absolute }'

test('a list in the menu that opens under the pointer alone is told', () => {
  expect(hoverMenu(page(`${hidden} .drop:hover .sub { display: block }`), [])).toMatchObject({
    links: 2,
    shown: '<ul class="sub">',
    selector: '.drop:hover .sub',
  })
  expect(told('nav ul ul { display: none } nav li:hover > ul { display: block }')).toBe('nav li:hover > ul')
  expect(told('.sub { visibility: hidden } .drop:hover > .sub { visibility: visible }')).toBe('.drop:hover > .sub')
  expect(hoverMenu(page(''), [hoverRules(`${hidden} .drop:hover .sub { display: flex }`)])).toBeDefined()
})

test.each([
  ['opens on focus', '.drop:hover .sub, .drop:focus-within .sub { display: block }'],
  ['opens by a class', '.drop:hover .sub { display: block } .drop.open .sub { display: block }'],
  [
    'stands open on phones',
    '.drop:hover .sub { display: block } @media (max-width: 700px) { .sub { display: block } }',
  ],
  ['is not hidden', '.drop:hover .tip { display: block }'],
])('one that %s is fine', (_, css) => {
  expect(told(`${hidden} ${css}`)).toBeUndefined()
})

test('what no menu holds, holds no links, or code has a word of is left alone', () => {
  const css = `${hidden} .drop:hover .sub { display: block }`
  expect(told(css, nav.replace(/nav>/g, 'div>').replace('"menu"', '"list"'))).toBeUndefined()
  expect(told(css, nav.replaceAll('href="/', 'title="/'))).toBeUndefined()
  expect(told(css, nav, "document.querySelectorAll('.drop').forEach(open)")).toBeUndefined()
})

test('styles without end end soon', () => {
  const began = process.cpuUsage().user
  const css = Array.from({ length: 5_000 }, (_, at) => `.a${at}:hover .b${at}, .b${at} { display: block }`).join('')
  told(`${css}${css.replaceAll('block', 'none')}`, `<nav>${'<ul class="b1">'.repeat(19_000)}</nav>`)
  expect(process.cpuUsage().user - began).toBeLessThan(3_000_000)
})
