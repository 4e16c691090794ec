import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dropDeadRules } from '#src/build/css/drop-dead-rules.ts'

function dropped(css: string): string {
  const root = postcss.parse(css)
  dropDeadRules(root)
  return root.toString()
}

test('repeats, unnamed animations and empty blocks go', () => {
  expect(dropped('p{color:red;color:red}@keyframes spin{to{opacity:0}}@media print{a{}}')).toBe('p{color:red}')
  expect(dropped('@keyframes spin{to{opacity:0}}p{animation:spin 1s}')).toContain('@keyframes spin')
})

test('an emptied layer keeps its rank', () => {
  expect(dropped('@layer theme{:root{}}@layer base{p{color:red}@layer inner{a{}}}')).toBe(
    '@layer theme;@layer base{p{color:red}}',
  )
})
