import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { namesOfUsers } from '#src/features/accounts/public.ts'
import type { ActivityAction, FieldChange, ReasonGiven } from '#src/features/activity/activity-entry.ts'
import type { Author } from '#src/features/activity/author.ts'
import { activity } from '#src/features/activity/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type NewEntry = {
  business_id: string
  action: ActivityAction
  /** Made here unless something else has to name it. */
  id?: string
  location_id?: string
  field_changes?: FieldChange[]
  reason?: string
  accepted_warnings?: ReasonGiven[]
  /** The version of the location, or of the business, that the change made. */
  version?: number
  /** The entry of the change of many that this belongs to. */
  parent_id?: string
}

/** Entries that one statement writes. */
const atOnce = 1000

const columns = sql.join(
  [
    'id',
    'business_id',
    'location_id',
    'actor_id',
    'actor_name',
    'actor_kind',
    'action',
    'field_changes',
    'reason',
    'accepted_warnings',
    'version',
    'parent_id',
    'from_address',
  ].map(name => sql.identifier(name)),
  sql`, `,
)

/** Their values travel as one: to build a statement with a parameter for each takes longer than to carry it out. */
async function insertEntries(tx: Transaction, rows: readonly (typeof activity.$inferInsert)[]): Promise<void> {
  await tx.execute(sql`
    insert into ${activity} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${activity}, ${JSON.stringify(rows)}::jsonb)`)
}

/** Writes down what the author does, inside the transaction that does it; nobody can change it afterwards. */
export async function noteActivity(
  tx: Transaction,
  { actor, from_address }: Author,
  entries: readonly NewEntry[],
): Promise<void> {
  const names = await namesOfUsers(tx, [actor.user_id])
  const author = {
    actor_id: actor.user_id,
    actor_name: names.get(actor.user_id) ?? '',
    actor_kind: actor.role === 'admin' ? ('agency' as const) : ('client' as const),
    from_address,
  }
  const rows = entries.map(entry => ({
    id: randomUUIDv7(),
    field_changes: [],
    reason: '',
    accepted_warnings: [],
    ...entry,
    ...author,
  }))
  for (let n = 0; n < rows.length; n += atOnce) await insertEntries(tx, rows.slice(n, n + atOnce))
}
