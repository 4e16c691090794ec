import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Random keys of this installation, made on first use and shared by every process on the database. */
export const installation_secrets = pgTable('installation_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
}).enableRLS()
