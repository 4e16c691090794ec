import { type Context, Hono } from 'hono'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import * as described from '#src/features/locations/imports/api-descriptions.ts'
import {
  type Asked,
  checkImport,
  type ImportDeps,
  saveImport,
  undoImport,
} from '#src/features/locations/imports/ask-for-work.ts'
import { exportBadRows } from '#src/features/locations/imports/export-rows.ts'
import { findImport, listImports } from '#src/features/locations/imports/find-import.ts'
import { listRows } from '#src/features/locations/imports/list-rows.ts'
import { mendRow } from '#src/features/locations/imports/mend-row.ts'
import { importRefusals, noImport } from '#src/features/locations/imports/refusals.ts'
import {
  importListQuerySchema,
  mappingSchema,
  mendSchema,
  rowsQuerySchema,
  saveImportSchema,
  templateQuerySchema,
  undoQuerySchema,
  uploadQuerySchema,
} from '#src/features/locations/imports/schema.ts'
import { templateLines, templateWorkbook } from '#src/features/locations/imports/template.ts'
import { mayUpload, type UploadRefused, uploadFile } from '#src/features/locations/imports/upload-file.ts'
import { answerCsv } from '#src/platform/http/csv.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { readBody } from '#src/platform/http/read-body.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'
import { tableLimits } from '#src/platform/sheets/table.ts'
import { xlsxType } from '#src/platform/sheets/write-xlsx.ts'

const tooLarge: Refusal = { status: 413, code: 'file_too_large', message: 'This file is larger than 20 MB.' }

const cutOff: Refusal = { status: 400, code: 'incomplete_body', message: 'The file ended before it was complete.' }

function refuseUpload(c: Context<UserEnv>, refused: UploadRefused): Response {
  if (refused.reason !== 'unfit') return refuse(c, importRefusals[refused.reason])
  const { code, message, sheets } = refused.unfit
  if (!sheets) return refuse(c, { status: 422, code, message })
  return c.json({ code, message, sheets, request_id: c.env.request_id }, 422)
}

/** The number of a row in the path; what is no number names no row. */
const rowIn = (c: Context<UserEnv>): number => (/^\d{1,6}$/.test(c.req.param('n') ?? '') ? Number(c.req.param('n')) : 0)

/** Files of locations, from the upload to the undo; to be mounted at /api/location-imports. */
export function importsApi(deps: ImportDeps, allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  const { database } = deps

  async function answerImport(c: Context<UserEnv>, id: string, status: 200 | 201 = 200) {
    const found = await findImport(database, c.var.caller, id)
    return found ? c.json(found, status) : refuse(c, noImport)
  }

  async function answerAsked(c: Context<UserEnv>, asked: Asked) {
    return asked.ok ? answerImport(c, idIn(c, 'id')) : refuse(c, importRefusals[asked.reason])
  }

  app.get('/', allow.signedIn, described.list, async c => {
    const query = readQuery(c, importListQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const listed = await listImports(database, c.var.caller, query.value.business_id)
    return listed.ok ? c.json({ imports: listed.imports }) : refuse(c, importRefusals[listed.reason])
  })

  app.post('/', allow.signedIn, described.upload, async c => {
    const query = readQuery(c, uploadQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const allowed = await mayUpload(database, authorOf(c), query.value.business_id)
    if (!allowed.ok) return refuseUpload(c, allowed)
    const bytes = await readBody(c.req.raw, tableLimits.bytes)
    if (bytes === 'too_large') return refuse(c, tooLarge)
    if (bytes === 'cut_off') return refuse(c, cutOff)
    const uploaded = await uploadFile(database, authorOf(c), { sheet: undefined, ...query.value, bytes })
    return uploaded.ok ? answerImport(c, uploaded.id, 201) : refuseUpload(c, uploaded)
  })

  app.get('/template', allow.signedIn, described.template, c => {
    const query = readQuery(c, templateQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    if (query.value.format === 'csv') return answerCsv(c, 'locations-template.csv', templateLines())
    const headers = {
      'Content-Type': xlsxType,
      'Content-Disposition': 'attachment; filename="locations-template.xlsx"',
    }
    return c.body(templateWorkbook(), 200, headers)
  })

  app.get('/:id', allow.signedIn, described.read, c => answerImport(c, idIn(c, 'id')))

  app.get('/:id/rows', allow.signedIn, described.rows, async c => {
    const query = readQuery(c, rowsQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const listed = await listRows(database, c.var.caller, idIn(c, 'id'), query.value)
    return listed ? c.json(listed) : refuse(c, noImport)
  })

  app.get('/:id/csv', allow.signedIn, described.csv, async c => {
    const lines = await exportBadRows(database, c.var.caller, idIn(c, 'id'))
    return lines ? answerCsv(c, 'rows-to-mend.csv', lines) : refuse(c, noImport)
  })

  app.put('/:id/mapping', allow.signedIn, described.mapping, async c => {
    const body = await readJson(c, mappingSchema)
    if (!body.ok) return refuse(c, body.refusal)
    return answerAsked(c, await checkImport(deps, authorOf(c), idIn(c, 'id'), body.value))
  })

  app.patch('/:id/rows/:n', allow.signedIn, described.mend, async c => {
    const body = await readJson(c, mendSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const mended = await mendRow(database, c.var.caller, { id: idIn(c, 'id'), n: rowIn(c), ...body.value })
    return mended.ok ? c.json(mended.row) : refuse(c, importRefusals[mended.reason])
  })

  app.post('/:id/save', allow.signedIn, described.save, async c => {
    const body = await readJson(c, saveImportSchema)
    if (!body.ok) return refuse(c, body.refusal)
    return answerAsked(c, await saveImport(deps, authorOf(c), idIn(c, 'id'), body.value.accepted_warnings))
  })

  app.delete('/:id/locations', allow.signedIn, described.undo, async c => {
    const query = readQuery(c, undoQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    return answerAsked(c, await undoImport(deps, authorOf(c), idIn(c, 'id'), query.value.what))
  })
  return app
}
