import { findStanding, seesAll } from '#src/features/businesses/public.ts'
import { countLocations, readLacking } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** One page of the locations of a business with what each lacks, those that lack most first. */
export function checkLocations(
  database: Database,
  actor: UserActor,
  business_id: string,
  { page, size }: { page: number; size: number },
) {
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return { ok: false as const, reason: 'not_found' as const }
    if (!seesAll(standing)) return { ok: false as const, reason: 'whole_business_only' as const }
    const locations = await readLacking(tx, business_id, { limit: size, offset: (page - 1) * size })
    const total = (await countLocations(tx, [standing])).get(business_id)?.locations ?? 0
    return { ok: true as const, checked: { locations, total, page, size } }
  })
}
