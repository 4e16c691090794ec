import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Messages sent through the contact form. Optional fields left empty are '', never null. */
export const contacts = pgTable('contacts', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(''),
  company: text().notNull().default(''),
  message: text().notNull(),
  /** The path on which the form was filled; '' when the sender did not say. */
  page: text().notNull().default(''),
  /** Why the message counts as spam; null for a real one. */
  spam_reason: text(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
}).enableRLS()

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
