import { clearOutFiles, removeObjects } from '#src/features/files/clear-out.ts'
import { clearOutFilesQueue, clearOutFilesTime, removeObjectsQueue } from '#src/features/files/jobs.ts'
import { type FilesDeps, openFiles } from '#src/features/files/open-files.ts'
import type { Jobs } from '#src/jobs.ts'
import type { Database } from '#src/platform/database/database.ts'
import { openFileStore } from '#src/platform/files/open-file-store.ts'
import type { Log } from '#src/platform/log/log.ts'

type Settings = Parameters<typeof openFileStore>[0]

/** Opens the place of pictures in this process, and takes part in deleting what is of no more use. */
export async function startFiles(
  database: Database,
  { queue }: Jobs,
  settings: Settings,
  log: Log,
): Promise<FilesDeps> {
  const files = await openFiles({ database, queue, store: await openFileStore(settings) })
  await queue.work<{ id: string }>(removeObjectsQueue.name, ({ id }) => removeObjects(files, id))
  await queue.work(clearOutFilesQueue.name, async () => {
    log.info('Cleared out pictures.', await clearOutFiles(files))
  })
  await queue.schedule(clearOutFilesQueue.name, clearOutFilesTime)
  return files
}
