import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ActivityAction, ActorKind, FieldChange, ReasonGiven } from '#src/features/activity/activity-entry.ts'
import { businesses } from '#src/features/businesses/tables.ts'

/**
 * Who did what, when and from where: written with the change itself, never altered. Rows outlive the users and locations
 * they name, hence no foreign keys to those, and keep the names that people had then.
 */
export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey(),
    business_id: uuid()
      .notNull()
      .references(() => businesses.id),
    /** Null: about the business, its members or many locations at once. */
    location_id: uuid(),
    /** Null: the program itself. */
    actor_id: uuid(),
    actor_name: text().notNull(),
    actor_kind: text().$type<ActorKind>().notNull(),
    action: text().$type<ActivityAction>().notNull(),
    field_changes: jsonb().$type<FieldChange[]>().notNull(),
    /** Why, in the actor's words; '' when nobody asked. */
    reason: text().notNull(),
    /** Why each warning of policy was set aside. */
    accepted_warnings: jsonb().$type<ReasonGiven[]>().notNull(),
    /** The version of the location, or of the details of the business, that this made; null where none was made. */
    version: integer(),
    /** The entry of the change of many locations that this belongs to. */
    parent_id: uuid(),
    /** The network, not the computer: see `shortAddress`. */
    from_address: text().notNull(),
    /** Not the transaction's start: of two that waited for each other the later one must read as later. */
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  table => [
    index().on(table.business_id, table.created_at, table.id),
    index().on(table.business_id, table.action, table.created_at, table.id),
    index().on(table.location_id, table.created_at, table.id),
    index().on(table.parent_id),
    check('activity_actor_kind_check', sql`${table.actor_kind} in ('client', 'agency', 'system')`),
  ],
).enableRLS()
