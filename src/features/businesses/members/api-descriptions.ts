import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import {
  invitationSchema,
  invitedSchema,
  joinedSchema,
  memberChangeSchema,
  peopleSchema,
  receivedInvitationSchema,
} from '#src/features/businesses/members/schema.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'owners_only.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }
const people = { description: 'Everybody who belongs to it now.', content: json(peopleSchema) }

export const list = describeRoute({
  summary: 'List the members of a business',
  description: 'For its owners, with the invitations that are still open.',
  responses: { 200: people, ...refused },
})

export const invite = describeRoute({
  summary: 'Invite somebody to a business',
  description: 'For its owners. Mails a link that is good once, within 14 days, for that e-mail address alone.',
  requestBody: { required: true, content: json(invitationSchema) },
  responses: {
    201: { description: 'Invited.', content: json(invitedSchema) },
    ...refused,
    409: { description: 'invited_already, or member_already where no step is named.' },
    ...invalid,
    429: { description: 'too_many_invitations.' },
  },
})

export const withdraw = describeRoute({
  summary: 'Withdraw an invitation',
  responses: { 204: { description: 'Its link is worth nothing now.' }, ...refused },
})

export const change = describeRoute({
  summary: 'Change what a member may do and see',
  requestBody: { required: true, content: json(memberChangeSchema) },
  responses: {
    200: people,
    204: { description: 'It is changed, and whoever asked is no owner any more.' },
    ...refused,
    409: { description: 'last_owner.' },
    ...invalid,
  },
})

export const remove = describeRoute({
  summary: 'Remove a member, or leave a business',
  responses: {
    204: { description: 'They see nothing of it any more.' },
    ...refused,
    409: { description: 'last_owner.' },
  },
})

export const received = describeRoute({
  summary: 'Read an invitation to you',
  responses: {
    200: { description: 'It can still be accepted.', content: json(receivedInvitationSchema) },
    401: refused[401],
    404: { description: 'not_found: missing, closed, expired or mailed to somebody else.' },
  },
})

export const accept = describeRoute({
  summary: 'Accept an invitation',
  responses: {
    200: { description: 'You are a member.', content: json(joinedSchema) },
    401: refused[401],
    404: { description: 'not_found: missing, closed, expired or mailed to somebody else.' },
  },
})
