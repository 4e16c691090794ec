import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import {
  checkPageSchema,
  checkQuerySchema,
  handOverSchema,
  locationsIncompleteSchema,
  onboardingPageSchema,
  onboardingQuerySchema,
  onboardingSchema,
  stepChangeSchema,
  stepEditedSchema,
  stepViewSchema,
  suggestionsSchema,
} from '#src/features/onboarding/schema.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = { 401: { description: 'session_not_found or bad_jwt.' } }
const hidden = {
  403: { description: 'whole_business_only: for members who see every location.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}
const editing = {
  403: { description: 'editors_only: for owners and managers who see every location.' },
  404: { description: 'not_found: no such business or step, or not yours to see.' },
}
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }

export const list = describeRoute({
  summary: 'List how far setting up has come',
  description: 'Your businesses, those that stand longest first. For an admin every business.',
  parameters: describeQuery(onboardingQuerySchema),
  responses: { 200: { description: 'One page.', content: json(onboardingPageSchema) }, ...refused, ...invalid },
})

export const read = describeRoute({
  summary: 'Read what a business has told while setting up',
  responses: { 200: { description: 'All steps.', content: json(onboardingSchema) }, ...refused, ...hidden },
})

export const check = describeRoute({
  summary: 'List what each location lacks',
  parameters: describeQuery(checkQuerySchema),
  responses: {
    200: { description: 'One page, those that lack most first.', content: json(checkPageSchema) },
    ...refused,
    ...hidden,
    ...invalid,
  },
})

export const suggest = describeRoute({
  summary: 'Suggest keywords and towns',
  description: 'Made of the categories and cities of the locations. Nothing about them is measured.',
  responses: { 200: { description: 'Up to ten of each.', content: json(suggestionsSchema) }, ...refused, ...hidden },
})

export const save = describeRoute({
  summary: 'Save a step',
  description: 'Fields that nobody else has changed since `version` go in. Where somebody has, nothing is saved.',
  requestBody: { required: true, content: json(stepChangeSchema) },
  responses: {
    200: { description: 'The step as it is now.', content: json(stepViewSchema) },
    ...refused,
    ...editing,
    409: { description: 'edited_meanwhile.', content: json(stepEditedSchema) },
    ...invalid,
  },
})

export const handOver = describeRoute({
  summary: 'Hand a business over to the agency',
  description:
    'Its drafts that tell everything required wait for review from then on, and the agency is told by mail. Once is enough.',
  requestBody: { required: true, content: json(handOverSchema) },
  responses: {
    200: { description: 'All steps as they are now.', content: json(onboardingSchema) },
    ...refused,
    ...editing,
    409: { description: 'steps_open.' },
    422: { description: 'locations_incomplete, or no_location_ready.', content: json(locationsIncompleteSchema) },
  },
})
