import { resolve } from 'node:path'
import type { FileStore } from '#src/platform/files/file-store.ts'
import type { FilesAddress } from '#src/platform/files/files-address.ts'
import { openFolderStore } from '#src/platform/files/open-folder-store.ts'
import { openS3Store } from '#src/platform/files/open-s3-store.ts'

type Settings = { data_dir: string; files: FilesAddress | undefined }

/** The place that the settings name; without one the folder `files` below `data_dir`. */
export async function openFileStore({ data_dir, files }: Settings): Promise<FileStore> {
  if (files?.kind === 's3') return openS3Store(files)
  return openFolderStore(files ? files.folder : resolve(data_dir, 'files'))
}
