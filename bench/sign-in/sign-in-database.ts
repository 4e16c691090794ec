import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUser } from '#src/features/accounts/new-user.ts'
import { openAccountsIdentity } from '#src/features/accounts/open-accounts.ts'
import { updateUser } from '#src/features/accounts/user-store.ts'
import { migrate } from '#src/migrate.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import { createDatabase } from '#src/platform/database/database.ts'
import { openEmbedded } from '#src/platform/database/embedded/open-embedded.ts'
import { prepareRoles } from '#src/platform/database/embedded/prepare-roles.ts'
import { createLog } from '#src/platform/log/log.ts'

export const password = 'nine lanterns at low tide'

export const users = 400

export const emailOf = (n: number) => `owner${n}@shop.example`

/** A database on a server of its own with confirmed users, who all have `password`. */
export async function openBenchDatabase() {
  const log = createLog({ level: 'error' })
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  const opened = await openEmbedded(folder, log)
  if (!opened.ok) throw new Error(opened.problem)
  const owner = { ...opened.server.owner, database: 'bench' }
  const app = await prepareRoles(owner)
  const migrated = await migrate({ owner })
  if (!migrated.ok) throw new Error(migrated.problem)

  const database = createDatabase({ app, owner, log })
  const identity = await openAccountsIdentity(database, 'http://localhost')
  const password_hash = await identity.hash(password)
  await database.inTransaction(accountsDesk, async tx => {
    for (let n = 0; n < users; n += 1) {
      const user = { email: emailOf(n), password_hash, user_metadata: { full_name: `Owner ${n}` } }
      const id = await createUser(tx, { identity }, { ...user, role: 'client', given_by: null })
      await updateUser(tx, id, { email_verified: true, email_confirmed_at: new Date() })
    }
  })
  await database.close()
  const close = async () => {
    await opened.server.leave()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, owner, close }
}
