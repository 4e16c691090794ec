import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** What lies in a folder; nothing where it may not be listed or is gone, as a host could show nothing of it either. */
export async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
