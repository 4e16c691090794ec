import { expect, test } from 'vitest'
import {
  readDate,
  readHours,
  readOpensCloses,
  readSpecialHours,
} from '#src/features/locations/imports/read/read-hours.ts'
import { fc } from '#tests/support/runner/properties.ts'

const said = (text: string) => {
  const read = readHours(text)
  return read.ok ? read.ranges.map(({ opens, closes }) => `${opens}-${closes}`).join(' ') : read.reason
}

test.each([
  ['9:00 AM-5:00 PM', '09:00-17:00'],
  ['9:00\u202fAM–5:00\u202fPM', '09:00-17:00'],
  ['9am to 5pm', '09:00-17:00'],
  ['9:00:00 AM - 5:00:00 PM', '09:00-17:00'],
  ['9 a.m. - 5 p.m.', '09:00-17:00'],
  ['09:00-17:00, 18:00-20:00', '09:00-17:00 18:00-20:00'],
  ['9:00 AM-12:00 PM; 1:00 PM-5:00 PM', '09:00-12:00 13:00-17:00'],
  ['9-5 PM', '09:00-17:00'],
  ['1-5pm', '13:00-17:00'],
  ['11-2pm', '11:00-14:00'],
  ['noon-midnight', '12:00-24:00'],
  ['18:00-02:00', '18:00-02:00'],
  ['6 PM-2 AM', '18:00-02:00'],
  ['10:00-24:00', '10:00-24:00'],
  ['x', ''],
  ['Closed', ''],
  ['Open 24 hours', '00:00-24:00'],
  ['12:00 AM-12:00 AM', '00:00-24:00'],
  ['24/7', '00:00-24:00'],
  ['9-5', 'unclear'],
  ['9 AM-5', 'unclear'],
  ['by appointment', 'unreadable'],
  ['9:75 AM-5 PM', 'unreadable'],
  ['13 PM-2 PM', 'unreadable'],
  ['9:00', 'unreadable'],
  ['25:00-26:00', 'unreadable'],
])('%s', (text, ranges) => {
  expect(said(text)).toBe(ranges)
})

const minutes = fc.integer({ min: 0, max: 1439 })
const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
const american = (at: number) => {
  const hours = Math.floor(at / 60)
  return `${hours % 12 || 12}:${String(at % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

test('hours written as Google writes them, or as our own files do, are read back as they are', () => {
  fc.assert(
    fc.property(minutes, minutes, (opens, closes) => {
      fc.pre(opens !== closes && !(opens === 0 && closes === 1439))
      const expected = { ok: true, ranges: [{ opens: clock(opens), closes: closes === 0 ? '24:00' : clock(closes) }] }
      expect(readHours(`${american(opens)}-${american(closes)}`)).toEqual(expected)
      fc.pre(opens > 12 * 60 + 59 || closes > opens)
      expect(readHours(`${clock(opens)}-${clock(closes)}`)).toEqual(expected)
    }),
  )
})

test('no text makes it throw, and what it reads are times', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789:-apm ,;x') })), text => {
      const read = readHours(text)
      for (const { opens, closes } of read.ok ? read.ranges : []) {
        expect(opens).toMatch(/^(?:[01]\d|2[0-4]):[0-5]\d$/)
        expect(closes).toMatch(/^(?:[01]\d|2[0-4]):[0-5]\d$/)
      }
      readSpecialHours(text)
    }),
  )
})

test('special hours name their days; a day that is named twice has both ranges', () => {
  expect(readSpecialHours('2026-12-24: 9:00 AM-12:00 PM, 2026-12-24: 1:00 PM-3:00 PM, 2026-12-25: x')).toEqual({
    ok: true,
    days: [
      {
        date: '2026-12-24',
        ranges: [
          { opens: '09:00', closes: '12:00' },
          { opens: '13:00', closes: '15:00' },
        ],
        note: '',
      },
      { date: '2026-12-25', ranges: [], note: '' },
    ],
  })
  expect(readSpecialHours('2026-12-24: 09:00-12:00, 13:00-15:00; 12/25/2026: closed')).toMatchObject({
    days: [{ ranges: [{}, {}] }, { date: '2026-12-25' }],
  })
  expect(readSpecialHours('Christmas: closed')).toEqual({ ok: false, about: 'Christmas: closed' })
  expect(readSpecialHours('2026-02-30: closed')).toMatchObject({ ok: false })
})

test.each([
  ['9:00 AM', '5:00 PM', '09:00-17:00'],
  ['9:00:00 AM', '5:00:00 PM', '09:00-17:00'],
  ['09:00:00', '17:30:00', '09:00-17:30'],
  ['9', '5 PM', '09:00-17:00'],
  ['0.375', '0.7083333', '09:00-17:00'],
  ['18:00', '2:00', '18:00-02:00'],
  ['5 PM', 'midnight', '17:00-24:00'],
  ['0:00', '24:00', '00:00-24:00'],
  ['Closed', 'Closed', ''],
  ['', 'closed', ''],
  ['x', '', ''],
  ['Open 24 hours', 'open 24 hours', '00:00-24:00'],
  ['9:00', '5:00', 'unclear'],
  ['9', '9', 'unclear'],
  ['9:00 AM', '', 'unreadable'],
  ['', '5:00 PM', 'unreadable'],
  ['9:00 AM', 'soon', 'unreadable'],
  ['Closed', '5 PM', 'unreadable'],
])('opens %s, closes %s', (opens, closes, ranges) => {
  const read = readOpensCloses(opens, closes)
  expect(read.ok ? read.ranges.map(range => `${range.opens}-${range.closes}`).join(' ') : read.reason).toBe(ranges)
})

test('a day is read as America or a computer writes it, and one that does not exist is none', () => {
  expect([readDate('3/15/2027'), readDate('2027-3-5'), readDate('2027-02-29')]).toEqual([
    '2027-03-15',
    '2027-03-05',
    '',
  ])
})
