import { weekInWords } from '#src/domain/location/hours/hours-in-words.ts'
import { compareWeek, siteWeekInWords } from '#src/engines/presence/compare-week.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { type Comparing, comparedField, type Told, toldOn } from '#src/engines/presence/comparing.ts'
import type { PagePresence } from '#src/engines/presence/site-presence.ts'

type Timetable = Pick<PagePresence['hours'][number], 'week' | 'text' | 'line'>

/** Hours against those of our record: the timetable that says the same, or else the one of most days. */
export function compareTimetables(
  { record }: Pick<Comparing, 'record'>,
  said: readonly Told<Timetable>[],
  row: Pick<ComparedField, 'id' | 'group' | 'label'>,
): ComparedField[] {
  const { regular_hours, open_status } = record
  if (open_status !== 'open') return []
  const fullest = said.toSorted((one, other) => Object.keys(other.said.week).length - Object.keys(one.said.week).length)
  const compared = fullest.map(told => ({
    told,
    outcome: regular_hours ? compareWeek(regular_hours, told.said.week) : undefined,
  }))
  const shown = compared.find(({ outcome }) => outcome?.same) ?? compared[0]
  const wrong = shown?.outcome?.days.filter(({ same }) => !same).map(({ day }) => day) ?? []
  return comparedField({
    ...row,
    field: 'regular_hours',
    record: regular_hours ? weekInWords(regular_hours) : '',
    site: shown ? siteWeekInWords(shown.told.said.week) : '',
    same: shown?.outcome?.same ?? false,
    seen: shown ? { url: shown.told.url, line: shown.told.said.line, text: shown.told.said.text } : null,
    days: shown?.outcome?.days ?? [],
    when_differing: `${wrong.length === 1 ? 'One day differs' : `${wrong.length} days differ`}: ${wrong.join(', ')}. Nobody should stand before a closed door: correct whichever is wrong.`,
  })
}

/** The opening hours that visitors read on the page. Those of holidays, kitchens and the like are left out. */
export function compareHours(comparing: Comparing): ComparedField[] {
  const said = toldOn(comparing.pages, ({ hours }) => hours)
  return compareTimetables(comparing, said, { id: 'hours', group: 'page', label: 'Opening hours' })
}
