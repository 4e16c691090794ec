import type { Installation } from '#src/features/settings/installation.ts'
import type { Database } from '#src/platform/database/database.ts'
import { readDatabaseState } from '#src/platform/database/database-state.ts'
import { readJobState } from '#src/platform/jobs/job-state.ts'
import { readMailState } from '#src/platform/mail/mail-state.ts'

/** What is in force and how it goes, measured now. Throws DatabaseUnavailable. */
export async function readSettings(database: Database, installation: Installation) {
  const [mail, measured, jobs] = await Promise.all([
    readMailState(database),
    readDatabaseState(database),
    readJobState(database),
  ])
  const now = Date.now()
  return {
    measured_at: new Date(now),
    brand: installation.brand,
    site_origin: installation.site_origin,
    mail: { ...installation.mail, ...mail },
    database: { way: installation.database, ...measured },
    pictures: installation.pictures,
    jobs,
    program: {
      version: installation.version,
      node_version: process.versions.node,
      started_at: new Date(now - process.uptime() * 1000),
    },
  }
}
