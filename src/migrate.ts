import { clearOutQueue } from '#src/features/accounts/jobs.ts'
import {
  clearOutAuditsQueue,
  mailReportQueue,
  measureLabQueue,
  noteLeadQueue,
  runAuditQueue,
} from '#src/features/audits/jobs.ts'
import { clearOutFilesQueue, removeObjectsQueue } from '#src/features/files/jobs.ts'
import { clearOutImportsQueue, importQueue } from '#src/features/locations/imports/jobs.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type Migrated, migrateSchema } from '#src/platform/database/migrate-schema.ts'
import { prepareQueues } from '#src/platform/jobs/prepare-queues.ts'
import { mailQueue } from '#src/platform/mail/mail-queue.ts'

const queues = [
  mailQueue,
  clearOutQueue,
  runAuditQueue,
  measureLabQueue,
  mailReportQueue,
  noteLeadQueue,
  clearOutAuditsQueue,
  removeObjectsQueue,
  clearOutFilesQueue,
  importQueue,
  clearOutImportsQueue,
]

/** Brings tables, policies and job queues up to date; does nothing when they are. Safe to run from several programs at once. */
export function migrate(database: Pick<Database, 'owner'>): Promise<Migrated> {
  return migrateSchema(database.owner, () => prepareQueues(database.owner, queues))
}
