import { expect, test } from 'vitest'
import { changeInWords } from './words.ts'

const eve = { date: '2026-12-24', ranges: [{ opens: '09:00', closes: '13:00' }], note: 'Christmas Eve' }
const day = { date: '2026-12-25', ranges: [], note: '' }

test('of special days only those that change are told', () => {
  expect(changeInWords('special_hours', { before: [eve], after: [eve, day] })).toEqual({
    before: 'Nothing told',
    after: 'Dec 25, 2026: closed',
  })
  expect(changeInWords('special_hours', { before: [eve], after: [{ ...eve, ranges: [] }] })).toEqual({
    before: 'Dec 24, 2026 (Christmas Eve): 9 am–1 pm',
    after: 'Dec 24, 2026 (Christmas Eve): closed',
  })
})

test('a week, a state, labels and a plain text read as people say them', () => {
  const closed = { tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  const week = { monday: [{ opens: '09:00', closes: '17:00' }], ...closed }
  expect(changeInWords('regular_hours', { before: null, after: week })).toEqual({
    before: 'Nothing told',
    after: 'Mon 9 am–5 pm; Tue–Sun closed',
  })
  expect(changeInWords('open_status', { before: 'open', after: 'closed_temporarily' }).after).toBe('Closed for now')
  expect(changeInWords('labels', { before: [], after: ['north', 'new'] })).toEqual({
    before: 'Nothing told',
    after: 'north, new',
  })
  expect(changeInWords('website', { before: 'https://a.example', after: '' }).before).toBe('https://a.example')
})
