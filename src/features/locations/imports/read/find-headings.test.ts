import { expect, test } from 'vitest'
import { findHeadings } from '#src/features/locations/imports/read/find-headings.ts'

const sheet = (...lines: string[][]) => {
  const [headings = [], ...rows] = lines
  return { headings, rows: rows.map((cells, at) => ({ n: at + 2, cells })) }
}

const shop = ['Bay Street', '120 Bay Street', 'Jacksonville', 'FL']
const names = ['Store name', 'Street', 'City', 'State']

test('headings are found below a title and a date; the rows keep their numbers', () => {
  const titled = sheet(['Our shops', '', '', ''], ['as of 11/20/2026', '', '', ''], names, shop)
  expect(findHeadings(titled)).toEqual({ headings: names, rows: [{ n: 4, cells: shop }] })
})

test('headings that span columns or rows are read with those below them', () => {
  const grouped = sheet(
    ['Store name', 'Address', '', '', 'Monday', ''],
    ['', 'Street', 'City', 'State', 'Open', 'Close'],
    [...shop, '9 AM', '5 PM'],
  )
  const { headings, rows } = findHeadings(grouped)
  expect(headings).toEqual([...names, 'Monday Open', 'Monday Close'])
  expect(rows).toHaveLength(1)
})

test('a first row of headings stays, whatever the shops below are called', () => {
  const odd = sheet(['Name', 'City', 'Note'], ['Company', 'Town', 'by Ana'], ['A', 'B', 'C'])
  expect(findHeadings(odd)).toEqual(odd)
  const unknown = sheet(['Wer', 'Wo'], ['Bay Street', 'Jacksonville'])
  expect(findHeadings(unknown)).toEqual(unknown)
  const lonely = sheet(['Our shops', '', '', ''], names)
  expect(findHeadings(lonely)).toEqual(lonely)
})
