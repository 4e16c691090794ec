import { expect, test } from 'vitest'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { readPageAtOnce } from '#src/engines/audit/facts/read-page.ts'

const isFilled = (body: string) =>
  isFilledByScript(readPageAtOnce(`<script src="/menu.js"></script>${body}`, { url: 'https://calloway.example/' }))
const three = (heading: string) => heading.repeat(3)

test('headings that wait for their text are filled by a script', () => {
  expect(isFilled(three('<h3 id="dish"></h3>'))).toBe(true)
  expect(isFilled('<h3></h3><h3>Drains</h3><h3>Sewers</h3>')).toBe(false)
})

test('headings of a window that is hidden from assistants have their text', () => {
  expect(isFilled(`<div role="dialog" aria-hidden="true">${three('<h3>What we collect</h3>')}</div>`)).toBe(false)
})
