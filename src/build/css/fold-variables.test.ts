import postcss from 'postcss'
import { expect, test } from 'vitest'
import { foldVariables } from '#src/build/css/fold-variables.ts'

function folded(css: string, html = ''): string {
  const root = postcss.parse(css)
  foldVariables(root, html)
  return root.toString()
}

/** What becomes of `p{margin:…}` beside the rules `around`. */
const margin = (value: string, around: string, html?: string) =>
  /p\{margin:([^}]*)\}/.exec(folded(`${around}p{margin:${value}}`, html))?.[1]

test('a variable set once, on the root and always, is written out, with what a sum of it comes to', () => {
  expect(margin('calc(var(--s) * 4) var(--s)', '@layer theme{:root,:host{--s:.25rem}}')).toBe('1rem .25rem')
})

test('one that may change stays', () => {
  const changing = [
    ':root{--s:1px}@media print{:root{--s:2px}}',
    '@media print{:root{--s:2px}}',
    '@supports (color:red){:root{--s:2px}}',
    ':root{--s:1px}p{--s:2px}',
    'p{--s:2px}',
    ':root[dir]{--s:2px}',
    ':root{--s:2px !important}',
    ':root{--t:1px;--s:var(--t)}@media print{:root{--t:2px}}',
    ':root{--s:initial}',
  ]
  for (const around of changing) expect(margin('var(--s,3px)', around), around).toBe('var(--s,3px)')
})

test('one that the markup names stays', () => {
  expect(margin('var(--s)', ':root{--s:1px}', '<rect fill="var(--s)"/>')).toBe('var(--s)')
})

test('one that is set nowhere gives way to its fallback, and stays without one', () => {
  expect(margin('var(--s, 3px)', '')).toBe('3px')
  expect(margin('var(--s)', '')).toBe('var(--s)')
})

const registered = (initial: string, inherits = false) =>
  `@property --s{syntax:"*";inherits:${inherits}${initial && `;initial-value:${initial}`}}`

test('one that is not inherited and never becomes anything else is what it is registered as', () => {
  expect(margin('var(--s)', registered('1px'))).toBe('1px')
  expect(margin('var(--s)', `${registered('1px')}i{--s:1px}`)).toBe('1px')
  expect(margin('1px var(--s, )', registered(''))).toBe('1px')
  const fallback = '@layer properties{@supports (color:red){*{--s:initial}}}'
  expect(margin('var(--s, 3px)', fallback + registered(''))).toBe('3px')
})

test('one that every rule sets that uses it, and always to the same, is written out', () => {
  const own = `${registered('1px')}b{--s:2px;padding:var(--s)}`
  expect(folded(`${own}p{--s:2px;margin:0 var(--s)}`)).toContain('p{--s:2px;margin:0 2px}')
  expect(folded(`${own}p{--s:3px;margin:0 var(--s)}`)).toContain('margin:0 var(--s)')
  expect(folded(`${own}p{margin:0 var(--s)}`)).toContain('margin:0 var(--s)')
  expect(folded(`${registered('')}p{--s:initial;margin:var(--s,0)}`)).toContain('margin:var(--s,0)')
})

test('one that is registered stays where a rule sets it, or where it is inherited', () => {
  expect(margin('var(--s)', `${registered('1px')}p:hover{--s:2px}`)).toBe('var(--s)')
  expect(margin('var(--s)', registered('1px', true))).toBe('var(--s)')
})

test('a declaration of which nothing would be left stays', () => {
  expect(margin('var(--s, )', '')).toBe('var(--s, )')
})
