import { migrate } from '#src/migrate.ts'
import { type OpenDatabase, openDatabase } from '#src/platform/database/open-database.ts'
import type { Log } from '#src/platform/log/log.ts'

type Settings = Parameters<typeof openDatabase>[0]

/** Opens the database and brings it up to date; closes it again when that fails. */
export async function openMigrated(settings: Settings, log: Log): Promise<OpenDatabase> {
  const opened = await openDatabase(settings, log)
  if (!opened.ok) return opened
  const migrated = await migrate(opened.database)
  if (migrated.ok) return opened
  await opened.database.close()
  return migrated
}
