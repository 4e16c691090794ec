import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { changeStatuses } from '#src/features/contacts/change-statuses.ts'
import {
  describeCsv,
  describeList,
  describeNote,
  describeNoteRemoval,
  describeRead,
  describeReply,
  describeSources,
  describeStatusChanges,
} from '#src/features/contacts/desk-descriptions.ts'
import {
  contactFilterSchema,
  contactListQuerySchema,
  noteSchema,
  replySchema,
  statusChangesSchema,
} from '#src/features/contacts/desk-schema.ts'
import { exportContacts } from '#src/features/contacts/export-contacts.ts'
import { findContact } from '#src/features/contacts/find-contact.ts'
import { badKey, isIdempotencyKey, keyReused } from '#src/features/contacts/idempotency-key.ts'
import { listContacts, listSources } from '#src/features/contacts/list-contacts.ts'
import { type ReplyDeps, sendReply } from '#src/features/contacts/send-reply.ts'
import { removeNote, writeNote } from '#src/features/contacts/write-note.ts'
import { unlessZoneIsUnknown } from '#src/platform/database/local-day.ts'
import { answerCsv } from '#src/platform/http/csv.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'
import { unknownTimeZone } from '#src/platform/http/time-zone.ts'

const notFound: Refusal = { status: 404, code: 'not_found', message: 'There is no such contact.' }

const noteNotFound: Refusal = { status: 404, code: 'not_found', message: 'There is no such note of yours.' }

const isSpam: Refusal = {
  status: 409,
  code: 'contact_is_spam',
  message: 'This contact is marked as spam. Give it another status before you reply.',
}

const hasNoAddress: Refusal = {
  status: 409,
  code: 'contact_has_no_address',
  message: 'They gave no email address, so there is nowhere to send a reply.',
}

const refusals: Record<'not_found' | 'key_reused' | 'is_spam' | 'has_no_address', Refusal> = {
  not_found: notFound,
  key_reused: keyReused,
  is_spam: isSpam,
  has_no_address: hasNoAddress,
}

function idIn(c: Context, name: string): string | undefined {
  return z.uuid().safeParse(c.req.param(name)).data
}

/** What admins do with contacts, below the address at which visitors send them; to be mounted at /api/contacts. */
export function contactDeskApi({ allow, ...deps }: ReplyDeps & { allow: Allow }): Hono<UserEnv> {
  const { database } = deps
  const app = new Hono<UserEnv>()

  app.get('/', allow.admin, describeList, async c => {
    const query = readQuery(c, contactListQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const list = await unlessZoneIsUnknown(() => listContacts(database, c.var.caller, query.value))
    return list ? c.json(list) : refuse(c, unknownTimeZone)
  })

  app.get('/csv', allow.admin, describeCsv, async c => {
    const filter = readQuery(c, contactFilterSchema)
    if (!filter.ok) return refuse(c, filter.refusal)
    const lines = exportContacts(database, c.var.caller, filter.value)
    const answer = await unlessZoneIsUnknown(() => answerCsv(c, 'contacts.csv', lines))
    return answer ?? refuse(c, unknownTimeZone)
  })

  app.get('/sources', allow.admin, describeSources, async c =>
    c.json({ sources: await listSources(database, c.var.caller) }),
  )

  app.post('/status-changes', allow.admin, describeStatusChanges, async c => {
    const body = await readJson(c, statusChangesSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const changes = await changeStatuses(database, c.var.caller, body.value.changes)
    return changes ? c.json({ changes }) : refuse(c, notFound)
  })

  app.get('/:id', allow.admin, describeRead, async c => {
    const id = idIn(c, 'id')
    const contact = id && (await findContact(database, c.var.caller, id))
    return contact ? c.json(contact) : refuse(c, notFound)
  })

  app.post('/:id/notes', allow.admin, describeNote, async c => {
    const contact_id = idIn(c, 'id')
    const body = await readJson(c, noteSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const id = contact_id && (await writeNote(database, c.var.caller, { contact_id, ...body.value }))
    return id ? c.json({ id }, 201) : refuse(c, notFound)
  })

  app.delete('/:id/notes/:note_id', allow.admin, describeNoteRemoval, async c => {
    const [contact_id, id] = [idIn(c, 'id'), idIn(c, 'note_id')]
    const removed = contact_id && id && (await removeNote(database, c.var.caller, { id, contact_id }))
    return removed ? c.body(null, 204) : refuse(c, noteNotFound)
  })

  app.post('/:id/replies', allow.admin, describeReply, async c => {
    const contact_id = idIn(c, 'id')
    const idempotency_key = c.req.header('idempotency-key') ?? ''
    if (!isIdempotencyKey(idempotency_key)) return refuse(c, badKey)
    const body = await readJson(c, replySchema)
    if (!body.ok) return refuse(c, body.refusal)
    if (!contact_id) return refuse(c, notFound)
    const sent = await sendReply(deps, c.var.caller, { contact_id, ...body.value, idempotency_key })
    return sent.ok ? c.json({ id: sent.id }, 201) : refuse(c, refusals[sent.reason])
  })
  return app
}
