import { Client } from 'pg'

const oldestVersion = 150_000

export type CheckedServer = { ok: true } | { ok: false; problem: string }

/** What a person must know, without the password that the address may hold. */
function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ERR_INVALID_URL')
    return 'DATABASE_URL is not an address that can be read. Write it like postgresql://user:password@host:5432/name.'
  if (code === '28P01' || code === '28000') return 'The server of DATABASE_URL refuses the user or the password.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist on its server. Create it first.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host named in DATABASE_URL is not known.'
  if (code === 'ECONNREFUSED') return 'Nothing answers at the host and port of DATABASE_URL.'
  return `The database of DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}.`
}

/** Tries the server behind DATABASE_URL once, at most five seconds long. */
export async function checkServer(database_url: string): Promise<CheckedServer> {
  let client: Client | undefined
  try {
    client = new Client({ connectionString: database_url, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
    )
    if (rows[0].number >= oldestVersion) return { ok: true }
    return {
      ok: false,
      problem: `The server of DATABASE_URL is PostgreSQL ${rows[0].name}; this program needs 15 or later.`,
    }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  } finally {
    await client?.end().catch(() => undefined)
  }
}
