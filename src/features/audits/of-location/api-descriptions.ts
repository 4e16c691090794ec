import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod/mini'
import { locationAuditLimits } from '#src/features/audits/limits.ts'
import {
  locationAuditListSchema,
  locationAuditSchema,
  startedAuditSchema,
} from '#src/features/audits/of-location/schema.ts'

const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema: resolver(schema) } })

const closed = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'subscription_needed: the plan of this location is not running.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}

export const list = describeRoute({
  summary: 'List the audits of a location’s website',
  responses: { 200: { description: 'The last ones.', content: json(locationAuditListSchema) }, ...closed },
})

export const start = describeRoute({
  summary: 'Audit the website of a location',
  description: `Answers at once; the audit runs by itself. While one is under way for this location, that one is answered. At most ${locationAuditLimits.per_location_and_day} a day for a location and ${locationAuditLimits.per_business_and_day} for a business.`,
  responses: {
    202: { description: 'Accepted.', content: json(startedAuditSchema) },
    ...closed,
    403: { description: 'subscription_needed, or editors_only.' },
    422: { description: 'website_needed, or website_unreadable.' },
    429: { description: 'too_many_audits: Retry-After says in how many seconds the next is possible.' },
  },
})

export const read = describeRoute({
  summary: 'Read an audit of a location’s website',
  responses: {
    200: {
      description: 'How far it is; once done its report, and the site against the record as it is now.',
      content: json(locationAuditSchema),
    },
    ...closed,
  },
})

export const events = describeRoute({
  summary: 'Watch an audit of a location’s website',
  description: 'Server-sent events, as of a free check.',
  responses: { 200: { description: 'text/event-stream.' }, ...closed, 429: { description: 'too_many_watchers.' } },
})
