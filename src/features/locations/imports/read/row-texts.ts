import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { recordCells } from '#src/features/locations/export-cells.ts'
import type { ColumnTarget } from '#src/features/locations/imports/read/column-targets.ts'
import type { Mapping } from '#src/features/locations/imports/read/suggest-mapping.ts'

/** What the cells of one row say, by what their columns are about; empty ones are left out. */
export type RowTexts = ReadonlyMap<ColumnTarget, string>

/** Our files put an apostrophe in front of what a spreadsheet would run; see platform/http/csv.ts. */
const guarded = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** Reads the cells of one row by the columns' mapping. Further lines of the address become one text. */
export function rowTexts(mapping: Mapping, cells: readonly string[]): RowTexts {
  const texts = new Map<ColumnTarget, string>()
  for (const [at, target] of mapping.entries()) {
    const text = (cells[at] ?? '').trim().replace(guarded, '')
    if (target === null || text === '') continue
    const before = texts.get(target)
    texts.set(target, before === undefined ? text : `${before}, ${text}`)
  }
  return texts
}

/**
 * What a row says beyond what the location's row of our own file would say: a file that was downloaded and sent back unchanged
 * changes nothing, be a cell ever so hard to read back.
 */
export function newTexts(texts: RowTexts, known: LocationRecord): RowTexts {
  const cells = recordCells(known)
  return new Map(
    [...texts].filter(
      ([target, text]) =>
        String(cells.get(target) ?? '')
          .trim()
          .replace(guarded, '') !== text,
    ),
  )
}
