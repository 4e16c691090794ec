import { isAllDay } from '#src/domain/location/hours/wall-time.ts'
import type { OpenRange, RegularHours } from '#src/domain/location/record/location-record.ts'

export type DayMode = 'closed' | 'all_day' | 'ranges'

const usual: OpenRange = { opens: '09:00', closes: '17:00' }
const all_day: OpenRange = { opens: '00:00', closes: '24:00' }

const [workday, off]: [OpenRange[], OpenRange[]] = [[usual], []]

/** Where somebody begins to tell their hours: closed on weekends. */
export const usualWeek: RegularHours = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: off,
  sunday: off,
}

export function modeOf(ranges: readonly OpenRange[]): DayMode {
  if (ranges.length === 0) return 'closed'
  return ranges.every(isAllDay) ? 'all_day' : 'ranges'
}

/** What a day holds when its mode is chosen. */
export function rangesFor(mode: DayMode): OpenRange[] {
  if (mode === 'closed') return []
  return [mode === 'all_day' ? all_day : usual]
}

/** Monday's hours on every weekday. */
export function likeMonday(week: RegularHours): RegularHours {
  const { monday } = week
  return { ...week, tuesday: monday, wednesday: monday, thursday: monday, friday: monday }
}

/** As a time field of a browser shows it, which knows no 24:00. The rules read it back as the end of the day. */
export const clockOf = (time: string): string => (time === '24:00' ? '00:00' : time)
