import { onTestFinished } from 'vitest'
import { type Audits, type LabSettings, openAudits } from '#src/features/audits/open-audits.ts'
import type { ContactsDeps } from '#src/features/contacts/submit-contact.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'
import type { Log } from '#src/platform/log/log.ts'
import { loopbackDoor } from '#tests/support/crawl/loopback-door.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'

type Beside = ContactsDeps & { queue: Pick<JobQueue, 'send'>; database: Database }

/** The free check beside the contacts feature, with sites on loopback. Nobody takes its jobs: a test runs them itself. */
export async function openTestAudits(
  deps: Beside,
  site_origin: string,
  log: Log = silentLog,
  lab?: LabSettings,
): Promise<Audits> {
  const audits = await openAudits({ ...deps, site_origin, door: loopbackDoor, lab, log })
  onTestFinished(() => audits.stop())
  return audits
}
