import { dayName, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { open_in_some_weeks } from '#src/engines/audit/facts/business/terms/times/days-with-limits.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { IndexedHours } from '#src/engines/audit/facts/site/site-index-row.ts'

type Timetable = IndexedHours & { url: string }

/** So many lines of the source may lie between the beginning of a timetable and the line of one of its days. */
const of_one_table = 14

/** "Select Saturdays: 10 to 5" in one place, where a timetable elsewhere has the door open on each of them. */
export function plainElsewhere(site: SiteView, tables: readonly Timetable[]): Occurrence[] {
  const said = toldTerms(site, open_in_some_weeks)
  const isOwn = ({ url, line, from }: Timetable) =>
    from === 'text' &&
    said.some(one => one.url === url && one.line >= line - of_one_table && one.line <= line + of_one_table)
  const plain = said.length === 0 ? [] : tables.filter(table => !isOwn(table))
  for (const { value, text, url, line } of said)
    for (const { week, url: there, line: row } of plain) {
      const day = weekdays.find((name, at) => ((value >> at) & 1) === 1 && (week[name]?.length ?? 0) > 0)
      if (day === undefined) continue
      const hours = `every ${dayName(day)} ${inWords(week[day] ?? [])}`
      return [
        { url, line, evidence: `“${text.replace(/^\W+|\s+$/g, '')}”; the hours on ${there}, line ${row}: ${hours}` },
      ]
    }
  return []
}
