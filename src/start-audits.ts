import { type Audits, openAudits } from '#src/features/audits/open-audits.ts'
import { workAudits } from '#src/features/audits/work-audits.ts'
import type { Jobs } from '#src/jobs.ts'
import type { Database } from '#src/platform/database/database.ts'

type Given = Pick<Audits, 'brand' | 'site_origin' | 'door' | 'lab' | 'log'>

/** Opens the free check in this process and takes up what an earlier one left undone. */
export async function startAudits(database: Database, { queue, outbox }: Jobs, given: Given): Promise<Audits> {
  const audits = await openAudits({ database, queue, outbox, ...given })
  await workAudits(audits, queue)
  return audits
}
