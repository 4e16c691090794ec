import { publicDoor } from '#src/audit-door.ts'
import { labSettings, type Settings, siteOrigin } from '#src/env.ts'
import { startJobs } from '#src/jobs.ts'
import { openMigrated } from '#src/open-migrated.ts'
import type { Log } from '#src/platform/log/log.ts'
import { startAudits } from '#src/start-audits.ts'
import { startFiles } from '#src/start-files.ts'
import { stopSignal } from '#src/stop-signal.ts'

/** Runs jobs until told to stop, beside any number of processes that serve. Answers a sentence when it cannot. */
export async function work(settings: Settings, log: Log): Promise<string | undefined> {
  const stopped = stopSignal()
  const opened = await openMigrated(settings, log)
  if (!opened.ok) return opened.problem
  try {
    const jobs = await startJobs(opened.database, settings, log)
    await startFiles(opened.database, jobs, settings, log)
    const lab = labSettings(settings)
    const given = { brand: settings.brand, site_origin: siteOrigin(settings), door: publicDoor, lab, log }
    const audits = await startAudits(opened.database, jobs, given)
    audits.workshop.getReady()
    log.info('Working on jobs.')
    await stopped
    audits.stop()
    await jobs.stop()
    return undefined
  } finally {
    await opened.database.close()
  }
}
