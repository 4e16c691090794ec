import { expect, test } from 'vitest'
import { readEntries } from '#src/ui/read-entries.ts'

const faultOf = (entry: string) => (entry.includes('.') ? `Not a phrase: ${entry}` : undefined)

test('a list that is written in one go is an entry each, once, and none that is there already', () => {
  const read = readEntries('drain  cleaning, Water Heater,,water heater , PLUMBER', {
    between: /[,;]/,
    entries: ['plumber'],
    faultOf,
  })
  expect(read).toEqual({ added: ['drain cleaning', 'Water Heater'], left: '', fault: undefined })
})

test('a comma stays in what holds one, such as a town with its state', () => {
  const { added } = readEntries('Orange Park, FL; Macon, GA', { between: /;/, entries: [], faultOf })
  expect(added).toEqual(['Orange Park, FL', 'Macon, GA'])
})

test('what cannot be an entry stays in the field with the first reason, the others are taken', () => {
  const read = readEntries('a.com, drains, b.com', { between: /,/, entries: [], faultOf })
  expect(read).toEqual({ added: ['drains'], left: 'a.com; b.com', fault: 'Not a phrase: a.com' })
})
