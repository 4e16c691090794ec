import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import {
  businessChangeSchema,
  businessEditedSchema,
  businessPageSchema,
  businessQuerySchema,
  businessSchema,
  newBusinessSchema,
} from '#src/features/businesses/schema.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = { 401: { description: 'session_not_found or bad_jwt.' } }
const missing = { 404: { description: 'not_found: missing, or not yours to see.' } }
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }
const business = { description: 'The business as it is now.', content: json(businessSchema) }

export const list = describeRoute({
  summary: 'List your businesses',
  description: 'By name. For an admin every business.',
  parameters: describeQuery(businessQuerySchema),
  responses: { 200: { description: 'One page.', content: json(businessPageSchema) }, ...refused, ...invalid },
})

export const create = describeRoute({
  summary: 'Make a business',
  description: 'Whoever makes it owns it; one that an admin makes has no owner until somebody is invited.',
  requestBody: { required: true, content: json(newBusinessSchema) },
  responses: { 201: business, ...refused, 409: { description: 'too_many_businesses.' }, ...invalid },
})

export const read = describeRoute({
  summary: 'Read a business',
  responses: { 200: business, ...refused, ...missing },
})

export const change = describeRoute({
  summary: 'Change a business',
  description:
    'For its owners. Changes the fields that are sent. With a `version`, fields that nobody else has changed since go in; where somebody has, nothing is saved.',
  requestBody: { required: true, content: json(businessChangeSchema) },
  responses: {
    200: business,
    ...refused,
    403: { description: 'owners_only.' },
    ...missing,
    409: { description: 'edited_meanwhile.', content: json(businessEditedSchema) },
    ...invalid,
  },
})
