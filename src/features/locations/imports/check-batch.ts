import { judgeRows } from '#src/features/locations/imports/judge-rows.ts'
import {
  isUnchecked,
  keepVerdicts,
  type LocationImport,
  markTwins,
  readRows,
  updateImport,
} from '#src/features/locations/imports/store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const atOnce = 500

/** Judges rows as if nobody had set a warning aside, so that all of them are told. */
export async function checkRows(tx: Transaction, found: LocationImport, most: number): Promise<number> {
  const rows = await readRows(tx, found.id, isUnchecked, most)
  if (rows.length === 0) return 0
  const judged = await judgeRows(tx, { ...found, accepted_warnings: [] }, rows, 'unlocked')
  const verdicts = judged.map(({ row }) => row)
  await keepVerdicts(tx, found.id, verdicts)
  return rows.length
}

/** Judges the next rows of an import that is being checked; when none is left, says so. */
export async function checkBatch(tx: Transaction, found: LocationImport): Promise<void> {
  if ((await checkRows(tx, found, atOnce)) === atOnce) return
  await markTwins(tx, found.id)
  await updateImport(tx, found.id, { state: 'checked' })
}
