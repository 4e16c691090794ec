import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { completeness } from '#src/domain/location/record/completeness.ts'
import { type LocationRow, recordOf } from '#src/features/locations/record-columns.ts'
import { updateCompleteness } from '#src/features/locations/store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Writes down how complete a location is with photos of these kinds. Photos are no part of the record: its version stays. */
export async function weighPhotos(
  tx: Transaction,
  row: LocationRow,
  photos: ReadonlySet<PhotoKind>,
  by: string,
): Promise<void> {
  const { percent } = completeness(recordOf(row), photos)
  if (percent !== row.completeness) await updateCompleteness(tx, row.id, percent, by)
}
