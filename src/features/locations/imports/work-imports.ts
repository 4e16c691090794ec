import { importQueue } from '#src/features/locations/imports/jobs.ts'
import { runImport } from '#src/features/locations/imports/run-import.ts'
import { findWorking } from '#src/features/locations/imports/store.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'

/** Takes the jobs of imports, those that an earlier process left undone among them. Answers how many those are. */
export async function workImports(database: Database, queue: JobQueue): Promise<number> {
  const unfinished = await database.inTransaction(system, async tx => {
    const ids = await findWorking(tx)
    for (const id of ids) await queue.send(tx, importQueue.name, id, { id })
    return ids.length
  })
  await queue.workAtOnce<{ id: string }>(importQueue.name, 2, ({ id }) => runImport(database, id))
  return unfinished
}
