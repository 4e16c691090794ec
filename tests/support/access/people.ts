import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '#src/domain/access.ts'
import { createUser } from '#src/features/accounts/new-user.ts'
import { toSessionAnswer } from '#src/features/accounts/sessions/session-answer.ts'
import { startSession } from '#src/features/accounts/sessions/start-session.ts'
import { findAccount, updateUser } from '#src/features/accounts/user-store.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { goodPassword } from '#tests/support/features/auth-client.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

/** A confirmed user with `goodPassword` and a session that stands. Name, e-mail and ids occur nowhere else. */
export type Person = {
  id: string
  email: string
  full_name: string
  session_id: string
  access_token: string
  refresh_token: string
}

/** People who have nothing to do with each other. `spare`: whose password or link a call carries, whoever sends it. */
export type People = Record<'client' | 'other_client' | 'spare' | 'admin' | 'other_admin', Person>

/** Makes people within a transaction, at the cost of one hash for all of them. */
async function maker({ accounts }: RunningApi) {
  const password_hash = await accounts.identity.hash(goodPassword)

  async function start(tx: Transaction, role: Role) {
    const word = randomBytes(6).toString('hex')
    const [email, full_name] = [`${word}@shop.example`, `Owner ${word}`]
    const user = { email, password_hash, user_metadata: { full_name }, role, given_by: null }
    const id = await createUser(tx, accounts, user)
    await updateUser(tx, id, { email_verified: true, email_confirmed_at: new Date() })
    const account = await findAccount(tx, { id })
    if (!account) throw new Error('The new user is not there.')
    return { email, full_name, started: await startSession(tx, account, 'password', `Browser of ${randomUUID()}`) }
  }

  return async function person(tx: Transaction, role: Role): Promise<Person> {
    const { email, full_name, started } = await start(tx, role)
    const { access_token, refresh_token, user } = await toSessionAnswer(started, accounts.keys)
    return { id: user.id, email, full_name, session_id: started.session.id, access_token, refresh_token }
  }
}

/** Makes one new person at a time. */
export async function personMaker(api: RunningApi) {
  const person = await maker(api)
  return (role: Role) => api.database.inTransaction(accountsDesk, tx => person(tx, role))
}

/** Makes new people at the cost of one hash in all, not one each. */
export async function peopleMaker(api: RunningApi) {
  const person = await maker(api)
  const { database } = api
  /** In one transaction, since a commit costs more than a person, and side by side, since most of a person is waiting. */
  return function newPeople(): Promise<People> {
    return database.inTransaction(accountsDesk, async tx => {
      const [client, other_client, spare, admin, other_admin] = await Promise.all([
        person(tx, 'client'),
        person(tx, 'client'),
        person(tx, 'client'),
        person(tx, 'admin'),
        person(tx, 'admin'),
      ])
      return { client, other_client, spare, admin, other_admin }
    })
  }
}
