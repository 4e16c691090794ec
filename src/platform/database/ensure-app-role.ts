import type { ClientBase } from 'pg'
import { appRole } from '#src/platform/database/actor.ts'

export type EnsuredRole = { ok: true } | { ok: false; problem: string }

/**
 * Makes the application's role where it is missing and lets the connected user step down to it. Roles belong to the
 * server, not to a database, so this runs before every migration: a restored copy may stand on a server without it.
 */
export async function ensureAppRole(client: ClientBase): Promise<EnsuredRole> {
  await client.query("select pg_advisory_lock(hashtext('porchlight roles'))")
  try {
    const { rows } = await client.query('select rolsuper or rolbypassrls as unbound from pg_roles where rolname = $1', [
      appRole,
    ])
    if (rows.length === 0) await client.query(`create role ${appRole} nologin`)
    if (rows[0]?.unbound) {
      const problem = `The role ${appRole} on the server of DATABASE_URL may bypass row security. Take SUPERUSER and BYPASSRLS from it.`
      return { ok: false, problem }
    }
    await client.query(`grant ${appRole} to current_user`).catch(() => undefined)
    await client.query(`set role ${appRole}`)
    await client.query('reset role')
    return { ok: true }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const problem = `The user of DATABASE_URL can neither create nor become the role ${appRole} (${said}). Let an administrator run: CREATE ROLE ${appRole} NOLOGIN; and grant it to that user.`
    return { ok: false, problem }
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('porchlight roles'))")
  }
}
