import type { Settings } from '#src/env.ts'
import { startJobs } from '#src/jobs.ts'
import { openMigrated } from '#src/open-migrated.ts'
import type { Log } from '#src/platform/log/log.ts'
import { stopSignal } from '#src/stop-signal.ts'

/** Runs jobs until told to stop, beside any number of processes that serve. Answers a sentence when it cannot. */
export async function work(settings: Settings, log: Log): Promise<string | undefined> {
  const stopped = stopSignal()
  const opened = await openMigrated(settings, log)
  if (!opened.ok) return opened.problem
  try {
    const jobs = await startJobs(opened.database, settings, log)
    log.info('Working on jobs.')
    await stopped
    await jobs.stop()
    return undefined
  } finally {
    await opened.database.close()
  }
}
