import { expect, test } from 'vitest'
import { withImports, withImportsInTags } from './with-imports.ts'

const at = 'https://www.calloway.example/css/main.css'
const files: Record<string, string> = {
  '/css/layout.css': '.page { width: 1200px }\n.side { float: left }',
  '/css/two.css': '@import "layout.css"; .two { color: red }',
  '/css/round.css': '@import "round.css"; .r { color: red }',
  '/css/gone.css': '',
  '/odd.css': '</style>',
}
const codeAt = (url: string) => files[new URL(url).pathname]
const plain = (css: string) => withImports(css, at, codeAt).replaceAll(/\s+/g, ' ').trim()

test.each([
  [
    '@import url("layout.css");\nbody { margin: 0 }',
    '.page { width: 1200px } .side { float: left } body { margin: 0 }',
  ],
  ["@import 'two.css';", '.page { width: 1200px } .side { float: left } .two { color: red }'],
  ['@import url(gone.css); p { margin: 0 }', 'p { margin: 0 }'],
  [
    '@import url(layout.css) (max-width: 600px);',
    '@media (max-width: 600px) {.page { width: 1200px } .side { float: left }}',
  ],
  ['@import "layout.css" print; p { margin: 0 }', 'p { margin: 0 }'],
  ['/* @import "layout.css"; */ p { margin: 0 }', 'p { margin: 0 }'],
  ['p { margin: 0 } @import "layout.css";', 'p { margin: 0 } @import "layout.css";'],
])('%s', (css, read) => {
  expect(plain(css)).toBe(read)
})

test.each([
  '@import "unread.css"; p { margin: 0 }',
  '@import url("https://other.example/kit.css"); p { margin: 0 }',
  '@import "layout.css" supports(display: grid); p { margin: 0 }',
  '@import "layout.css" layer(base); p { margin: 0 }',
  '@import "/odd.css"; p { margin: 0 }',
])('%s stays as it is', css => {
  expect(plain(css)).toBe(css)
})

test('what is not known stands at the top, where readers look for it', () => {
  expect(plain('@import "layout.css"; @import "unread.css";')).toMatch(/^@import "unread\.css";/)
})

test('styles that bring each other in come to an end', () => {
  expect(plain('@import "round.css";').length).toBeLessThan(200)
})

test('a page keeps its lines', () => {
  const html = '<head>\n<style>\n@import url(layout.css);\np { margin: 0 }\n</style>\n</head><p>Roofs</p>'
  const read = withImportsInTags(html, at, codeAt)
  expect(read).toContain('width: 1200px')
  expect(read.split('\n').length).toBe(html.split('\n').length)
  expect(withImportsInTags('<style>p { margin: 0 }</style>', at, codeAt)).toBe('<style>p { margin: 0 }</style>')
  expect(withImportsInTags('<style>@import url(layout.css);', at, codeAt)).toBe('<style>@import url(layout.css);')
})
