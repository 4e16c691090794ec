import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type FilesDeps, openFiles } from '#src/features/files/open-files.ts'
import { openFolderStore } from '#src/platform/files/open-folder-store.ts'
import { makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'

/** Pictures kept in a folder of this test's own. Nobody takes their jobs: a test runs them itself. */
export async function openTestFiles(beside: Pick<FilesDeps, 'database' | 'queue'>): Promise<FilesDeps> {
  const folder = await makeScratchFolder('files')
  onTestFinished(() => removeScratchFolder(folder))
  return openFiles({ ...beside, store: await openFolderStore(join(folder, 'kept')) })
}
