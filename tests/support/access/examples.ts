import { randomInt, randomUUID } from 'node:crypto'
import { makeFirstAdminLink } from '#src/features/accounts/first-admin/first-admin-link.ts'
import { businessExamples } from '#tests/support/access/business-examples.ts'
import type { Example } from '#tests/support/access/example.ts'
import type { People } from '#tests/support/access/people.ts'
import {
  answerToChallenge,
  appOfClient,
  giveApps,
  giveRecoveryCodes,
  recovery_code,
} from '#tests/support/access/second-factors.ts'
import { finishedCheck } from '#tests/support/audit/finished-check.ts'
import { goodPassword } from '#tests/support/features/auth-client.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

async function recoveryLink({ spare }: People, api: RunningApi): Promise<Record<string, string>> {
  const address = `192.0.2.${randomInt(256)}`
  await api.ask('/auth/v1/recover', 'POST', { email: spare.email }, { 'X-Forwarded-For': address })
  return Object.fromEntries(new URL((await api.linksTo(spare.email))[0] ?? '').searchParams)
}

async function invitedUser({ admin }: People, api: RunningApi): Promise<string> {
  const invitation = { email: `${randomUUID()}@shop.example`, role: 'client' }
  const answer = await api.ask('/api/users', 'POST', invitation, { Authorization: `Bearer ${admin.access_token}` })
  return String((await answer.json()).id)
}

const clientForAdmin: Example['thing'] = { id: ({ client }) => client.id, known_to: ['admin'] }

async function testMailOf({ admin }: People, api: RunningApi): Promise<string> {
  const headers = { Authorization: `Bearer ${admin.access_token}` }
  return (await (await api.ask('/api/settings/test-mails', 'POST', undefined, headers)).json()).id
}

async function contactOf({ client }: People, api: RunningApi): Promise<string> {
  const message = { name: client.full_name, email: client.email, message: 'Do you work in Macon?' }
  const headers = { 'X-Forwarded-For': `192.0.2.${randomInt(256)}` }
  return (await (await api.ask('/api/contacts', 'POST', message, headers)).json()).id
}

async function noteOf(people: People, api: RunningApi): Promise<Record<string, string>> {
  const id = await contactOf(people, api)
  const headers = { Authorization: `Bearer ${people.admin.access_token}` }
  const note = await (await api.ask(`/api/contacts/${id}/notes`, 'POST', { text: 'Call after 4.' }, headers)).json()
  return { id, note_id: note.id }
}

const contactForAdmin: Example['thing'] = { id: contactOf, known_to: ['admin'] }

/** One finished check for each set of people: its id stands in the path, its key in the query. */
const checks = new WeakMap<People, Promise<{ id: string; key: string }>>()

function checkOf(people: People, api: RunningApi): Promise<{ id: string; key: string }> {
  const known = checks.get(people) ?? finishedCheck(api)
  checks.set(people, known)
  return known
}

const checkWithKey: Pick<Example, 'thing' | 'query'> = {
  thing: { id: async (people, api) => (await checkOf(people, api)).id, known_to: 'whoever has its key' },
  query: async (people, api) => ({ key: (await checkOf(people, api)).key }),
}

/** A query without words, asked for once the people have what the call is about. */
function first(prepare: (people: People, api: RunningApi) => Promise<void>): NonNullable<Example['query']> {
  return async (people, api) => {
    await prepare(people, api)
    return {}
  }
}

/** What somebody sends who holds the link that the program prints while there is no admin. */
async function firstAdmin(_: People, { accounts, database }: RunningApi) {
  await database.asOwner("update user_roles set role = 'client'")
  const link = new URL((await makeFirstAdminLink(accounts)) ?? '')
  return { ...newcomer(), token: link.hash.replace('#token=', '') }
}

const newcomer = () => ({ email: `${randomUUID()}@shop.example`, password: goodPassword })

/**
 * One example or more for every route of the API, by its method and path; what follows a ? tells several apart, and is
 * sent. A route without one fails src/access-matrix.test.ts.
 */
