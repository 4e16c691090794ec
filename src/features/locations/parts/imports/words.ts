import type { ImportState } from '#src/features/locations/imports/import-state.ts'
import type { ShownRows } from '#src/features/locations/imports/shown-rows.ts'
import type { BadgeTone } from '#src/ui/badge.tsx'
import type { Import, ImportRow } from './queries.ts'

const countOf = (n: number, one: string, many: string): string => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const locationsIn = (n: number): string => countOf(n, 'location', 'locations')
export const rowsIn = (n: number): string => countOf(n, 'row', 'rows')

export const importStateWords: Record<ImportState, { words: string; tone: BadgeTone }> = {
  mapping: { words: 'Columns to confirm', tone: 'waiting' },
  checking: { words: 'Being checked', tone: 'waiting' },
  checked: { words: 'Checked, not saved', tone: 'waiting' },
  saving: { words: 'Being saved', tone: 'waiting' },
  saved: { words: 'Saved', tone: 'good' },
  undoing: { words: 'Being undone', tone: 'waiting' },
  undone: { words: 'Undone', tone: 'plain' },
}

export const rowStateWords: Record<ImportRow['state'], { words: string; tone: BadgeTone }> = {
  unchecked: { words: 'Not checked', tone: 'plain' },
  new: { words: 'New', tone: 'good' },
  update: { words: 'Change', tone: 'good' },
  unchanged: { words: 'No change', tone: 'plain' },
  skip: { words: 'Left out', tone: 'plain' },
  bad: { words: 'To mend', tone: 'bad' },
  created: { words: 'Added', tone: 'good' },
  updated: { words: 'Changed', tone: 'good' },
}

/** The kinds of rows there are in an import, with how many of each; the first that asks for something comes first. */
export function rowKinds({
  counts,
  total,
}: Pick<Import, 'counts' | 'total'>): { show: ShownRows; words: string; n: number }[] {
  const { bad, asks, new: added, update, unchanged, skip, created, updated, kept } = counts
  const kinds: { show: ShownRows; words: string; n: number }[] = [
    { show: 'bad', words: 'To mend', n: bad },
    { show: 'asks', words: 'Waiting for a reason', n: asks },
    { show: 'kept', words: 'Kept by the undo', n: kept },
    { show: 'new', words: 'New', n: added },
    { show: 'update', words: 'Changes', n: update },
    { show: 'unchanged', words: 'No change', n: unchanged },
    { show: 'skip', words: 'Left out', n: skip },
    { show: 'saved', words: 'Saved', n: created + updated },
    { show: 'all', words: 'All rows', n: total },
  ]
  return kinds.filter(({ show, n }) => n > 0 || show === 'all')
}

/** What saving would do now: "Add 293 locations and change 2". '' when there is nothing to save. */
export function saveWords({ counts }: Pick<Import, 'counts'>, answered: number): string {
  const wanted = counts.new + counts.update - counts.asks + answered
  if (wanted <= 0) return ''
  if (counts.update === 0) return `Add ${locationsIn(wanted)}`
  if (counts.new === 0) return `Change ${locationsIn(wanted)}`
  return `Save ${locationsIn(wanted)}`
}

/** Some of the locations that were just named. */
function whoOf(some: number, all: number): string {
  if (some < all) return `${some.toLocaleString('en-US')} of them`
  return some === 1 ? 'It' : 'They all'
}

/** What has come of an import, as sentences. */
export function outcomeWords({ state, counts }: Pick<Import, 'state' | 'counts'>): string[] {
  const { new: added, update, unchanged, skip, bad, asks, created, updated, kept } = counts
  const done = [
    created > 0 && `${locationsIn(created)} added.`,
    updated > 0 && `${locationsIn(updated)} changed.`,
    kept > 0 && `${locationsIn(kept)} kept, because somebody has worked on ${kept === 1 ? 'it' : 'them'} since.`,
  ]
  const open = [
    added > 0 && `${locationsIn(added)} to add.`,
    update > 0 && `${locationsIn(update)} to change.`,
    asks > 0 && `${whoOf(asks, added + update)} ${asks === 1 ? 'waits' : 'wait'} for a reason.`,
    unchanged > 0 && `${rowsIn(unchanged)} ${unchanged === 1 ? 'says' : 'say'} what we know already.`,
    skip > 0 && `${rowsIn(skip)} left out, because we have the location.`,
    bad > 0 && `${rowsIn(bad)} to mend.`,
  ]
  const all = state === 'undone' ? ['The import was undone.', ...done.slice(2)] : [...done, ...open]
  return all.filter(words => words !== false)
}
