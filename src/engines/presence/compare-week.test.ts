import { expect, test } from 'vitest'
import type { RegularHours } from '#src/domain/location/record/location-record.ts'
import { compareWeek, siteWeekInWords } from '#src/engines/presence/compare-week.ts'
import { weekOf } from '#tests/support/audit/site-of-record.ts'
import { anyWeek } from '#tests/support/locations/hours-arbitraries.ts'
import { closedWeek } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'

const late: RegularHours = {
  ...closedWeek,
  thursday: [{ opens: '17:00', closes: '23:00' }],
  friday: [{ opens: '18:00', closes: '02:00' }],
  saturday: [{ opens: '18:00', closes: '02:00' }],
}

test('any week is the same as itself, day by day', () => {
  fc.assert(
    fc.property(anyWeek, week => {
      const { same, days } = compareWeek(week, weekOf(week))
      expect([same, days.length]).toEqual([true, 7])
      for (const day of days) expect(day).toMatchObject({ same: true, site: day.record })
    }),
  )
})

test('a night across midnight is the same however a site cuts it', () => {
  const cut = {
    ...weekOf(closedWeek),
    th: [{ opens: 1020, closes: 1380 }],
    fr: [{ opens: 1080, closes: 1440 }],
    sa: [
      { opens: 0, closes: 120 },
      { opens: 1080, closes: 1440 },
    ],
    su: [{ opens: 0, closes: 120 }],
  }
  expect(compareWeek(late, cut).same).toBe(true)
  expect(compareWeek(late, { ...cut, su: [{ opens: 0, closes: 60 }] }).same).toBe(false)
})

test('around the clock may end a minute before midnight', () => {
  const all_day = [{ opens: '00:00', closes: '24:00' }]
  const always = { monday: all_day, tuesday: all_day, wednesday: all_day, thursday: all_day, friday: all_day }
  const told = Object.fromEntries(
    ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map(day => [day, [{ opens: 0, closes: 1439 }]]),
  )
  expect(compareWeek({ ...always, saturday: all_day, sunday: all_day }, told).same).toBe(true)
})

test('a day that a timetable of most of the week leaves out is closed; of a short one it is not told', () => {
  const { th, fr, sa } = weekOf(late)
  const office: RegularHours = { ...late, monday: [{ opens: '09:00', closes: '17:00' }] }
  const { mo, ...others } = weekOf(office)
  expect(compareWeek(office, others).days[0]).toMatchObject({ record: '9 am–5 pm', site: 'closed', same: false })
  expect(mo).toHaveLength(1)
  const short = compareWeek(office, { th: th ?? [], fr: fr ?? [], sa: sa ?? [] })
  expect(short.same).toBe(false)
  expect(short.days.map(({ same, site }) => [same, site])).toContainEqual([false, 'not told'])
  expect(compareWeek(late, { th: th ?? [], fr: fr ?? [], sa: sa ?? [] }).same).toBe(true)
})

test('a timetable in words', () => {
  const night = [{ opens: 1080, closes: 1560 }]
  expect(siteWeekInWords({ th: night, fr: night, su: [] })).toBe('Thu–Fri 6 pm–2 am; Sun closed')
})
