import { randomUUIDv7 } from 'node:crypto'
import type { ContactStatus } from '#src/features/contacts/contact-status.ts'
import type { WantedStatus } from '#src/features/contacts/desk-schema.ts'
import { findStatuses, insertStatusChanges, waitForDesk } from '#src/features/contacts/desk-store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What really changed: a contact that had the status already is not among them. */
export type StatusChange = { contact_id: string; from: ContactStatus; to: ContactStatus }

/** Gives contacts their statuses within a transaction that has waited for its turn; undefined when one does not exist. */
export async function giveStatuses(
  tx: Transaction,
  actor: UserActor,
  wanted: readonly WantedStatus[],
): Promise<StatusChange[] | undefined> {
  const last = new Map(wanted.map(({ contact_id, status }) => [contact_id, status]))
  const statuses = await findStatuses(tx, [...last.keys()])
  const changes: StatusChange[] = []
  for (const [contact_id, to] of last) {
    const from = statuses.get(contact_id)
    if (from === undefined) return undefined
    if (from !== to) changes.push({ contact_id, from, to })
  }
  const rows = changes.map(({ contact_id, to }) => ({
    id: randomUUIDv7(),
    contact_id,
    status: to,
    changed_by: actor.user_id,
  }))
  await insertStatusChanges(tx, rows)
  return changes
}

/** Gives all of these contacts their statuses, or none of them when one does not exist; of a contact named twice the last counts. */
export function changeStatuses(
  database: Database,
  actor: UserActor,
  wanted: readonly WantedStatus[],
): Promise<StatusChange[] | undefined> {
  return database.inTransaction(actor, async tx => {
    await waitForDesk(tx)
    return giveStatuses(tx, actor, wanted)
  })
}
