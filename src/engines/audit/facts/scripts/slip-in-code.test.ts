import { expect, test } from 'vitest'
import { looksTorn, slipInCode } from './slip-in-code.ts'

test('code that breaks the grammar is found at its line', () => {
  expect(slipInCode('let a = 1\nlet b = 2\n})')).toEqual({ line: 3, says: "Unexpected token '}'" })
  expect(slipInCode('ga("send", "pageview");\n</p>')).toMatchObject({ line: 2 })
  expect(slipInCode('alert(“Thanks”)')).toMatchObject({ line: 1 })
})

test.each([
  'let open = false\nconst toggle = () => { open = !open }',
  'import { a } from "./a.js"\na()',
  'export const a = 1',
  'const a = await fetch("/hours.json")',
  'var price = {{ page.price }};',
  '<?php echo $hours ?>',
  '---\n---\nlet a = {% if x %}1{% endif %}',
  '<!-- hidden from browsers of long ago\nlet a = 1\n// -->',
  '',
])('other code is not: %s', code => {
  expect(slipInCode(code)).toBeNull()
})

test('it is not run, and what nests without end is let go', () => {
  expect(slipInCode('throw new Error("run")')).toBeNull()
  expect(slipInCode('['.repeat(100_000))).toSatisfy(slip => slip === null || typeof slip === 'object')
})

test.each(['ga("send");\n</p>', 'alert(“Thanks”)', 'if (a &amp;&amp; b) go()', 'open(function () { go() }'])(
  'what an editor or a lost bracket left shows from outside: %s',
  code => {
    expect([looksTorn(code), slipInCode(code) !== null]).toEqual([true, true])
  },
)

test('most code shows nothing, and is not read by the grammar', () => {
  expect(looksTorn('gtag("js", new Date()); const a = { b: [1, 2] }')).toBe(false)
})
