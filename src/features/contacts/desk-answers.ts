import { z } from 'zod'
import { checkStates, contactKinds } from '#src/features/contacts/contact-kind.ts'
import { contactStatuses } from '#src/features/contacts/contact-status.ts'

const time = z.iso.datetime()
const status = z.enum(contactStatuses)

/** An admin; null once their account is gone. */
const person = z.object({ user_id: z.uuid(), name: z.string() }).nullable()

const inShort = z.object({ id: z.uuid(), excerpt: z.string(), status, created_at: time })

const row = inShort.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  source: z.string(),
  kind: z.enum(contactKinds),
  /** Of their free check, 0 to 100; null without one. */
  score: z.int().nullable(),
})

export const contactListSchema = z.object({
  contacts: z.array(row),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  /** How many of the contacts asked for have each status, whatever status was asked for. */
  status_counts: z.record(status, z.int()),
})

export const sourcesSchema = z.object({ sources: z.array(z.object({ source: z.string(), contacts: z.int() })) })

/** How far a mail has come. */
const delivery = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('sent'), at: time }),
  z.object({ state: z.literal('failed'), at: time, problem: z.string() }),
])

export const contactDetailSchema = row.omit({ excerpt: true }).extend({
  message: z.string(),
  spam_reason: z.string().nullable(),
  /** Oldest first, as are notes and replies. */
  status_changes: z.array(z.object({ id: z.uuid(), status, changed_by: person, created_at: time })),
  notes: z.array(z.object({ id: z.uuid(), text: z.string(), written_by: person, created_at: time })),
  replies: z.array(z.object({ id: z.uuid(), text: z.string(), sent_by: person, delivery, created_at: time })),
  /** Null for a message. */
  check: z
    .object({
      site: z.string(),
      state: z.enum(checkStates),
      checked_at: time,
      /** Null once the link has expired. */
      result_path: z.string().nullable(),
      /** The mail with the report; null while none was asked for. */
      delivery: delivery.nullable(),
      wants_news: z.boolean(),
    })
    .nullable(),
  /** What else came from the same e-mail address: how much in all, and the latest. */
  others: z.object({ total: z.int(), contacts: z.array(inShort) }),
})

export const changedStatusesSchema = z.object({
  changes: z.array(z.object({ contact_id: z.uuid(), from: status, to: status })),
})

export const createdSchema = z.object({ id: z.uuid() })

export type ContactList = z.output<typeof contactListSchema>
export type ContactRow = ContactList['contacts'][number]
export type ContactDetail = z.output<typeof contactDetailSchema>
export type ChangedStatuses = z.output<typeof changedStatusesSchema>
