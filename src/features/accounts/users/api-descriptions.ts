import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import {
  invitationSchema,
  roleChangeSchema,
  suspensionSchema,
  userDetailSchema,
  userPageSchema,
  userQuerySchema,
} from '#src/features/accounts/users/schema.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'not_allowed: for admins only.' },
}
const missing = { 404: { description: 'not_found.' } }
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }
const tooMany = { 429: { description: 'over_email_send_rate_limit: Retry-After says when.' } }
const user = { 200: { description: 'The user as they are now.', content: json(userDetailSchema) } }
const guarded = { 409: { description: 'own_account or last_admin.' } }

export const list = describeRoute({
  summary: 'List users',
  description: 'For admins. Searched, filtered, sorted and paged by the query.',
  parameters: Object.keys(userQuerySchema.shape).map(name => ({
    in: 'query' as const,
    name,
    schema: { type: 'string' as const },
  })),
  responses: { 200: { description: 'One page.', content: json(userPageSchema) }, ...refused, ...invalid },
})

export const read = describeRoute({
  summary: 'Read a user',
  description: 'For admins: profile, role, status, open sessions and what admins did.',
  responses: { ...user, ...refused, ...missing },
})

export const invite = describeRoute({
  summary: 'Invite a user',
  description: 'Creates the user and mails a link, good for 7 days, by which they confirm and choose a password.',
  requestBody: { required: true, content: json(invitationSchema) },
  responses: {
    201: { description: 'The invited user.', content: json(userDetailSchema) },
    ...refused,
    409: { description: 'email_exists.' },
    ...invalid,
    ...tooMany,
  },
})

export const inviteAgain = describeRoute({
  summary: 'Mail the invitation again',
  responses: {
    ...user,
    ...refused,
    ...missing,
    409: { description: 'already_confirmed or user_suspended.' },
    ...tooMany,
  },
})

export const role = describeRoute({
  summary: 'Give a user a role',
  description: 'Takes hold on the user’s next request.',
  requestBody: { required: true, content: json(roleChangeSchema) },
  responses: { ...user, ...refused, ...missing, ...guarded, ...invalid },
})

export const suspend = describeRoute({
  summary: 'Suspend a user',
  description: 'Ends every session at once and keeps the user out until restored.',
  requestBody: { required: true, content: json(suspensionSchema) },
  responses: { ...user, ...refused, ...missing, ...guarded, ...invalid },
})

export const restore = describeRoute({
  summary: 'Restore a suspended user',
  responses: { ...user, ...refused, ...missing },
})

export const endSessions = describeRoute({
  summary: 'End every session of a user',
  responses: { ...user, ...refused, ...missing },
})

export const passwordReset = describeRoute({
  summary: 'Mail a user the link to a new password',
  responses: { ...user, ...refused, ...missing, 409: { description: 'user_suspended.' }, ...tooMany },
})
