import { and, eq, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import type { ReadPhone } from '#src/domain/location/reach/phones.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { photoKindsIn } from '#src/features/files/public.ts'
import { placeKeyOfRow } from '#src/features/locations/imports/read/place-key-of-row.ts'
import type { RowTexts } from '#src/features/locations/imports/read/row-texts.ts'
import { placeKey } from '#src/features/locations/place-key.ts'
import { type LocationRow, recordColumns } from '#src/features/locations/record-columns.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type FoundLocation = LocationRecord & Pick<LocationRow, 'id' | 'status' | 'version'>

export type KnownLocation = FoundLocation & { photos: ReadonlySet<PhotoKind> }

/** `other_code`: the same phone and address under another store code, which may be another shop. */
export type Match = { location: KnownLocation; by: 'id' | 'store_code' | 'place' | 'other_code' }

export type KnownLocations = { matchOf(texts: RowTexts): Match | undefined }

const noPhotos: ReadonlySet<PhotoKind> = new Set()

const idIn = (texts: RowTexts): string | undefined => z.uuid().safeParse(texts.get('id')).data

/** Reads the locations of the business that some rows may mean, locked in the order of their ids where they are to change. */
export async function readKnown(
  tx: Transaction,
  business_id: string,
  rows: readonly RowTexts[],
  { readPhone, lock }: { readPhone: ReadPhone; lock: 'locked' | 'unlocked' },
): Promise<KnownLocations> {
  const ids = rows.flatMap(texts => idIn(texts) ?? [])
  const codes = rows.flatMap(texts => texts.get('store_code') ?? [])
  const phones = rows.flatMap(texts => readPhone((texts.get('phone') ?? '').slice(0, 40))?.e164 ?? [])
  const { id, status, version, store_code, phone } = locations
  const query = tx
    .select({ id, status, version, ...recordColumns })
    .from(locations)
    .where(
      and(
        eq(locations.business_id, business_id),
        or(inArray(id, ids), inArray(store_code, codes), inArray(phone, phones)),
      ),
    )
    .orderBy(id)
  const { rows: read } = await tx.execute<FoundLocation>((lock === 'locked' ? query.for('update') : query).getSQL())
  const photos = read.length > 0 ? await photoKindsIn(tx, business_id) : new Map<string, never>()
  const found = read.map(location => ({ ...location, photos: photos.get(location.id) ?? noPhotos }))
  const by_id = new Map(found.map(location => [location.id, location]))
  const by_code = new Map(
    found.flatMap(location => (location.store_code === '' ? [] : [[location.store_code, location]])),
  )
  const by_place = new Map(found.map(location => [placeKey(location), location]))

  return {
    matchOf(texts) {
      const same = by_id.get(idIn(texts) ?? '')
      if (same) return { location: same, by: 'id' }
      const code = texts.get('store_code') ?? ''
      const coded = by_code.get(code)
      if (coded) return { location: coded, by: 'store_code' }
      const key = placeKeyOfRow(texts, readPhone)
      const there = key === '' ? undefined : by_place.get(key)
      if (!there) return undefined
      const is_other = code !== '' && there.store_code !== ''
      return { location: there, by: is_other ? 'other_code' : 'place' }
    },
  }
}
