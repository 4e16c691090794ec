import { createHmac } from 'node:crypto'
import { Client } from 'pg'
import { appRole } from '#src/platform/database/actor.ts'
import { ensureAppRole } from '#src/platform/database/ensure-app-role.ts'

type Owner = { host: string; port: number; user: string; password: string; database: string }

const loginRole = 'porchlight_login'

/** Drawn from the owner's password, so that one file holds all there is to know. */
function loginPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(loginRole).digest('base64url')
}

async function withClient<T>(connection: Owner, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createLogin(client: Client, password: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [loginRole])
  if (rows.length > 0) return
  await client.query(
    `create role ${loginRole} login noinherit password ${client.escapeLiteral(password)} in role ${appRole}`,
  )
}

async function createDatabase(client: Client, name: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rows.length === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

/** Creates the database and the application's login where they are missing; answers how the application connects. */
export async function prepareRoles(owner: Owner): Promise<Owner> {
  const password = loginPassword(owner.password)
  await withClient({ ...owner, database: 'postgres' }, async client => {
    await client.query("select pg_advisory_lock(hashtext('porchlight start'))")
    const ensured = await ensureAppRole(client)
    if (!ensured.ok) throw new Error(ensured.problem)
    await createLogin(client, password)
    await createDatabase(client, owner.database)
  })
  return { ...owner, user: loginRole, password }
}
