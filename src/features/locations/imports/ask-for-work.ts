import { randomUUIDv7 } from 'node:crypto'
import { type Author, noteActivity, type ReasonGiven } from '#src/features/activity/public.ts'
import { workingStates } from '#src/features/locations/imports/import-state.ts'
import { importQueue } from '#src/features/locations/imports/jobs.ts'
import { isReady } from '#src/features/locations/imports/row-state.ts'
import type { MappingWish } from '#src/features/locations/imports/schema.ts'
import { holdImport } from '#src/features/locations/imports/see-import.ts'
import {
  forgetKept,
  forgetVerdicts,
  type LocationImport,
  readRows,
  updateImport,
} from '#src/features/locations/imports/store.ts'
import { isKeptForNow, isUndoable } from '#src/features/locations/imports/undo-batch.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'

export type ImportDeps = { database: Database; queue: Pick<JobQueue, 'send'> }

type AskRefused = {
  ok: false
  reason: 'no_import' | 'import_busy' | 'columns_differ' | 'not_checked' | 'nothing_to_save' | 'undo_too_late'
}

export type Asked = { ok: true } | AskRefused

type Ask = (tx: Transaction, found: LocationImport) => Promise<AskRefused | Partial<LocationImport>>

const refusal = (reason: AskRefused['reason']): AskRefused => ({ ok: false, reason })

const isRefused = (answer: AskRefused | Partial<LocationImport>): answer is AskRefused => 'reason' in answer

/** Sets an import to work on something and sends the job, in one transaction. */
function askFor(
  { database, queue }: ImportDeps,
  { actor, from_address }: Author,
  id: string,
  ask: Ask,
): Promise<Asked> {
  return database.inTransaction(actor, async (tx): Promise<Asked> => {
    const found = await holdImport(tx, actor, id)
    if (!found) return refusal('no_import')
    const change = await ask(tx, found)
    if (isRefused(change)) return change
    const asked = { asked_by: actor.user_id, asked_role: actor.role, from_address }
    await updateImport(tx, id, { ...change, ...asked })
    await queue.send(tx, importQueue.name, id, { id })
    return { ok: true }
  })
}

/** Takes what the columns are about, and has every row that is not saved judged by it. */
export function checkImport(
  deps: ImportDeps,
  author: Author,
  id: string,
  { mapping, when_known }: MappingWish,
): Promise<Asked> {
  return askFor(deps, author, id, async (tx, found) => {
    if (found.state === 'saving' || found.state === 'undoing') return refusal('import_busy')
    if (mapping.length !== found.headings.length) return refusal('columns_differ')
    await forgetVerdicts(tx, id)
    return { mapping, when_known, state: 'checking' }
  })
}

/** Has every row saved against which nothing stands; the others stay for whoever mends them. */
export function saveImport(
  deps: ImportDeps,
  author: Author,
  id: string,
  accepted_warnings: ReasonGiven[],
): Promise<Asked> {
  return askFor(deps, author, id, async (tx, found) => {
    if (workingStates.has(found.state)) return refusal('import_busy')
    if (found.state !== 'checked' && found.state !== 'saved') return refusal('not_checked')
    const ready = await readRows(tx, id, isReady({ ...found, accepted_warnings }), 1)
    if (ready.length === 0) return refusal('nothing_to_save')
    const activity_id = randomUUIDv7()
    const file = { field: 'file', before: null, after: found.file_name }
    const parent = { id: activity_id, business_id: found.business_id, field_changes: [file] }
    await noteActivity(tx, author, [{ ...parent, action: 'locations_imported' }])
    return { state: 'saving', accepted_warnings, activity_id }
  })
}

/** What an undo takes back: what is as it was saved, or what that left because people have edited it since. */
export type Undone = 'untouched' | 'edited'

/** Has everything taken back that was saved within the last day and that is as wished. */
export function undoImport(deps: ImportDeps, author: Author, id: string, wanted: Undone): Promise<Asked> {
  return askFor(deps, author, id, async (tx, found) => {
    if (workingStates.has(found.state)) return refusal('import_busy')
    const undoes_edited = wanted === 'edited'
    const [first] = await readRows(tx, id, undoes_edited ? isKeptForNow : isUndoable, 1)
    if (found.state !== (undoes_edited ? 'undone' : 'saved') || !first) return refusal('undo_too_late')
    if (undoes_edited) await forgetKept(tx, id)
    const activity_id = randomUUIDv7()
    const file = { field: 'file', before: found.file_name, after: null }
    const parent = { id: activity_id, business_id: found.business_id, field_changes: [file] }
    await noteActivity(tx, author, [{ ...parent, action: 'import_undone' }])
    return { state: 'undoing', activity_id, undoes_edited }
  })
}