export const examples: Record<`${string} /${string}`, Example> = {
  'POST /api/contacts': {
    answers: 201,
    body: ({ spare }) => ({ name: spare.full_name, email: spare.email, message: 'Do you work in Savannah?' }),
  },
  'POST /api/audits': { answers: 202, body: () => ({ address: `${randomUUID()}.example` }) },
  'GET /api/audits/:id': { answers: 200, ...checkWithKey },
  'GET /api/audits/:id/events': { answers: 200, ...checkWithKey },
  'GET /api/audits/:id/report.pdf': { answers: 200, ...checkWithKey },
  'POST /api/audits/:id/mails': {
    answers: 202,
    ...checkWithKey,
    body: () => ({ email: `${randomUUID()}@shop.example`, consent: true }),
  },
  ...businessExamples,
  'GET /api/contacts': { answers: 200 },
  'GET /api/contacts/csv': { answers: 200 },
  'GET /api/contacts/sources': { answers: 200 },
  'GET /api/contacts/:id': { answers: 200, thing: contactForAdmin },
  'POST /api/contacts/status-changes': {
    answers: 200,
    body: async (people, api) => ({ changes: [{ contact_id: await contactOf(people, api), status: 'won' }] }),
  },
  'POST /api/contacts/:id/notes': { answers: 201, thing: contactForAdmin, body: () => ({ text: 'Called.' }) },
  'DELETE /api/contacts/:id/notes/:note_id': { answers: 204, thing: { id: noteOf, known_to: ['one admin'] } },
  'POST /api/contacts/:id/replies': {
    answers: 201,
    thing: contactForAdmin,
    headers: () => ({ 'Idempotency-Key': randomUUID() }),
    body: () => ({ text: 'Yes, we do.' }),
  },
  'GET /api/analytics/daily': { answers: 200 },
  'GET /api/analytics/daily/csv': { answers: 200 },
  'GET /api/analytics/funnel': { answers: 200 },
  'GET /api/analytics/funnel/csv': { answers: 200 },
  'GET /api/docs': { answers: 200 },
  'GET /api/openapi.json': { answers: 200 },
  'GET /api/places': { answers: 200, query: () => ({ q: 'Macon' }) },
  'GET /api/business-categories': { answers: 200 },
  'POST /api/functions/check-subscription': { answers: 200 },
  'GET /api/subscriptions': { answers: 200 },
  'GET /api/profiles/:id': { answers: 200, thing: { id: ({ client }) => client.id, known_to: ['client', 'admin'] } },
  'PATCH /api/profiles/:id': {
    answers: 200,
    thing: { id: ({ client }) => client.id, known_to: ['client'] },
    body: () => ({ company: 'Tide Pool Diner' }),
  },
  'GET /api/user-roles/:user_id': {
    answers: 200,
    thing: { id: ({ client }) => client.id, known_to: ['client', 'admin'] },
  },
  'GET /api/users': { answers: 200 },
  'POST /api/users': { answers: 201, body: () => ({ email: `${randomUUID()}@shop.example`, role: 'admin' }) },
  'GET /api/users/:id': { answers: 200, thing: clientForAdmin },
  'PUT /api/users/:id/role': { answers: 200, thing: clientForAdmin, body: () => ({ role: 'admin' }) },
  'PUT /api/users/:id/suspension': { answers: 200, thing: clientForAdmin, body: () => ({ reason: 'Unpaid bills' }) },
  'DELETE /api/users/:id/suspension': { answers: 200, thing: clientForAdmin },
  'DELETE /api/users/:id/sessions': { answers: 200, thing: clientForAdmin },
  'POST /api/users/:id/password-reset': { answers: 200, thing: clientForAdmin },
  'POST /api/users/:id/invitation': { answers: 200, thing: { id: invitedUser, known_to: ['admin'] } },
  'GET /api/settings': { answers: 200 },
  'POST /api/settings/test-mails': { answers: 202 },
  'GET /api/settings/test-mails/:id': {
    answers: 200,
    thing: { id: testMailOf, known_to: ['one admin'] },
  },
  'GET /auth/v1/.well-known/jwks.json': { answers: 200 },
  'GET /auth/v1/health': { answers: 200 },
  'GET /auth/v1/settings': { answers: 200 },
  'POST /auth/v1/signup': { answers: 200, body: newcomer },
  'POST /auth/v1/first-admin': { answers: 200, body: firstAdmin },
  'POST /auth/v1/token?grant_type=password': {
    answers: 200,
    body: ({ spare }) => ({ email: spare.email, password: goodPassword }),
  },
  'POST /auth/v1/token?grant_type=refresh_token': {
    answers: 200,
    body: ({ spare }) => ({ refresh_token: spare.refresh_token }),
  },
  'POST /auth/v1/recover': { answers: 200, body: ({ spare }) => ({ email: spare.email }) },
  'POST /auth/v1/resend': { answers: 200, body: ({ spare }) => ({ email: spare.email, type: 'signup' }) },
  'GET /auth/v1/verify': { answers: 303, query: recoveryLink },
  'POST /auth/v1/verify': {
    answers: 200,
    body: async (people, api) => {
      const { token, type } = await recoveryLink(people, api)
      return { token_hash: token, type }
    },
  },
  'GET /auth/v1/sessions': { answers: 200 },
  'DELETE /auth/v1/sessions/:id': {
    answers: 204,
    thing: { id: ({ client }) => client.session_id, known_to: ['client'] },
  },
  'POST /auth/v1/factors': { answers: 200, body: () => ({ factor_type: 'totp', friendly_name: 'Phone' }) },
  'POST /auth/v1/factors/:id/challenge': { answers: 200, thing: { id: appOfClient, known_to: ['client'] } },
  'POST /auth/v1/factors/:id/verify': {
    answers: 200,
    thing: { id: appOfClient, known_to: ['client'] },
    body: answerToChallenge,
  },
  'DELETE /auth/v1/factors/:id': { answers: 200, thing: { id: appOfClient, known_to: ['client'] } },
  'GET /auth/v1/factors/recovery-codes': { answers: 200, query: first(giveRecoveryCodes) },
  'POST /auth/v1/factors/recovery-codes': { answers: 200, query: first(giveApps) },
  'POST /auth/v1/factors/recovery-codes/regenerate': { answers: 200, query: first(giveRecoveryCodes) },
  'POST /auth/v1/factors/recovery-codes/verify': {
    answers: 200,
    query: first(giveRecoveryCodes),
    body: () => ({ code: recovery_code }),
  },
  'DELETE /auth/v1/factors/recovery-codes': { answers: 200, query: first(giveRecoveryCodes) },
  'GET /auth/v1/user': { answers: 200 },
  'PUT /auth/v1/user': { answers: 200, body: () => ({ data: { full_name: 'Robin Vale' } }) },
  'POST /auth/v1/logout': { answers: 204 },
  'POST /auth/v1/logout?scope=others': { answers: 204 },
}
