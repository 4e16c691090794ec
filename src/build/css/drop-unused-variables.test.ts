import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dropUnusedVariables } from '#src/build/css/drop-unused-variables.ts'

function dropped(css: string, html = ''): string {
  const root = postcss.parse(css)
  dropUnusedVariables(root, html)
  return root.toString()
}

test('what nothing uses goes, and with it what only that used', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px}@property --a{inherits:false}@property --c{inherits:false}'
  expect(dropped(`${css}p{margin:var(--c)}`)).toBe(':root{--c:2px}@property --c{inherits:false}p{margin:var(--c)}')
})

test('what a drawing in the page names stays', () => {
  expect(dropped(':root{--a:red}', '<rect fill="var(--a)"/>')).toBe(':root{--a:red}')
})
