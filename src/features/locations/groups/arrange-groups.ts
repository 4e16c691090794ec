import { randomUUIDv7 } from 'node:crypto'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { findStanding, mayArrange, type Standing } from '#src/features/businesses/public.ts'
import {
  countGroups,
  deleteGroup,
  insertGroup,
  knownLocations,
  moveLocations,
  readGroup,
  readGroups,
  renameGroup,
} from '#src/features/locations/groups/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { violatedUnique } from '#src/platform/database/violated-unique.ts'

/** How many a business may have. */
export const mostGroups = 200

export type Arranged =
  | { ok: true; id: string }
  | {
      ok: false
      reason: 'no_business' | 'no_group' | 'editors_only' | 'name_taken' | 'too_many' | 'unknown_locations'
    }

type Group = NonNullable<Awaited<ReturnType<typeof readGroup>>>

/** What `work` answers, and `name_taken` when another group of the business has the name, in whatever case. */
async function unlessNameIsTaken(work: () => Promise<Arranged>): Promise<Arranged> {
  try {
    return await work()
  } catch (error) {
    if (violatedUnique(error) === 'location_groups_name_index') return { ok: false, reason: 'name_taken' }
    throw error
  }
}

/** The groups of a business that the actor sees; undefined for a stranger. */
export function listGroups(database: Database, actor: UserActor, business_id: string) {
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, business_id)
    return standing && (await readGroups(tx, standing))
  })
}

/** One of them; undefined when it is missing or not theirs to see. */
export function findGroup(database: Database, actor: UserActor, id: string) {
  return database.inTransaction(actor, async tx => {
    const group = await readGroup(tx, id)
    const standing = group && (await findStanding(tx, actor, group.business_id))
    return standing && (await readGroups(tx, standing)).find(row => row.id === id)
  })
}

export function createGroup(
  database: Database,
  author: Author,
  { business_id, name }: { business_id: string; name: string },
): Promise<Arranged> {
  const { actor } = author
  const create = () =>
    database.inTransaction(actor, async (tx): Promise<Arranged> => {
      const standing = await findStanding(tx, actor, business_id)
      if (!standing) return { ok: false, reason: 'no_business' }
      if (!mayArrange(standing)) return { ok: false, reason: 'editors_only' }
      if ((await countGroups(tx, business_id)) >= mostGroups) return { ok: false, reason: 'too_many' }
      const id = randomUUIDv7()
      await insertGroup(tx, { id, business_id, name, created_by: actor.user_id })
      const field_changes = [{ field: 'group', before: null, after: name }]
      await noteActivity(tx, author, [{ business_id, action: 'group_created', field_changes }])
      return { ok: true, id }
    })
  return unlessNameIsTaken(create)
}

type Work = (tx: Transaction, group: Group, standing: Standing) => Promise<Arranged>

/** Lets those who may arrange the group's business do `work` with it. */
function withGroup(database: Database, actor: UserActor, id: string, work: Work): Promise<Arranged> {
  return database.inTransaction(actor, async (tx): Promise<Arranged> => {
    const group = await readGroup(tx, id)
    const standing = group && (await findStanding(tx, actor, group.business_id))
    const seen = standing && (standing.scope === 'all' || (await readGroups(tx, standing)).some(row => row.id === id))
    if (!group || !seen) return { ok: false, reason: 'no_group' }
    if (!mayArrange(standing)) return { ok: false, reason: 'editors_only' }
    return work(tx, group, standing)
  })
}

export function changeGroup(
  database: Database,
  author: Author,
  { id, name }: { id: string; name: string },
): Promise<Arranged> {
  const rename: Work = async (tx, { business_id, name: before }) => {
    if (before === name) return { ok: true, id }
    await renameGroup(tx, id, name)
    const field_changes = [{ field: 'group', before, after: name }]
    await noteActivity(tx, author, [{ business_id, action: 'group_changed', field_changes }])
    return { ok: true, id }
  }
  return unlessNameIsTaken(() => withGroup(database, author.actor, id, rename))
}

/** Its locations stay, in other groups or in none. */
export function removeGroup(database: Database, author: Author, id: string): Promise<Arranged> {
  return withGroup(database, author.actor, id, async (tx, { business_id, name }) => {
    const field_changes = [{ field: 'group', before: name, after: null }]
    await noteActivity(tx, author, [{ business_id, action: 'group_deleted', field_changes }])
    await deleteGroup(tx, id)
    return { ok: true, id }
  })
}

/** Puts locations of the same business into a group, and takes others out. */
export function groupLocations(
  database: Database,
  author: Author,
  { id, add, remove }: { id: string; add: readonly string[]; remove: readonly string[] },
): Promise<Arranged> {
  return withGroup(database, author.actor, id, async (tx, { business_id, name }) => {
    const wanted = new Set([...add, ...remove])
    const known = await knownLocations(tx, business_id, [...wanted])
    if (known.length < wanted.size) return { ok: false, reason: 'unknown_locations' }
    await moveLocations(tx, { group_id: id, business_id, add, remove })
    const field_changes = [{ field: 'group_locations', before: { group: name, remove }, after: { group: name, add } }]
    await noteActivity(tx, author, [{ business_id, action: 'group_changed', field_changes }])
    return { ok: true, id }
  })
}
