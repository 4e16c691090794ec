import { type NamedDate, weekday_names, weekdayIn } from '#src/engines/audit/facts/business/named-dates.ts'

/** Month and days on which a holiday may fall, and its weekday where it always has the same one. */
type Holiday = { says: RegExp; month: number; from: number; to: number; weekday?: number }

const monday = 1
const thursday = 4
const holidays: readonly Holiday[] = [
  { says: /\bchristmas eve\W*$/i, month: 12, from: 24, to: 24 },
  { says: /\bchristmas(?: day)?\W*$/i, month: 12, from: 25, to: 25 },
  { says: /\bnew year['’]?s eve\W*$/i, month: 12, from: 31, to: 31 },
  { says: /\bnew year['’]?s(?: day)?\W*$/i, month: 1, from: 1, to: 1 },
  { says: /\bindependence day\W*$/i, month: 7, from: 4, to: 4 },
  { says: /\bveterans['’]? day\W*$/i, month: 11, from: 11, to: 11 },
  { says: /\bjuneteenth\W*$/i, month: 6, from: 19, to: 19 },
  { says: /\bhalloween\W*$/i, month: 10, from: 31, to: 31 },
  { says: /\bvalentine['’]?s day\W*$/i, month: 2, from: 14, to: 14 },
  { says: /\bthanksgiving(?: day)?\W*$/i, month: 11, from: 22, to: 28, weekday: thursday },
  { says: /\blabor day\W*$/i, month: 9, from: 1, to: 7, weekday: monday },
  { says: /\bmemorial day\W*$/i, month: 5, from: 25, to: 31, weekday: monday },
  { says: /\b(?:mlk|martin luther king,? jr\.?) day\W*$/i, month: 1, from: 15, to: 21, weekday: monday },
]
/** One look that spares most blocks the others. */
export const may_name_holiday =
  /\b(?=[chijlmntv])(?:christmas|new year|independence day|veterans|juneteenth|halloween|valentine|thanksgiving|labor day|memorial day|mlk|martin luther)/i
/** What is said of the days around it, of another country, or of when it is kept. */
const around =
  /\b(?:observ\w*|before|after|eve of|weekend|week|through|thru|until|from|since|by|between|part(?:y|ies)|sale|events?|dinner|parade|open house|lighting|tree|concert|market|orders?)\b|[-–—&] ?$/i
const reach = 30
/** Kept on the Friday before a Saturday, and on the Monday behind a Sunday. */
const observed = (day: number, year: number, { month, from }: Holiday): boolean => {
  const falls = weekdayIn({ month, day: from }, year)
  return (falls === 6 && day === from - 1) || (falls === 0 && day === from + 1)
}

/** "Christmas Day, December 24": a date right behind the name of a holiday that is kept on another one. */
export function wrongHoliday(text: string, { at, month, day, year, shown, weekday }: NamedDate): string | null {
  const before = text.slice(Math.max(0, at - reach), at)
  const holiday = holidays.find(({ says }) => says.test(before))
  if (!holiday || around.test(before) || around.test(text.slice(at + shown.length, at + shown.length + 20))) return null
  const { from, to, weekday: always } = holiday
  const name = /[\w'’ ]+\W*$/.exec(before)?.[0].trim() ?? ''
  const told = `“${name} ${shown}”`
  if (month !== holiday.month) return null
  if (day < from || day > to) {
    // Without a year, a day before or behind may be the one on which it is kept.
    const may_be_kept =
      always === undefined && Math.abs(day - from) === 1 && (year === null || observed(day, year, holiday))
    return may_be_kept ? null : `${told}: it is never on that day`
  }
  if (always === undefined || year === null || weekday !== null) return null
  const is = weekdayIn({ month, day }, year)
  return is === null || is === always ? null : `${told}: that day is a ${weekday_names[is]}`
}

/** "February 30": no year has such a day. */
export const hasNoSuchDay = ({ month, day }: NamedDate): boolean =>
  day > 0 && day <= 31 && weekdayIn({ month, day }, 2024) === null
