import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import {
  activatedSchema,
  activationSchema,
  editedMeanwhileSchema,
  locationChangeSchema,
  locationDetailSchema,
  locationFilterSchema,
  locationListQuerySchema,
  locationListSchema,
  mapPointsSchema,
  newLocationSchema,
  problemsSchema,
  reasonNeededSchema,
  statusSetSchema,
  subscriptionSetSchema,
} from '#src/features/locations/schema.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = { 401: { description: 'session_not_found or bad_jwt.' } }
const missing = { 404: { description: 'not_found: missing, or not yours to see.' } }
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }
const adminOnly = { 403: { description: 'not_allowed: for admins only.' } }
const detail = { description: 'The location as it is now.', content: json(locationDetailSchema) }
const saving = {
  403: { description: 'editors_only.' },
  422: {
    description: 'invalid_fields with `problems`, or reason_needed with the `warnings` that ask for a reason.',
    content: json(z.union([problemsSchema, reasonNeededSchema])),
  },
}

export const list = describeRoute({
  summary: 'List the locations of a business',
  description: 'Those that whoever asks may see: searched, filtered, sorted and paged by the query.',
  parameters: describeQuery(locationListQuerySchema),
  responses: {
    200: { description: 'One page.', content: json(locationListSchema) },
    ...refused,
    ...missing,
    ...invalid,
  },
})

export const map = describeRoute({
  summary: 'Read where locations are',
  description: 'Takes the filters of the list. Locations without a pin are left out.',
  parameters: describeQuery(locationFilterSchema),
  responses: {
    200: { description: 'Up to 10,000.', content: json(mapPointsSchema) },
    ...refused,
    ...missing,
    ...invalid,
  },
})

export const csv = describeRoute({
  summary: 'Save locations as CSV',
  description: 'Takes the filters of the list. A text that a spreadsheet would run gets an apostrophe in front.',
  parameters: describeQuery(locationFilterSchema),
  responses: {
    200: { description: 'UTF-8, a line for each.', content: { 'text/csv': {} } },
    ...refused,
    ...missing,
    ...invalid,
  },
})

export const create = describeRoute({
  summary: 'Add a location',
  description:
    'Waits for review by the agency when everything required is told, and is a draft until then. `record` holds the fields as they are answered; a field that is missing counts as not told.',
  requestBody: { required: true, content: json(newLocationSchema) },
  responses: { 201: detail, ...refused, ...missing, ...saving },
})

export const read = describeRoute({
  summary: 'Read a location',
  description: 'With what is missing in it and what platforms may object to.',
  responses: { 200: detail, ...refused, ...missing },
})

export const change = describeRoute({
  summary: 'Change fields of a location',
  description: 'Fields that nobody else has changed since `version` go in. Where somebody has, nothing is saved.',
  requestBody: { required: true, content: json(locationChangeSchema) },
  responses: {
    200: detail,
    ...refused,
    ...missing,
    409: { description: 'edited_meanwhile.', content: json(editedMeanwhileSchema) },
    ...saving,
  },
})

export const status = describeRoute({
  summary: 'Set where a location stands',
  description: 'For admins; written down with the reason.',
  requestBody: { required: true, content: json(statusSetSchema) },
  responses: { 200: detail, ...refused, ...adminOnly, ...missing, ...invalid },
})

export const activate = describeRoute({
  summary: 'Activate locations that wait for review',
  description: 'For admins; written down with the reason for each. What is not waiting stays as it is.',
  requestBody: { required: true, content: json(activationSchema) },
  responses: {
    200: { description: 'How many.', content: json(activatedSchema) },
    ...refused,
    ...adminOnly,
    ...invalid,
  },
})

export const subscription = describeRoute({
  summary: 'Set the subscription of a location by hand',
  description: 'For admins; written down with the reason.',
  requestBody: { required: true, content: json(subscriptionSetSchema) },
  responses: { 200: detail, ...refused, ...adminOnly, ...missing, ...invalid },
})
