import { randomUUID } from 'node:crypto'
import { hashRecoveryCode } from '#src/features/accounts/factors/recovery-code.ts'
import { sealSecret } from '#src/features/accounts/factors/seal-secret.ts'
import type { People, Person } from '#tests/support/access/people.ts'
import { codeOf } from '#tests/support/features/two-factor.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
export const recovery_code = 'k4m9x7qp2ab8ht3z'

/** Gives one person an authenticator app, already in force; answers its id. */
export async function giveApp({ accounts, database }: RunningApi, { id: user_id }: Person): Promise<string> {
  const id = randomUUID()
  await database.asOwner(
    `insert into factors (id, user_id, factor_type, sealed_secret, verified_at) values ($1, $2, 'totp', $3, now())`,
    [id, user_id, sealSecret(secret, accounts.factor_secret, id)],
  )
  return id
}

async function raise({ database }: RunningApi, { session_id }: Person): Promise<void> {
  await database.asOwner("update sessions set aal = 'aal2' where id = $1", [session_id])
}

/** Everybody has an app, and a session that has shown it. */
export async function giveApps(people: People, api: RunningApi): Promise<void> {
  for (const person of Object.values(people)) {
    await giveApp(api, person)
    await raise(api, person)
  }
}

/** Everybody has `recovery_code` beside their app. */
export async function giveRecoveryCodes(people: People, api: RunningApi): Promise<void> {
  await giveApps(people, api)
  const code_hash = hashRecoveryCode(recovery_code, api.accounts.recovery_code_secret)
  for (const { id } of Object.values(people)) {
    await api.database.asOwner(
      `with made as (
         insert into factors (id, user_id, factor_type, verified_at)
         values (gen_random_uuid(), $1, 'recovery_code', now()) returning id)
       insert into recovery_codes (factor_id, code_hash) select id, $2 from made`,
      [id, code_hash],
    )
  }
}

/** The client's app, to whose session everything is open. */
export async function appOfClient({ client }: People, api: RunningApi): Promise<string> {
  const id = await giveApp(api, client)
  await raise(api, client)
  return id
}

/** What answers a challenge of the client's app. */
export async function answerToChallenge({ client }: People, { database }: RunningApi) {
  const [row] = await database.asOwner(
    `insert into factor_challenges (id, factor_id, session_id, expires_at)
     select gen_random_uuid(), id, $2, now() + interval '1 minute' from factors where user_id = $1 returning id`,
    [client.id, client.session_id],
  )
  return { challenge_id: row?.id, code: codeOf(secret) }
}
