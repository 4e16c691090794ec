import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { users } from '#src/features/accounts/tables.ts'
import { business_members, businesses } from '#src/features/businesses/tables.ts'
import { type LocationStatus, locationStatuses } from '#src/features/locations/location-status.ts'

const time = () => timestamp({ withTimezone: true })
const written = () => time().notNull().defaultNow()
const byUser = () => uuid().references(() => users.id, { onDelete: 'set null' })
const ofBusiness = () =>
  uuid()
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' })

const told = () => text().notNull()
const kept = <Field extends keyof LocationRecord>() => jsonb().$type<LocationRecord[Field]>().notNull()

/** One shop. The columns from `name` to `year_founded` are its record, checked by `checkLocation` before they are written. */
export const locations = pgTable(
  'locations',
  {
    id: uuid().primaryKey(),
    business_id: ofBusiness(),
    status: text().$type<LocationStatus>().notNull(),
    /** 1 at first, and one more with every change of the record. */
    version: integer().notNull().default(1),
    /** How much of what customers look for is told, 0 to 100. */
    completeness: integer().notNull(),
    created_at: written(),
    created_by: byUser(),
    updated_at: written(),
    updated_by: byUser(),

    name: told(),
    store_code: told(),
    business_type: told().$type<LocationRecord['business_type']>(),
    address_line_1: told(),
    address_line_2: told(),
    city: told(),
    state: told(),
    zip: told(),
    hide_address: boolean().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    service_areas: kept<'service_areas'>(),
    phone: told(),
    additional_phones: kept<'additional_phones'>(),
    website: told(),
    primary_category: told(),
    additional_categories: kept<'additional_categories'>(),
    regular_hours: jsonb().$type<LocationRecord['regular_hours']>(),
    special_hours: kept<'special_hours'>(),
    more_hours: kept<'more_hours'>(),
    time_zone: told(),
    open_status: told().$type<LocationRecord['open_status']>(),
    opening_date: told(),
    description: told(),
    services: kept<'services'>(),
    attributes: kept<'attributes'>(),
    social_links: kept<'social_links'>(),
    booking_links: kept<'booking_links'>(),
    labels: kept<'labels'>(),
    languages: kept<'languages'>(),
    payment_types: kept<'payment_types'>(),
    licence_number: told(),
    owner_name: told(),
    year_founded: integer(),

    /** What a search looks through, in lower case; a phone number by its digits. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(name || ' ' || store_code || ' ' || address_line_1 || ' ' || address_line_2 || ' ' || city || ' ' || state || ' ' || zip || ' ' || phone)`,
      ),
  },
  table => [
    unique('locations_id_business_id_unique').on(table.id, table.business_id),
    uniqueIndex('locations_store_code_index').on(table.business_id, table.store_code).where(sql`store_code <> ''`),
    index('locations_name_index').on(table.business_id, sql`lower(${table.name})`, table.id),
    index().on(table.business_id, table.updated_at, table.id),
    index().on(table.business_id, table.status),
    index('locations_pending_index').on(table.business_id).where(sql`status = 'pending_review'`),
    check(
      'locations_status_check',
      sql`${table.status} in (${sql.raw(locationStatuses.map(status => `'${status}'`).join(', '))})`,
    ),
    check('locations_completeness_check', sql`${table.completeness} between 0 and 100`),
  ],
).enableRLS()

/** A name under which a business puts locations together. */
export const location_groups = pgTable(
  'location_groups',
  {
    id: uuid().primaryKey(),
    business_id: ofBusiness(),
    name: text().notNull(),
    created_at: written(),
    created_by: byUser(),
  },
  table => [
    unique('location_groups_id_business_id_unique').on(table.id, table.business_id),
    uniqueIndex('location_groups_name_index').on(table.business_id, sql`lower(${table.name})`),
  ],
).enableRLS()

/** Which locations are in a group. Both belong to the same business: the keys say so. */
export const grouped_locations = pgTable(
  'grouped_locations',
  { group_id: uuid().notNull(), location_id: uuid().notNull(), business_id: uuid().notNull() },
  table => [
    primaryKey({ columns: [table.group_id, table.location_id] }),
    index().on(table.location_id),
    foreignKey({
      columns: [table.group_id, table.business_id],
      foreignColumns: [location_groups.id, location_groups.business_id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.location_id, table.business_id],
      foreignColumns: [locations.id, locations.business_id],
    }).onDelete('cascade'),
  ],
).enableRLS()

/** The locations that a member with the scope `chosen` was given. */
export const member_locations = pgTable(
  'member_locations',
  { user_id: uuid().notNull(), location_id: uuid().notNull(), business_id: uuid().notNull() },
  table => [
    primaryKey({ columns: [table.user_id, table.location_id] }),
    index().on(table.location_id),
    foreignKey({
      columns: [table.business_id, table.user_id],
      foreignColumns: [business_members.business_id, business_members.user_id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.location_id, table.business_id],
      foreignColumns: [locations.id, locations.business_id],
    }).onDelete('cascade'),
  ],
).enableRLS()

/** The groups that a member with the scope `chosen` was given: they see whatever is in them. */
export const member_groups = pgTable(
  'member_groups',
  { user_id: uuid().notNull(), group_id: uuid().notNull(), business_id: uuid().notNull() },
  table => [
    primaryKey({ columns: [table.user_id, table.group_id] }),
    index().on(table.group_id),
    foreignKey({
      columns: [table.business_id, table.user_id],
      foreignColumns: [business_members.business_id, business_members.user_id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.group_id, table.business_id],
      foreignColumns: [location_groups.id, location_groups.business_id],
    }).onDelete('cascade'),
  ],
).enableRLS()

/** What somebody has typed into a form and not saved yet: theirs alone, one for each location and one for a new one. */
export const location_drafts = pgTable(
  'location_drafts',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    business_id: ofBusiness(),
    /** Null: of a location that does not exist yet. */
    location_id: uuid().references(() => locations.id, { onDelete: 'cascade' }),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version of the location that was on the screen; null for a new one. */
    based_on_version: integer(),
    updated_at: written(),
  },
  table => [
    unique('location_drafts_one_each').on(table.user_id, table.business_id, table.location_id).nullsNotDistinct(),
    index().on(table.location_id),
  ],
).enableRLS()

/** A filter of the list that somebody keeps by a name, for themselves. */
export const location_views = pgTable(
  'location_views',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    business_id: ofBusiness(),
    name: text().notNull(),
    /** As the address of the list says it. */
    query: text().notNull(),
  },
  table => [uniqueIndex('location_views_name_index').on(table.user_id, table.business_id, sql`lower(${table.name})`)],
).enableRLS()
