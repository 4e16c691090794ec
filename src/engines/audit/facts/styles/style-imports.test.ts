import { expect, test } from 'vitest'
import { styleImports } from './style-imports.ts'

test.each([
  [
    "@charset 'utf-8';\n@import url('https://fonts.example/css2?family=Sora:wght@400;600&display=swap');",
    ['https://fonts.example/css2?family=Sora:wght@400;600&display=swap'],
  ],
  ['@import "base.css"; @import url(menu.css) screen; body { margin: 0 }', ['base.css', 'menu.css']],
  ['@import url("paper.css") print;', []],
  ['/* @import "old.css"; */ body { margin: 0 }', []],
  ['body { margin: 0 } @import "late.css";', []],
])('%s', (css, addresses) => {
  expect(styleImports(css).map(({ address }) => address)).toEqual(addresses)
})

test('its line is counted', () => {
  expect(styleImports('/* a\nb */\n@import "base.css";')[0]?.line).toBe(3)
})

test('a style of imports alone is read so far', () => {
  expect(styleImports(`${'@import '.repeat(4_000)}@import "late.css";`)).toEqual([])
})
