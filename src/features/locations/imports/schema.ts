import { z } from 'zod'
import { importStates, knownChoices } from '#src/features/locations/imports/import-state.ts'
import { columnTargets, severalColumns, targetLabels } from '#src/features/locations/imports/read/column-targets.ts'
import { shownNames } from '#src/features/locations/imports/shown-rows.ts'
import { acceptedWarningsSchema } from '#src/features/locations/schema.ts'
import { line } from '#src/features/texts/public.ts'
import { pageFields } from '#src/platform/http/page-query.ts'
import { tableLimits } from '#src/platform/sheets/table.ts'

const askName = 'Please name the file.'

const business_id = z.uuid('Please name a business.')

export const importListQuerySchema = z.object({ business_id })

export const uploadQuerySchema = z.object({
  business_id,
  /** With its ending, as it is called where it comes from. */
  file_name: line(255, 'the name', askName).min(1, askName),
  /** The sheet of a workbook to be read, where it has several. */
  sheet: z.string().max(255, 'This name is too long.').optional(),
})

/** Refused with 422 `several_sheets`: the file has to be sent again with the name of one of these. */
export const severalSheetsSchema = z.object({ code: z.literal('several_sheets'), sheets: z.array(z.string()) })

/** An Excel workbook keeps the zeros of a ZIP code, which its program takes off a file of CSV. */
export const templateQuerySchema = z.object({
  format: z.enum(['csv', 'xlsx'], 'format must be csv or xlsx.').default('csv'),
})

export const rowsQuerySchema = z.object({
  show: z.enum(shownNames, `show must be one of ${shownNames.join(', ')}.`).default('all'),
  ...pageFields,
})

const target = z.enum(columnTargets, 'Please choose what this column is about, or null to leave it out.').nullable()

export const mappingSchema = z.object({
  mapping: z
    .array(target, 'Please say of each column what it is about.')
    .max(tableLimits.columns)
    .superRefine((mapping, context) => {
      const seen = new Set<string>()
      for (const [at, name] of mapping.entries()) {
        if (name === null || severalColumns.has(name)) continue
        if (seen.has(name)) {
          const message = `Two columns are about "${targetLabels[name]}". Leave one of them out.`
          context.addIssue({ code: 'custom', message, path: [at] })
        }
        seen.add(name)
      }
    })
    .refine(mapping => mapping.includes('name') || mapping.includes('store_code') || mapping.includes('id'), {
      message: 'Say which column holds the business name.',
      path: [],
    }),
  when_known: z.enum(knownChoices, `Please choose: ${knownChoices.join(', ')}.`),
})

/** `edited`: what an undo has left because people have edited it since. */
export const undoQuerySchema = z.object({
  what: z.enum(['untouched', 'edited'], 'what must be untouched or edited.').default('untouched'),
})

export const saveImportSchema = z.object({ accepted_warnings: acceptedWarningsSchema })

/** New texts for cells of one row, by the number of their column from 0. */
export const mendSchema = z.object({
  cells: z
    .record(
      z.string().regex(/^\d{1,3}$/, 'Please name a column by its number, from 0.'),
      z
        .string()
        .max(tableLimits.cell, 'This is too long.')
        .refine(text => text.isWellFormed() && !text.includes('\u0000')),
    )
    .refine(cells => Object.keys(cells).length > 0, 'Please send at least one cell.'),
})

const time = z.iso.datetime()
const count = z.int()

const countsSchema = z.object({
  unchecked: count,
  new: count,
  update: count,
  unchanged: count,
  skip: count,
  bad: count,
  /** Of those that are new or change something: they wait for a reason. */
  asks: count,
  created: count,
  updated: count,
  /** Worked on since, and so kept by an undo. */
  kept: count,
})

const summary = {
  id: z.uuid(),
  business_id: z.uuid(),
  file_name: z.string(),
  state: z.enum(importStates),
  total: count,
  created_at: time,
  created_by_name: z.string(),
  saved_at: time.nullable(),
  undone_at: time.nullable(),
}

export const importListSchema = z.object({
  /** Newest first. */
  imports: z.array(z.object({ ...summary, saved: count })),
})

export const importSchema = z.object({
  ...summary,
  file_kind: z.enum(['csv', 'xlsx']),
  headings: z.array(z.string()),
  mapping: z.array(z.string().nullable()),
  when_known: z.enum(knownChoices),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
  counts: countsSchema,
  /** What asks for a reason, by code, and for how many rows. */
  warnings: z.array(z.object({ code: z.string(), message: z.string(), rows: count })),
  accepted_warnings: z.array(z.object({ code: z.string(), reason: z.string() })),
  /** Until when it can be undone; null when nothing is left to undo. */
  undo_until: time.nullable(),
  /** Until when what an undo has kept can be undone, too; null when there is nothing of it, or it was tried. */
  undo_kept_until: time.nullable(),
  activity_id: z.uuid().nullable(),
})

const note = z.object({ field: z.string(), code: z.string(), message: z.string(), column: z.int().nullable() })

export const importRowSchema = z.object({
  n: z.int(),
  cells: z.array(z.string()),
  /** `unchecked`, a verdict, or `created` and `updated` once it is saved. */
  state: z.enum(['unchecked', 'new', 'update', 'unchanged', 'skip', 'bad', 'created', 'updated']),
  problems: z.array(note),
  warnings: z.array(note),
  location_id: z.uuid().nullable(),
  location_name: z.string().nullable(),
})

export const importRowsSchema = z.object({ rows: z.array(importRowSchema), total: count, page: count, size: count })

export type MappingWish = z.output<typeof mappingSchema>
export type RowsQuery = z.output<typeof rowsQuerySchema>
