import { createDatabase, type Database } from '#src/platform/database/database.ts'
import { openEmbedded } from '#src/platform/database/embedded/open-embedded.ts'
import { prepareRoles } from '#src/platform/database/embedded/prepare-roles.ts'
import { checkServer } from '#src/platform/database/open-remote.ts'
import type { Log } from '#src/platform/log/log.ts'

type Settings = { data_dir: string; database_url: string | undefined }

/** `problem` is a sentence for the person at the terminal that names the setting to change. */
export type OpenDatabase = { ok: true; database: Database } | { ok: false; problem: string }

const databaseName = 'porchlight'

/** Connects to DATABASE_URL, or without it to the embedded server in DATA_DIR, which is started where it does not run. */
export async function openDatabase(settings: Settings, log: Log): Promise<OpenDatabase> {
  if (settings.database_url !== undefined) {
    const checked = await checkServer(settings.database_url)
    if (!checked.ok) return checked
    const connection = { connectionString: settings.database_url }
    return { ok: true, database: createDatabase({ app: connection, owner: connection, log }) }
  }
  const opened = await openEmbedded(settings.data_dir, log)
  if (!opened.ok) return opened
  const owner = { ...opened.server.owner, database: databaseName }
  const app = await prepareRoles(owner).catch(async error => {
    await opened.server.leave()
    throw error
  })
  return { ok: true, database: createDatabase({ app, owner, log, afterClose: opened.server.leave }) }
}
