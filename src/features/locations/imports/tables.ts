import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Role } from '#src/domain/access.ts'
import type { Warning } from '#src/domain/location/record/notes.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { ReasonGiven } from '#src/features/activity/public.ts'
import { businesses } from '#src/features/businesses/tables.ts'
import type { ImportState, KnownChoice, Verdict } from '#src/features/locations/imports/import-state.ts'
import type { Mapping } from '#src/features/locations/imports/read/suggest-mapping.ts'

const time = () => timestamp({ withTimezone: true })

/** What is wrong with a cell, or with the row where `column` is null. Columns are counted from 0. */
export type RowProblem = Warning & { column: number | null }

/** A file of locations, what its columns are about, and how far its rows have come. */
export const location_imports = pgTable(
  'location_imports',
  {
    id: uuid().primaryKey(),
    business_id: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    file_name: text().notNull(),
    file_kind: text().$type<'csv' | 'xlsx'>().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    when_known: text().$type<KnownChoice>().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** Rows of the file. */
    total: integer().notNull(),
    accepted_warnings: jsonb().$type<ReasonGiven[]>().notNull(),
    /** In whose name the job works, and from which network they asked for it. */
    asked_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    asked_role: text().$type<Role>().notNull(),
    from_address: text().notNull(),
    /** The entry of the activity under which the job writes what it does. */
    activity_id: uuid(),
    /** Whether an undo takes back what people have edited since, too. */
    undoes_edited: boolean().notNull().default(false),
    created_at: time().notNull().defaultNow(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    saved_at: time(),
    undone_at: time(),
  },
  table => [
    unique('location_imports_id_business_id_unique').on(table.id, table.business_id),
    index().on(table.business_id, table.created_at),
    index('location_imports_working_index').on(table.state).where(sql`state in ('checking', 'saving', 'undoing')`),
    check(
      'location_imports_state_check',
      sql`${table.state} in ('mapping', 'checking', 'checked', 'saving', 'saved', 'undoing', 'undone')`,
    ),
    check('location_imports_when_known_check', sql`${table.when_known} in ('update', 'skip', 'add')`),
  ],
).enableRLS()

/** One row of such a file. */
export const location_import_rows = pgTable(
  'location_import_rows',
  {
    import_id: uuid().notNull(),
    /** As the spreadsheet counts. */
    n: integer().notNull(),
    business_id: uuid().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** Null: not checked yet, or changed since. */
    verdict: text().$type<Verdict>(),
    problems: jsonb().$type<RowProblem[]>().notNull().default([]),
    warnings: jsonb().$type<RowProblem[]>().notNull().default([]),
    /** What tells which location it means; two rows that share one mean the same. */
    keys: jsonb().$type<string[]>().notNull().default([]),
    /** The first row that means the same location, where that is an earlier one. */
    twin_of: integer(),
    /** The location that it changes, or made. No foreign key: what was undone is gone. */
    location_id: uuid(),
    /** What saving it did; null while it is not saved. */
    outcome: text().$type<'created' | 'updated'>(),
    /** The version that this made of the location. */
    saved_version: integer(),
    /** The changed fields as they were, to be put back. */
    before: jsonb().$type<Record<string, unknown>>(),
    saved_at: time(),
    /** Looked at by an undo, and left as it is: somebody has worked on it since. */
    kept_at: time(),
  },
  table => [
    primaryKey({ columns: [table.import_id, table.n] }),
    foreignKey({
      name: 'location_import_rows_import_fk',
      columns: [table.import_id, table.business_id],
      foreignColumns: [location_imports.id, location_imports.business_id],
    }).onDelete('cascade'),
    index('location_import_rows_created_index').on(table.location_id).where(sql`outcome = 'created'`),
    check('location_import_rows_verdict_check', sql`${table.verdict} in ('new', 'update', 'unchanged', 'skip', 'bad')`),
    check('location_import_rows_outcome_check', sql`${table.outcome} in ('created', 'updated')`),
  ],
).enableRLS()
