import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#src/features/accounts/tables.ts'
import { businesses } from '#src/features/businesses/tables.ts'

/** What is paid for, per location. `active` and `trialing` count as subscribed, every other status does not. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    location_id: uuid().primaryKey(),
    /** Whose location it is; null for those from before there were businesses, which belong to a user. */
    business_id: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index().on(table.user_id), index().on(table.business_id)],
).enableRLS()
