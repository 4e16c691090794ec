import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { whereContact, whereStatus } from '#src/features/contacts/contact-filter.ts'
import { type ContactStatus, contactStatuses } from '#src/features/contacts/contact-status.ts'
import type { ContactListQuery } from '#src/features/contacts/desk-schema.ts'
import { latestStatus } from '#src/features/contacts/latest-status.ts'
import { contact_checks, contacts } from '#src/features/contacts/tables.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** How much of a message the list shows, in characters. */
const excerptLength = 160

function orderOf(status: SQL, { sort, order }: ContactListQuery): SQL[] {
  const by: Record<ContactListQuery['sort'], SQL> = {
    created_at: sql`${contacts.created_at}`,
    name: sql`lower(${contacts.name})`,
    company: sql`lower(${contacts.company})`,
    source: sql`${contacts.source}`,
    status: sql`array_position(array[${sql.raw(contactStatuses.map(name => `'${name}'`).join(', '))}], ${status})`,
  }
  const direction = order === 'asc' ? asc : desc
  return [direction(by[sort]), direction(sql`${contacts.created_at}`), direction(sql`${contacts.id}`)]
}

/** How many of the contacts have each status; the filter's own status is left out of account. */
async function countByStatus(tx: Transaction, query: ContactListQuery): Promise<Record<ContactStatus, number>> {
  const { latest, status } = latestStatus(tx)
  const rows = await tx
    .select({ status, contacts: count() })
    .from(contacts)
    .leftJoinLateral(latest, sql`true`)
    .where(whereContact(query))
    .groupBy(sql`1`)
  const counts = Object.fromEntries(contactStatuses.map(name => [name, 0])) as Record<ContactStatus, number>
  for (const row of rows) counts[row.status] = row.contacts
  return counts
}

async function readPage(tx: Transaction, query: ContactListQuery) {
  const { latest, status } = latestStatus(tx)
  return tx
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      phone: contacts.phone,
      company: contacts.company,
      source: contacts.source,
      kind: contacts.kind,
      score: contact_checks.score,
      excerpt: sql<string>`left(${contacts.message}, ${excerptLength}::int)`,
      status,
      created_at: contacts.created_at,
    })
    .from(contacts)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(contact_checks, eq(contact_checks.contact_id, contacts.id))
    .where(and(whereContact(query), whereStatus(status, query.status)))
    .orderBy(...orderOf(status, query))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
}

/** One page of the contacts a filter asks for, how many there are in all, and how many of each status. */
export async function listContacts(database: Database, actor: Actor, query: ContactListQuery) {
  return database.inTransaction(actor, async tx => {
    const status_counts = await countByStatus(tx, query)
    const counted = query.status.length === 0 ? contactStatuses : new Set(query.status)
    const total = [...counted].reduce((sum, status) => sum + status_counts[status], 0)
    const { page, page_size } = query
    return { contacts: await readPage(tx, query), total, page, page_size, status_counts }
  })
}

/** Where contacts have come from so far, and how many from each. */
export async function listSources(database: Database, actor: Actor) {
  return database.inTransaction(actor, tx =>
    tx
      .select({ source: contacts.source, contacts: count() })
      .from(contacts)
      .groupBy(contacts.source)
      .orderBy(desc(count()), contacts.source),
  )
}
