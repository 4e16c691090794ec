import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#src/features/accounts/tables.ts'
import { type ContactStatus, contactStatuses } from '#src/features/contacts/contact-status.ts'
import { mail_outbox } from '#src/platform/mail/tables.ts'

/** People who wrote to us. Optional fields left empty are '', never null. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    message: text().notNull(),
    /** Where it came from: the path of the page whose form sent it; '' when that is not known. */
    source: text().notNull().default(''),
    /** Why the message came in as spam; null for a real one. */
    spam_reason: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index().on(table.created_at, table.id), index('contacts_lower_email_index').on(sql`lower(${table.email})`)],
).enableRLS()

/**
 * What a visitor's request may look up again: keyed hashes and times, no word of the message. Kept apart from `contacts`
 * so that the row policies can let a visitor see these and none of those.
 */
export const contact_receipts = pgTable(
  'contact_receipts',
  {
    contact_id: uuid()
      .primaryKey()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    idempotency_key: text().unique(),
    payload_hash: text().notNull(),
    address_hash: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index().on(table.address_hash, table.created_at)],
).enableRLS()

const ofContact = () =>
  uuid()
    .notNull()
    .references(() => contacts.id, { onDelete: 'cascade' })

/** Null once that admin's account is gone. */
const byAdmin = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** Not the transaction's start: of two that waited for each other the later one must read as later. */
const now = () => timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`)

/** Every status a contact was given; the newest is in force. Rows are only ever added. */
export const contact_status_changes = pgTable(
  'contact_status_changes',
  {
    id: uuid().primaryKey(),
    contact_id: ofContact(),
    status: text().$type<ContactStatus>().notNull(),
    changed_by: byAdmin(),
    created_at: now(),
  },
  table => [
    index().on(table.contact_id, table.created_at),
    check(
      'contact_status_changes_status_check',
      sql`${table.status} in (${sql.raw(contactStatuses.map(status => `'${status}'`).join(', '))})`,
    ),
  ],
).enableRLS()

/** What admins tell each other about a contact. */
export const contact_notes = pgTable(
  'contact_notes',
  {
    id: uuid().primaryKey(),
    contact_id: ofContact(),
    text: text().notNull(),
    written_by: byAdmin(),
    created_at: now(),
  },
  table => [index().on(table.contact_id, table.created_at)],
).enableRLS()

/** What admins wrote back. Whether it has arrived stands in the outbox. */
export const contact_replies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey(),
    contact_id: ofContact(),
    text: text().notNull(),
    idempotency_key: text().notNull(),
    mail_id: uuid()
      .notNull()
      .unique()
      .references(() => mail_outbox.id),
    sent_by: byAdmin(),
    created_at: now(),
  },
  table => [unique().on(table.contact_id, table.idempotency_key)],
).enableRLS()
