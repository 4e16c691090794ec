import { expect, test } from 'vitest'
import { fixedWidth, widthRules } from './fixed-width.ts'

const words =
  'We clean drains in Macon and around it, day and night, at prices that we tell you before we begin. '.repeat(3)
const file = 'https://www.calloway.example/site.css'

const widthOf = (body: string, css: string, inline = '') =>
  fixedWidth(
    `<!doctype html><html><head><link rel="stylesheet" href="/site.css"><style>${inline}</style></head>${body}</html>`,
    'https://www.calloway.example/',
    new Map([[file, widthRules(css)]]),
  )

const page = `<body><div id="page" class="wrap"><p>${words}</p></div></body>`

test.each([
  [page, 'html { min-width: 1280px }', { px: 1280, by: 'html' }],
  [page, 'html { width: 100%; min-width: 1280px; max-width: 1280px }', { px: 1280, by: 'html' }],
  [page, 'body{margin:0;width:980px}', { px: 980, by: 'body' }],
  [page, '/* old */ #page { width: 960px; margin: 0 auto }', { px: 960, by: '#page' }],
  [page, 'h1 { width: 50% } div.wrap { width: 1000px }', { px: 1000, by: 'div.wrap' }],
  [page, '#page { width: 960px } .slider div, .slider > ul { width: 100% }', { px: 960, by: '#page' }],
  [
    `<body><div style="margin:0 auto; width: 900px"><p>${words}</p></div></body>`,
    '',
    { px: 900, by: '<div style="… width: 900px …">' },
  ],
  [
    `<body><center><table width="780"><tr><td>${words}</td></tr></table></center></body>`,
    '',
    { px: 780, by: '<table width="780">' },
  ],
])('a width for any screen, by %#', (body, css, expected) => {
  expect(widthOf(body, css)).toEqual(expected)
})

test.each([
  ['a limit', page, '#page { max-width: 960px }'],
  ['a limit beside it', page, '#page { width: 960px; max-width: 100% }'],
  ['a rule for wide screens', page, '@media (min-width: 1000px) { #page { width: 960px } }'],
  ['another one for phones', page, '#page { width: 960px } @media (max-width: 700px) { body #page { width: auto } }'],
  ['a limit for another of its names', page, '#page { width: 960px } .wrap { max-width: 100% }'],
  ['a limit for its kind', page, '#page { width: 960px } body div { width: 100% }'],
  [
    'a limit for its kind in what it stands in',
    `<body><div class="outer">${page.slice(6)}`,
    '#page { width: 960px } .outer > div { width: 100% }',
  ],
  ['a narrow part', page, '#page { width: 320px }'],
  [
    'a part with few of the words',
    `<body><div class="wide"><p>Macon</p></div><p>${words}</p></body>`,
    '.wide { width: 1200px }',
  ],
  ['what lies above', page, '#page { position: absolute; width: 960px }'],
  [
    'a table that a style makes narrow',
    `<body><table width="780"><tr><td>${words}</td></tr></table></body>`,
    'table { width: 100% }',
  ],
  ['a limit for everything', page, '#page { width: 960px } body * { max-width: 100% }'],
  [
    'a limit behind more selectors than are read',
    page,
    `#page { width: 960px } ${'h1, '.repeat(5_000)}#page { max-width: 100% }`,
  ],
  [
    'a limit behind more rules than are read',
    page,
    `#page { width: 960px } ${'p{color:red}'.repeat(5_000)} #page { max-width: 100% }`,
  ],
  ['a style that brings in another', page, '@import "more.css"; #page { width: 960px }'],
  ['code', `<body><p>${words}</p><script>document.write('<div style="width: 960px">')</script></body>`, ''],
])('no width of the page: %s', (_, body, css) => {
  expect(widthOf(body, css)).toBeUndefined()
})

test('nothing is said where a style is not known', () => {
  const body = page.replace('<body>', '<body><link rel="stylesheet" href="https://cdn.example/kit.css">')
  expect(widthOf(body, '#page { width: 960px }')).toBeUndefined()
})
