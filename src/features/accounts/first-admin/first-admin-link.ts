import { sql } from 'drizzle-orm'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { newToken } from '#src/features/accounts/sessions/refresh-token.ts'
import { one_time_values } from '#src/features/accounts/tables.ts'
import { hasAdmin } from '#src/features/accounts/user-store.ts'
import { waitForAdmins } from '#src/features/accounts/users/guard-admins.ts'
import { system } from '#src/platform/database/actor.ts'

const lifetime_ms = 24 * 3600 * 1000
const purpose = 'first_admin'

/** What the token is kept under. */
export const firstAdminIdentifier = (token: string) => `${purpose}:${token}`

/**
 * A link to the page that creates the first admin, good once within 24 hours; links made before are void. Undefined while
 * there is an admin. It is a secret: whoever opens it first owns the site.
 */
export function makeFirstAdminLink({
  database,
  identity,
  site_origin,
}: Pick<AccountsDeps, 'database' | 'identity' | 'site_origin'>): Promise<string | undefined> {
  return database.inTransaction(system, async tx => {
    await waitForAdmins(tx)
    await tx.delete(one_time_values).where(sql`${one_time_values.value}::jsonb ->> 'purpose' = ${purpose}`)
    if (await hasAdmin(tx)) return undefined
    const token = newToken()
    const expires_at = new Date(Date.now() + lifetime_ms)
    await identity.keepOnce(tx, firstAdminIdentifier(token), JSON.stringify({ purpose }), expires_at)
    return `${site_origin}/first-admin#token=${token}`
  })
}
