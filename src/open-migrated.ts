import { migrate } from '#src/migrate.ts'
import { type OpenDatabase, openDatabase } from '#src/platform/database/open-database.ts'
import type { Log } from '#src/platform/log/log.ts'

type Settings = Parameters<typeof openDatabase>[0]

/** Opens the database and brings it up to date; closes it again when that fails. */
export async function openMigrated(settings: Settings, log: Log): Promise<OpenDatabase> {
  const opened = await openDatabase(settings, log)
  if (!opened.ok) return opened
  let migrated = false
  try {
    const outcome = await migrate(opened.database)
    migrated = outcome.ok
    return outcome.ok ? opened : outcome
  } finally {
    if (!migrated) await opened.database.close()
  }
}
