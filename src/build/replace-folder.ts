import { rename, rm } from 'node:fs/promises'

/** Puts the folder `next` in the place of `current`, which may not exist. At no moment does half of either stand there. */
export async function replaceFolder(current: string, next: string): Promise<void> {
  const old = `${next}-old`
  await rm(old, { recursive: true, force: true })
  await rename(current, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, current)
  await rm(old, { recursive: true, force: true })
}
