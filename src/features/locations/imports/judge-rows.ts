import { setImmediate } from 'node:timers/promises'
import { type JudgedRow, judgeRow } from '#src/features/locations/imports/judge-row.ts'
import { readKnown } from '#src/features/locations/imports/known-locations.ts'
import { rowTexts } from '#src/features/locations/imports/read/row-texts.ts'
import type { ImportRow, LocationImport } from '#src/features/locations/imports/store.ts'
import { locationRules } from '#src/features/locations/location-rules.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Rows judged before others get their turn: some milliseconds. */
const inOneGo = 20

/** Judges rows of an import, in their order, without keeping requests waiting. */
export async function judgeRows(
  tx: Transaction,
  found: LocationImport,
  rows: readonly ImportRow[],
  lock: 'locked' | 'unlocked',
): Promise<JudgedRow[]> {
  const now = Date.now()
  const { readPhone } = locationRules(now)
  const texts = rows.map(({ cells }) => rowTexts(found.mapping, cells))
  const known = await readKnown(tx, found.business_id, texts, { readPhone, lock })
  const judged: JudgedRow[] = []
  for (const [at, row] of rows.entries()) {
    const said = texts[at] ?? new Map()
    judged.push(judgeRow(row.n, said, known.matchOf(said), found, now))
    if (at % inOneGo === inOneGo - 1) await setImmediate()
  }
  return judged
}
