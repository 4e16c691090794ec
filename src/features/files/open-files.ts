import { derivedAtOnce, uploadsAtOnce } from '#src/features/files/file-limits.ts'
import { openPictureLinks, type PictureLinks, readPictureSecret } from '#src/features/files/picture-links.ts'
import { openReception, type Reception } from '#src/features/files/reception.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { FileStore } from '#src/platform/files/file-store.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'
import { createBoundedPool } from '#src/platform/passwords/bounded-pool.ts'

type Parts = { database: Database; queue: Pick<JobQueue, 'send'>; store: FileStore }

export type FilesDeps = Parts & {
  links: PictureLinks
  reception: Reception
  /** Makes pictures anew; what is taken in waits for its turn. */
  darkroom: ReturnType<typeof createBoundedPool>
}

/** What pictures need in every process that serves or works. */
export async function openFiles(parts: Parts): Promise<FilesDeps> {
  return assembleFiles(parts, await readPictureSecret(parts.database))
}

/** The same where the secret of the links is known. */
export function assembleFiles(parts: Parts, secret: string): FilesDeps {
  return {
    ...parts,
    links: openPictureLinks(secret),
    reception: openReception(),
    darkroom: createBoundedPool({ at_once: derivedAtOnce, waiting: uploadsAtOnce }),
  }
}
