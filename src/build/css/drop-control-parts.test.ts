import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dropControlParts } from '#src/build/css/drop-control-parts.ts'

function kept(selectors: string, html: string): string {
  const root = postcss.parse(`${selectors}{margin:0}`)
  dropControlParts(root, html)
  return root.toString().replace('{margin:0}', '')
}

test.each([
  ['::placeholder', '<input placeholder="a"/>'],
  ['::file-selector-button', '<input type="file"/>'],
  ['::-webkit-search-decoration', '<input type="search"/>'],
  ['::-webkit-datetime-edit', '<input type="date"/>'],
  ['::-webkit-date-and-time-value', '<input type="time"/>'],
  ['::-webkit-calendar-picker-indicator', '<input type="month"/>'],
  ['::-webkit-inner-spin-button', '<input type="number"/>'],
])('%s is dressed on a page with %s', (part, html) => {
  expect(kept(part, html)).toBe(part)
  expect(kept(part, '<input type="text"/>')).toBe('')
})

test('the rest of a list stays, and so do parts of what is no control', () => {
  expect(kept('::file-selector-button,p,::before,::backdrop', '<p>a</p>')).toBe('p,::before,::backdrop')
})
