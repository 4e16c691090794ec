import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod/mini'
import { auditLimits, linkDays, storedResultHours } from '#src/features/audits/limits.ts'
import {
  auditAnswerSchema,
  auditRequestSchema,
  mailRequestSchema,
  requestedAuditSchema,
} from '#src/features/audits/schema.ts'

const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema: resolver(schema) } })

const key = {
  in: 'query' as const,
  name: 'key',
  required: true,
  description: 'The part of the secret link behind the dot.',
  schema: { type: 'string' as const },
}

const closed = { 404: { description: 'not_found: no such check, a wrong key, or an expired link.' } }

export const describeRequest = describeRoute({
  summary: 'Ask for a free SEO check',
  description: `Answers at once; the check runs by itself. A check of the same site with the same words about the business answers for ${storedResultHours} hours, unless a fresh one is asked for. At most ${auditLimits.per_hour} an hour and ${auditLimits.per_day} a day from one network, and ${auditLimits.fresh_per_host_and_day} new checks of one website a day.`,
  parameters: [
    {
      in: 'header',
      name: 'Idempotency-Key',
      description: 'The same key with the same words is one check and answers the same link.',
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    },
  ],
  requestBody: { required: true, content: json(auditRequestSchema) },
  responses: {
    202: { description: `Accepted. The link is open for ${linkDays} days.`, content: json(requestedAuditSchema) },
    400: { description: 'invalid_json or invalid_idempotency_key.' },
    409: { description: 'idempotency_key_reused: the key came with other words before.' },
    422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
    429: { description: 'too_many_audits: Retry-After says in how many seconds the next is welcome.' },
  },
})

export const describeRead = describeRoute({
  summary: 'Read a free SEO check',
  parameters: [key],
  responses: {
    200: { description: 'How far it is, and its report once done.', content: json(auditAnswerSchema) },
    ...closed,
  },
})

export const describeEvents = describeRoute({
  summary: 'Watch a free SEO check',
  description:
    'Server-sent events. `state` carries what reading answers, without the report, at most every 250 ms; a slow reader gets the newest alone. `done` is the last: read the check then. `refetch` says that the report has come while a browser still measures speed: read the check and watch again. A comment goes out every 25 seconds.',
  parameters: [key],
  responses: { 200: { description: 'text/event-stream.' }, ...closed, 429: { description: 'too_many_watchers.' } },
})

export const describeMail = describeRoute({
  summary: 'Have the report mailed',
  description:
    'Mails the link, and the report as a PDF, as soon as the check is done, speed included. The same address is mailed once.',
  parameters: [key],
  requestBody: { required: true, content: json(mailRequestSchema) },
  responses: {
    202: { description: 'Accepted.' },
    ...closed,
    422: {
      description: 'invalid_fields: `fields` holds one sentence per refused field, a missing consent among them.',
    },
    429: { description: 'too_many_mails.' },
  },
})

export const describePdf = describeRoute({
  summary: 'Download the report as a PDF',
  parameters: [key],
  responses: {
    200: { description: 'application/pdf.' },
    ...closed,
    409: { description: 'report_not_ready.' },
    503: { description: 'busy: the PDF could not be made just now.' },
  },
})
