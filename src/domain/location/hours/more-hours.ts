import { type MoreHours, moreHoursKinds, type RegularHours } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readFields, readList, refuseTwins } from '#src/domain/location/record/read-shapes.ts'
import { readWeek } from './opening-hours.ts'

const field = 'more_hours'

function readKind(value: unknown, at: string, notes: Notes): MoreHours['kind'] | undefined {
  const kind = moreHoursKinds.find(known => known === value)
  const choices = moreHoursKinds.join(', ').replaceAll('_', ' ')
  if (!kind) notes.refuse(`${at}.kind`, 'unknown_choice', `Choose one of: ${choices}.`)
  return kind
}

/** Hours of one service of the shop, such as its drive-through, each kind once. */
export function readMoreHours(value: unknown, regular_hours: RegularHours | null, notes: Notes): MoreHours[] {
  const given = readList(value, { field, name: 'More hours', most: moreHoursKinds.length }, notes)
  const told = given.map((entry, at) => {
    const { kind, hours } = readFields(entry, `${field}.${at}`, notes)
    return {
      kind: readKind(kind, `${field}.${at}`, notes),
      hours: readWeek(hours, `${field}.${at}.hours`, notes),
    }
  })
  if (told.length > 0 && regular_hours === null) {
    notes.refuse(field, 'needs_regular_hours', 'Tell the regular hours first.')
  }
  refuseTwins(told, { field, name: 'This kind of hours', key: ({ kind }) => kind ?? '' }, notes)
  return told.flatMap(({ kind, hours }) => (kind ? [{ kind, hours }] : []))
}
