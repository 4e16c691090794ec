import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import {
  changedStatusesSchema,
  contactDetailSchema,
  contactListSchema,
  createdSchema,
  sourcesSchema,
} from '#src/features/contacts/desk-answers.ts'
import { noteSchema, replySchema, statusChangesSchema } from '#src/features/contacts/desk-schema.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })
const body = (schema: z.ZodType) => ({ required: true, content: json(schema) })

const closed = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'not_allowed: for admins only.' },
}
const missing = { 404: { description: 'not_found.' } }
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }

const filters = [
  ['search', 'Words that all stand in name, e-mail, company, phone or message; or a phone number, however written.'],
  ['status', 'One or more statuses with commas between them.'],
  ['source', 'The path of the page it was sent from; empty for unknown.'],
  ['from', 'The first day, such as 2026-03-08.'],
  ['to', 'The last day.'],
  ['time_zone', 'The IANA zone of those days; America/New_York if not given.'],
] as const

const paging = [
  ['sort', 'created_at, name, company, source or status.'],
  ['order', 'asc or desc.'],
  ['page', 'From 1.'],
  ['page_size', '25, 50 or 100.'],
] as const

const query = (names: readonly (readonly [string, string])[]) =>
  names.map(([name, description]) => ({
    in: 'query' as const,
    name,
    description,
    schema: { type: 'string' as const },
  }))

export const describeList = describeRoute({
  summary: 'List contacts',
  parameters: query([...filters, ...paging]),
  responses: { 200: { description: 'One page.', content: json(contactListSchema) }, ...closed, ...invalid },
})

export const describeCsv = describeRoute({
  summary: 'Export contacts as CSV',
  description:
    'All that the filter asks for, newest first, with the notes about each and the replies to it. RFC 4180 in UTF-8 with a byte order mark.',
  parameters: query(filters),
  responses: { 200: { description: 'text/csv.' }, ...closed, ...invalid },
})

export const describeSources = describeRoute({
  summary: 'List where contacts come from',
  responses: { 200: { description: 'Most frequent first.', content: json(sourcesSchema) }, ...closed },
})

export const describeRead = describeRoute({
  summary: 'Read a contact',
  responses: { 200: { description: 'The contact.', content: json(contactDetailSchema) }, ...closed, ...missing },
})

export const describeStatusChanges = describeRoute({
  summary: 'Change the status of contacts',
  description: 'Changes all of them, or none when one does not exist. Answers those whose status was another before.',
  requestBody: body(statusChangesSchema),
  responses: {
    200: { description: 'What changed.', content: json(changedStatusesSchema) },
    ...closed,
    ...missing,
    ...invalid,
  },
})

export const describeNote = describeRoute({
  summary: 'Add a note to a contact',
  requestBody: body(noteSchema),
  responses: { 201: { description: 'Stored.', content: json(createdSchema) }, ...closed, ...missing, ...invalid },
})

export const describeNoteRemoval = describeRoute({
  summary: 'Delete a note of your own',
  responses: { 204: { description: 'Gone.' }, ...closed, ...missing },
})

export const describeReply = describeRoute({
  summary: 'Reply to a contact by mail',
  description: 'Mails the text with the original message below it. A contact that was new is then contacted.',
  parameters: [
    {
      in: 'header',
      name: 'Idempotency-Key',
      required: true,
      description: 'The same key with the same text is sent once and answers the same id.',
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    },
  ],
  requestBody: body(replySchema),
  responses: {
    201: { description: 'Stored; the mail goes out next.', content: json(createdSchema) },
    400: { description: 'invalid_idempotency_key.' },
    ...closed,
    ...missing,
    409: { description: 'idempotency_key_reused, contact_is_spam, or contact_has_no_address.' },
    ...invalid,
  },
})
