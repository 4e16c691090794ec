import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dated =
  /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day),? (?:the )?(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)\b/gi
const most = 5

/** The weekday of a date; undefined where no month has such a day. */
function weekdayOf(month: string, day: number, year: number): string | undefined {
  const at = months.indexOf(month.slice(0, 3).toLowerCase())
  const date = new Date(Date.UTC(year, at, day))
  return date.getUTCMonth() === at ? days[date.getUTCDay()] : undefined
}

export const weekdayOfDate: PageCheck = {
  id: 'date-on-wrong-weekday',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A date on the page falls on another weekday than the page says',
  why: 'Half of the guests come on the weekday, the others on the date.',
  mend: 'Look the date up in a calendar and correct the weekday or the day.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/event',
  look: ({ url, facts }) =>
    foundAll(
      facts.text.blocks
        .flatMap(({ text, line }): Occurrence[] => {
          if (!text.includes('day') || !text.includes(' 20')) return []
          return [...text.matchAll(dated)].flatMap(([shown, said = '', month = '', day = '', year = '']) => {
            const is = weekdayOf(month, Number(day), Number(year))
            if (is?.toLowerCase() === said.toLowerCase()) return []
            const evidence = is ? `“${shown}”: that day is a ${is}` : `“${shown}”: there is no such day`
            return [{ url, line, evidence }]
          })
        })
        .slice(0, most),
    ),
}
