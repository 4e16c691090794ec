import { againstEachOther, oneToAPage, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { line_of_hours, readOpenHours } from '#src/engines/audit/facts/business/terms/times/open-days.ts'

const daysOf = ({ value }: ToldTerm) => value & 0x7f

/** A class may begin when the door opens; what begins and ends otherwise is something else. */
function haveOneEnd(one: ToldTerm, other: ToldTerm): boolean {
  const [a, b] = [readOpenHours(one.value), readOpenHours(other.value)]
  return (a.opens === b.opens) !== (a.closes === b.closes)
}

/** "Weekends: 7am - 6pm" on one page and "Weekends: 8am - 6pm" on another, where no timetable names these days. */
export function linesApart(said: readonly ToldTerm[]): Occurrence[] {
  const lines = said.filter(({ what }) => what === line_of_hours)
  return [...Map.groupBy(lines, daysOf).values()].flatMap(of_days => {
    const told = oneToAPage(of_days)
    const values = new Set(of_days.map(({ value }) => value))
    const [one] = told
    const other = told.find(({ value }) => value !== one?.value)
    return one && other && values.size === 2 && haveOneEnd(one, other) ? [againstEachOther(one, other)] : []
  })
}
