import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { installation_secrets } from '#src/platform/database/tables.ts'

/** The installation's random key of this name, 256 bits as base64url, made when first asked for. */
export function readInstallationSecret(database: Database, name: string): Promise<string> {
  return database.inTransaction(system, async tx => {
    const fresh = { name, value: randomBytes(32).toString('base64url') }
    await tx.insert(installation_secrets).values(fresh).onConflictDoNothing()
    const [row] = await tx.select().from(installation_secrets).where(eq(installation_secrets.name, name))
    if (!row) throw new Error(`The installation secret ${name} was not kept.`)
    return row.value
  })
}
