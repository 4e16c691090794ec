import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#src/migrate.ts'
import { openEmbedded } from '#src/platform/database/embedded/open-embedded.ts'
import { prepareRoles } from '#src/platform/database/embedded/prepare-roles.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'

export type TestServer = { owner: ServerLogin; app: ServerLogin }

type ServerLogin = { host: string; port: number; user: string; password: string; database: string }

declare module 'vitest' {
  interface ProvidedContext {
    test_server: TestServer
  }
}

/** The migrated database of which each test file gets its own copy. */
const template = 'template_of_tests'

const compiledCode = join(import.meta.dirname, '../../../node_modules/.cache/compiled-code')

/**
 * Its databases live as long as a test: none has to reach the disk, and none is to be swept by a process that comes the
 * oftener the more of them there are. What must outlive a crash is tried on servers of their own.
 */
async function spareTheDisk(owner: ClientConfig): Promise<void> {
  const client = new Client(owner)
  await client.connect()
  await client.query('alter system set fsync = off')
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** One real PostgreSQL for the whole run, in a folder of its own. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  // Tests start the program many times over; what one start compiled the next ones load.
  process.env.NODE_COMPILE_CACHE ??= compiledCode
  const data_dir = await mkdtemp(join(tmpdir(), 'porchlight-tests-'))
  const opened = await openEmbedded(data_dir, silentLog)
  if (!opened.ok) throw new Error(opened.problem)
  await spareTheDisk(opened.server.owner)
  const owner = { ...opened.server.owner, database: template }
  const app = await prepareRoles(owner)
  const migrated = await migrate({ owner })
  if (!migrated.ok) throw new Error(migrated.problem)
  project.provide('test_server', { owner, app })
  return async () => {
    await opened.server.leave()
    await rm(data_dir, { recursive: true, force: true })
  }
}
