import { expect, test } from 'vitest'
import { formOf } from '#src/features/locations/parts/form/values.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'
import { settle } from './conflict.ts'

const base = formOf(sampleLocation)
const mine = { ...base, name: 'Mine', phone: '904-630-4009', labels: ['south'] }
const theirs = { ...base, name: 'Theirs', website: 'https://theirs.example' }
const meeting = { base, mine, theirs }

test('what only one of them changed holds, whoever it was', () => {
  const settled = settle(meeting, { name: 'theirs' })
  expect(settled).toEqual({ ...base, name: 'Theirs', phone: mine.phone, labels: ['south'], website: theirs.website })
})

test('what was typed while a save was on its way stays beside what was saved', () => {
  const sent = { ...base, name: 'Mine' }
  const now = { ...sent, city: 'Macon' }
  const as_saved = { ...sent, phone: '(904) 630-4000' }
  expect(settle({ base: sent, mine: now, theirs: as_saved }, {})).toEqual({ ...as_saved, city: 'Macon' })
})

test('of what both changed the choice holds, and one’s own words where there is none', () => {
  expect(settle(meeting, { name: 'mine' }).name).toBe('Mine')
  expect(settle(meeting, {}).name).toBe('Mine')
})
