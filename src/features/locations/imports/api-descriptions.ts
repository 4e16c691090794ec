import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import {
  importListQuerySchema,
  importListSchema,
  importRowSchema,
  importRowsSchema,
  importSchema,
  mappingSchema,
  mendSchema,
  rowsQuerySchema,
  saveImportSchema,
  templateQuerySchema,
  undoQuerySchema,
  uploadQuerySchema,
} from '#src/features/locations/imports/schema.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'
import { xlsxType } from '#src/platform/sheets/write-xlsx.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}
const editorsOnly = { 403: { description: 'editors_only.' } }
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }
const busy = { 409: { description: 'import_busy or not_checked.' } }
const found = { description: 'The import as it is now.', content: json(importSchema) }

export const list = describeRoute({
  summary: 'List the imports of a business',
  parameters: describeQuery(importListQuerySchema),
  responses: {
    200: { description: 'The last 50, newest first.', content: json(importListSchema) },
    ...refused,
    ...editorsOnly,
    ...invalid,
  },
})

const file = { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } }

export const upload = describeRoute({
  summary: 'Upload a file of locations',
  description:
    'The body is the file: CSV or an Excel workbook, up to 20 MB, 10,000 rows and 200 columns, with headings in the first row. Nothing is saved.',
  parameters: describeQuery(uploadQuerySchema),
  requestBody: { required: true, content: file },
  responses: {
    201: { description: 'Read, with a proposal of what its columns are about.', content: json(importSchema) },
    ...refused,
    ...editorsOnly,
    413: { description: 'file_too_large.' },
    422: {
      description:
        'A code that says what is wrong with the file, such as old_excel or too_many_rows. With several_sheets come the names of the `sheets`: send the file again with `sheet`.',
    },
    429: { description: 'too_many_imports.' },
  },
})

export const template = describeRoute({
  summary: 'Save a file to fill in',
  parameters: describeQuery(templateQuerySchema),
  responses: {
    200: { description: 'With one example; the CSV is UTF-8.', content: { 'text/csv': {}, [xlsxType]: {} } },
    401: refused[401],
    ...invalid,
  },
})

export const read = describeRoute({ summary: 'Read an import', responses: { 200: found, ...refused } })

export const rows = describeRoute({
  summary: 'Read the rows of an import',
  parameters: describeQuery(rowsQuerySchema),
  responses: { 200: { description: 'One page.', content: json(importRowsSchema) }, ...refused, ...invalid },
})

export const csv = describeRoute({
  summary: 'Save the bad rows of an import as CSV',
  responses: { 200: { description: 'UTF-8, with what is wrong.', content: { 'text/csv': {} } }, ...refused },
})

export const mapping = describeRoute({
  summary: 'Say what the columns are about, and have the rows checked',
  description: 'For each column the name of what it is about, or null. Nothing is saved.',
  requestBody: { required: true, content: json(mappingSchema) },
  responses: { 200: found, ...refused, ...busy, ...invalid },
})

export const mend = describeRoute({
  summary: 'Change cells of one row, and have it checked',
  requestBody: { required: true, content: json(mendSchema) },
  responses: {
    200: { description: 'The row.', content: json(importRowSchema) },
    ...refused,
    409: { description: 'import_busy, not_checked or row_saved.' },
    ...invalid,
  },
})

export const save = describeRoute({
  summary: 'Save the good rows of an import',
  description: 'Bad rows, and those that ask for a reason that is not given, stay for later.',
  requestBody: { required: true, content: json(saveImportSchema) },
  responses: { 200: found, ...refused, ...busy, 422: { description: 'invalid_fields or nothing_to_save.' } },
})

export const undo = describeRoute({
  summary: 'Undo an import',
  description:
    'Within 24 hours: locations that it made are deleted, those that it changed are as they were. What was edited since stays until it is asked for with `what=edited`; what the agency has begun to work on, and what has photos, always stays.',
  parameters: describeQuery(undoQuerySchema),
  responses: { 200: found, ...refused, 409: { description: 'import_busy or undo_too_late.' }, ...invalid },
})
