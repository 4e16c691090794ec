import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#src/migrate.ts'
import { openEmbedded } from '#src/platform/database/embedded/open-embedded.ts'
import { prepareRoles } from '#src/platform/database/embedded/prepare-roles.ts'
import { silentLog } from '#tests/support/silent-log.ts'

export type TestServer = { owner: ServerLogin; app: ServerLogin }

type ServerLogin = { host: string; port: number; user: string; password: string; database: string }

declare module 'vitest' {
  interface ProvidedContext {
    test_server: TestServer
  }
}

/** The migrated database of which each test file gets its own copy. */
const template = 'template_of_tests'

const compiledCode = join(import.meta.dirname, '../../node_modules/.cache/compiled-code')

/** One real PostgreSQL for the whole run, in a folder of its own. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  // Tests start the program many times over; what one start compiled the next ones load.
  process.env.NODE_COMPILE_CACHE ??= compiledCode
  const data_dir = await mkdtemp(join(tmpdir(), 'porchlight-tests-'))
  const opened = await openEmbedded(data_dir, silentLog)
  if (!opened.ok) throw new Error(opened.problem)
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
