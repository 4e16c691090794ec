import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/accounts/tables.ts'
import type { CheckState, ContactKind } from '#src/features/contacts/contact-kind.ts'
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
    /** A message that somebody wrote, or a free SEO check that they asked for: then `contact_checks` says more. */
    kind: text().$type<ContactKind>().notNull().default('message'),
    /** Why the message came in as spam; null for a real one. */
    spam_reason: text(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index().on(table.created_at, table.id),
    index('contacts_lower_email_index').on(sql`lower(${table.email})`),
    check('contacts_kind_check', sql`${table.kind} in ('message', 'check')`),
  ],
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

/**
 * What the agency knows of a free SEO check, which made its contact. There is one for a site and a mail address; for
 * somebody who gave none, one for a site and their network.
 */
export const contact_checks = pgTable(
  'contact_checks',
  {
    contact_id: ofContact().primaryKey(),
    /** The same for every spelling of its address. */
    site: text().notNull(),
    /** Keyed hash of the visitor's network. */
    visitor_hash: text().notNull(),
    /** In lower case; '' while none was given. */
    email: text().notNull().default(''),
    state: text().$type<CheckState>().notNull(),
    /** 0 to 100; null without a report. */
    score: integer(),
    /** The secret link to the result, as a path; null once it has expired. */
    result_path: text(),
    wants_news: boolean().notNull().default(false),
    /** The mail with the report; whether it has arrived stands in the outbox. */
    mail_id: uuid().references(() => mail_outbox.id),
    checked_at: now(),
  },
  table => [
    uniqueIndex('contact_checks_anonymous_index').on(table.site, table.visitor_hash).where(sql`${table.email} = ''`),
    uniqueIndex('contact_checks_email_index').on(table.site, table.email).where(sql`${table.email} <> ''`),
    index().on(table.visitor_hash),
    check('contact_checks_state_check', sql`${table.state} in ('running', 'done', 'failed')`),
  ],
).enableRLS()
