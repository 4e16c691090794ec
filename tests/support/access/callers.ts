import { type Access, accesses } from '#src/domain/access.ts'
import { endSession } from '#src/features/accounts/sessions/session-store.ts'
import { insertSuspension } from '#src/features/accounts/user-store.ts'
import { system } from '#src/platform/database/actor.ts'
import type { People } from '#tests/support/access/people.ts'
import { giveApp } from '#tests/support/access/second-factors.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

/** Who may know of a thing: the client it belongs to, admins, or the one admin it belongs to. */
export type Knower = 'client' | 'admin' | 'one admin'

export type Caller = {
  name: string
  /** Nobody unless given. */
  knows_as?: readonly Knower[]
  /** The access token this caller sends, after what happened to its session; undefined: none. */
  token: (api: RunningApi, people: People) => Promise<string | undefined>
  /** Status and code by which the guard of a route refuses this caller. Any access not named lets it through. */
  refused: Partial<Record<Access, string>>
}

/** Refused wherever a session is asked for. */
function everywhere(refusal: string): Caller['refused'] {
  return Object.fromEntries(accesses.filter(access => access !== 'anyone').map(access => [access, refusal]))
}

const withoutSession = everywhere('401 session_not_found')
const withBadToken = everywhere('401 bad_jwt')
const notAdmin = { admin: '403 not_allowed' }
const withoutSecondFactor = { signed_in: '403 insufficient_aal', admin: '403 insufficient_aal' }

async function expiredToken({ accounts }: RunningApi, { client }: People): Promise<string> {
  const claims = JSON.parse(Buffer.from(client.access_token.split('.')[1] ?? '', 'base64url').toString())
  const now = Math.floor(Date.now() / 1000)
  return accounts.keys.sign({ ...claims, iat: now - 3601, exp: now - 1 })
}

/** The client whose session is spoiled owns what the calls are about: nothing but the session speaks against them. */
function spoiled(spoil: (api: RunningApi, people: People) => Promise<unknown>): Caller['token'] {
  return async (api, people) => {
    await spoil(api, people)
    return people.client.access_token
  }
}

/** Every kind of caller that the access of a route tells apart. */
export const callers: readonly Caller[] = [
  { name: 'visitor', token: async () => undefined, refused: withoutSession },
  {
    name: 'client',
    knows_as: ['client'],
    token: async (_, { client }) => client.access_token,
    refused: notAdmin,
  },
  { name: 'other client', token: async (_, { other_client }) => other_client.access_token, refused: notAdmin },
  {
    name: 'admin',
    knows_as: ['admin', 'one admin'],
    token: async (_, { admin }) => admin.access_token,
    refused: {},
  },
  {
    name: 'other admin',
    knows_as: ['admin'],
    token: async (_, { other_admin }) => other_admin.access_token,
    refused: {},
  },
  {
    name: 'suspended client',
    token: spoiled((api, { client }) =>
      api.database.inTransaction(system, tx => insertSuspension(tx, { user_id: client.id })),
    ),
    refused: withoutSession,
  },
  {
    name: 'client with an expired session',
    token: spoiled((api, { client }) =>
      api.database.asOwner('update sessions set expires_at = clock_timestamp() where id = $1', [client.session_id]),
    ),
    refused: withoutSession,
  },
  {
    name: 'client with a session long unused',
    token: spoiled((api, { client }) =>
      api.database.asOwner(`update sessions set refreshed_at = refreshed_at - interval '31 days' where id = $1`, [
        client.session_id,
      ]),
    ),
    refused: withoutSession,
  },
  {
    name: 'signed-out client',
    token: spoiled((api, { client }) =>
      api.database.inTransaction(system, tx => endSession(tx, client.session_id, 'signed_out')),
    ),
    refused: withoutSession,
  },
  {
    name: 'deleted client',
    token: spoiled((api, { client }) => api.database.asOwner('delete from users where id = $1', [client.id])),
    refused: withoutSession,
  },
  {
    name: 'client who has not shown their second factor',
    knows_as: ['client'],
    token: spoiled(async (api, { client }) => {
      await giveApp(api, client)
      await api.database.asOwner(`update sessions set aal = 'aal1' where id = $1`, [client.session_id])
    }),
    refused: withoutSecondFactor,
  },
  {
    name: 'client with an expired token',
    token: expiredToken,
    refused: withBadToken,
  },
]
