const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const weekday = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? '
const until = '(?: ?(?:-|–|—|&|to|through|thru|and) ?)'
/** What of a date stands before its year: "March 3-5, ", "12/31/", "spring ", "January 10 - February 2, ". */
const before_year = new RegExp(
  String.raw`(?:(?:${weekday})?(?:${month}\.? ${day}${until})?(?:${weekday})?(${month})\.?(?: (?:${day}${until})?(${day}))?,? (?:of )?|(\d{1,2})\/(?:(\d{1,2})\/)?|\b(spring|summer|fall|autumn|winter) (?:of )?)$`,
  'i',
)
const end_of_season: Record<string, string> = { spring: '0630', summer: '0930', fall: '1221', autumn: '1221' }

const two = (value: number) => String(value).padStart(2, '0')

/** The last day of a date as yyyymmdd, and where its words begin, given what stands before its year. */
export function lastDay(before: string, year: number): { day: number; from: number } {
  const match = before_year.exec(before)
  if (!match) return { day: Number(`${year}1231`), from: before.length }
  const [, named, numbered, slashed_month, slashed_day, season] = match
  if (season) {
    const end = end_of_season[season.toLowerCase()]
    // A winter ends in the year after the one it is called by.
    return { day: Number(end ? `${year}${end}` : `${year + 1}0331`), from: match.index }
  }
  const month_number = named ? months.indexOf(named.slice(0, 3).toLowerCase()) + 1 : Number(slashed_month)
  const day_number = Number.parseInt(numbered ?? slashed_day ?? '31', 10)
  return { day: Number(`${year}${two(month_number)}${two(day_number)}`), from: match.index }
}

/** For patterns: a month in letters. */
export const month_pattern = month

/** A day with its year: the last one of "August 12 & 13, 2022" and of "May 6 - May 8, 2022", and "5/7/2020". */
const dated = new RegExp(
  String.raw`(\b${month}\.? ${day}(?: ?(?:[-–&]|and|to) ?(?:${month}\.? )?${day})?,? |\b\d{1,2}\/\d{1,2}\/)(20\d\d)\b`,
  'gi',
)

/** The days that a text names with their years, as yyyymmdd and as written. */
export function daysIn(text: string): { value: number; shown: string }[] {
  return [...text.matchAll(dated)].map(([shown, before = '', year]) => ({
    value: lastDay(before, Number(year)).day,
    shown,
  }))
}
