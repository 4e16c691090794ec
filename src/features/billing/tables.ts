import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#src/features/accounts/tables.ts'

/** What is paid for, per location. `active` and `trialing` count as subscribed, every other status does not. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    location_id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index().on(table.user_id)],
).enableRLS()
