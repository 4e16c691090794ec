import type { Author } from '#src/features/activity/public.ts'
import { findStanding, mayArrange } from '#src/features/businesses/public.ts'
import { checkBatch } from '#src/features/locations/imports/check-batch.ts'
import { type ImportState, workingStates } from '#src/features/locations/imports/import-state.ts'
import { saveBatch } from '#src/features/locations/imports/save-batch.ts'
import { type LocationImport, lockImport, readImport, updateImport } from '#src/features/locations/imports/store.ts'
import { undoBatch } from '#src/features/locations/imports/undo-batch.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Step = (tx: Transaction, found: LocationImport, author: Author) => Promise<void>

const steps: Partial<Record<ImportState, Step>> = { checking: checkBatch, saving: saveBatch, undoing: undoBatch }

/** Where an import stands when whoever asked for the work may not do it any more. */
const given_up: Partial<Record<ImportState, ImportState>> = { checking: 'mapping', saving: 'saved', undoing: 'saved' }

function authorOf({ asked_by, asked_role, from_address }: LocationImport): Author | undefined {
  return asked_by ? { actor: { kind: 'user', user_id: asked_by, role: asked_role }, from_address } : undefined
}

/** Does the next piece in the name of whoever asked for it, as far as they still may. Answers whether there may be more. */
function work(database: Database, author: Author, id: string): Promise<boolean> {
  return database.inTransaction(author.actor, async tx => {
    const found = await lockImport(tx, id)
    const step = found && steps[found.state]
    if (!found || !step || found.asked_by !== author.actor.user_id) return false
    await step(tx, found, author)
    return true
  })
}

async function mayStill(database: Database, { actor }: Author, { business_id }: LocationImport): Promise<boolean> {
  const standing = await database.inTransaction(actor, tx => findStanding(tx, actor, business_id))
  return standing !== undefined && mayArrange(standing)
}

/**
 * Checks, saves or takes back the rows of an import, whatever it waits for, batch by batch with a transaction each. Whoever is
 * killed in between leaves whole batches, and the next one goes on after them.
 */
export async function runImport(database: Database, id: string): Promise<void> {
  for (;;) {
    const found = await database.inTransaction(system, tx => readImport(tx, id))
    if (!found || !workingStates.has(found.state)) return
    const author = authorOf(found)
    if (!author || !(await mayStill(database, author, found))) {
      const state = given_up[found.state] ?? found.state
      return database.inTransaction(system, tx => updateImport(tx, id, { state }))
    }
    let more = true
    while (more) more = await work(database, author, id)
  }
}
