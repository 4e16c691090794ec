import { findStanding, mayArrange, type Standing } from '#src/features/businesses/public.ts'
import { type LocationImport, lockImport, readImport } from '#src/features/locations/imports/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type ImportUnseen = { ok: false; reason: 'no_business' | 'no_import' | 'editors_only' }

/** An import adds locations and shows all of a file: it is for those who may add locations. */
export async function mayImport(
  tx: Transaction,
  actor: UserActor,
  business_id: string,
): Promise<ImportUnseen | { ok: true; standing: Standing }> {
  const standing = await findStanding(tx, actor, business_id)
  if (!standing) return { ok: false, reason: 'no_business' }
  return mayArrange(standing) ? { ok: true, standing } : { ok: false, reason: 'editors_only' }
}

/** An import of a business in which the actor may do so; for everybody else it is missing. */
async function seen(
  tx: Transaction,
  actor: UserActor,
  found: LocationImport | undefined,
): Promise<LocationImport | undefined> {
  const allowed = found && (await mayImport(tx, actor, found.business_id))
  return allowed?.ok ? found : undefined
}

export async function seeImport(tx: Transaction, actor: UserActor, id: string): Promise<LocationImport | undefined> {
  return seen(tx, actor, await readImport(tx, id))
}

/** The same, and nobody else works on it until the transaction ends. */
export async function holdImport(tx: Transaction, actor: UserActor, id: string): Promise<LocationImport | undefined> {
  return seen(tx, actor, await lockImport(tx, id))
}
