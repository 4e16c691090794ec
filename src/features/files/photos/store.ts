import { and, asc, eq } from 'drizzle-orm'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { location_photos } from '#src/features/files/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const { location_id, file_id, kind, alt_text, position } = location_photos

export type PhotoRow = { file_id: string; kind: PhotoKind; alt_text: string }

/** In the order in which they are shown. */
export function readPhotos(tx: Transaction, id: string): Promise<PhotoRow[]> {
  return tx
    .select({ file_id, kind, alt_text })
    .from(location_photos)
    .where(eq(location_id, id))
    .orderBy(asc(position), asc(file_id))
}

type Place = { location_id: string; business_id: string }

export async function writePhotos(tx: Transaction, of: Place, photos: readonly PhotoRow[]): Promise<void> {
  const { business_id } = of
  await tx
    .delete(location_photos)
    .where(and(eq(location_id, of.location_id), eq(location_photos.business_id, business_id)))
  if (photos.length === 0) return
  await tx.insert(location_photos).values(photos.map((photo, position) => ({ ...of, ...photo, position })))
}

/** What the photos of a location show. */
export async function photoKindsOf(tx: Transaction, id: string): Promise<Set<PhotoKind>> {
  const rows = await tx.selectDistinct({ kind }).from(location_photos).where(eq(location_id, id))
  return new Set(rows.map(row => row.kind))
}

/** The same for every location of a business; one without photos is not in it. */
export async function photoKindsIn(tx: Transaction, business_id: string): Promise<Map<string, Set<PhotoKind>>> {
  const rows = await tx
    .selectDistinct({ id: location_id, kind })
    .from(location_photos)
    .where(eq(location_photos.business_id, business_id))
  const kinds = new Map<string, Set<PhotoKind>>()
  for (const { id, kind } of rows) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind))
  return kinds
}
