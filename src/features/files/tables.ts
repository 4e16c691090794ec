import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { users } from '#src/features/accounts/tables.ts'
import { businesses } from '#src/features/businesses/tables.ts'
import type { FileKind } from '#src/features/files/file-kinds.ts'
import { locations } from '#src/features/locations/tables.ts'

const time = () => timestamp({ withTimezone: true })
/** Without a cascade: a row that went by itself would leave its objects behind. */
const ofBusiness = () =>
  uuid()
    .notNull()
    .references(() => businesses.id)

/**
 * A picture that somebody has sent. The row is there before its objects are and goes before they do, so that no object is
 * ever without somebody who knows of it; until `stored_at` nobody is shown it.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    business_id: ofBusiness(),
    kind: text().$type<FileKind>().notNull(),
    /** As the sender called it. */
    original_name: text().notNull(),
    /** What it was when it came, by its content; so are the bytes and the hash. */
    mime: text().notNull(),
    bytes: integer().notNull(),
    /** As it is shown, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    sha256: text().notNull(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: time().notNull().defaultNow(),
    /** Null: its objects are being written, or the process that wrote them is gone. */
    stored_at: time(),
  },
  table => [
    unique('files_id_business_id_unique').on(table.id, table.business_id),
    index('files_name_index').on(table.business_id, sql`lower(${table.original_name})`, table.id),
    index('files_unfinished_index').on(table.created_at).where(sql`stored_at is null`),
    index().on(table.created_by),
    check('files_kind_check', sql`${table.kind} in ('photo', 'logo', 'asset')`),
  ],
).enableRLS()

/** The logo of a business as a whole. */
export const business_logos = pgTable(
  'business_logos',
  { business_id: uuid().primaryKey(), file_id: uuid().notNull() },
  table => [
    index().on(table.file_id),
    foreignKey({ columns: [table.business_id], foreignColumns: [businesses.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.file_id, table.business_id], foreignColumns: [files.id, files.business_id] }),
  ],
).enableRLS()

/** What is shown with a location, in this order. A picture that is shown somewhere cannot be deleted: its key has no cascade. */
export const location_photos = pgTable(
  'location_photos',
  {
    location_id: uuid().notNull(),
    file_id: uuid().notNull(),
    business_id: uuid().notNull(),
    kind: text().$type<PhotoKind>().notNull(),
    /** What it shows, for who does not see it. */
    alt_text: text().notNull(),
    position: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.location_id, table.file_id] }),
    index().on(table.file_id),
    index().on(table.business_id),
    uniqueIndex('location_photos_one_logo_and_cover')
      .on(table.location_id, table.kind)
      .where(sql`kind in ('logo', 'cover')`),
    foreignKey({
      columns: [table.location_id, table.business_id],
      foreignColumns: [locations.id, locations.business_id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.file_id, table.business_id], foreignColumns: [files.id, files.business_id] }),
    check(
      'location_photos_kind_check',
      sql`${table.kind} in ('logo', 'cover', 'interior', 'exterior', 'team', 'work')`,
    ),
  ],
).enableRLS()
