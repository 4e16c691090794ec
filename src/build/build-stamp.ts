import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Stamp = { source_hash: string }

const name = 'stamp.json'

/** Writes what the build in `folder` was made from; the last step of a build. */
export function writeStamp(folder: string, stamp: Stamp): Promise<void> {
  return writeFile(join(folder, name), JSON.stringify(stamp))
}

/** Is there a complete build in `folder`, and was it made from these sources? */
export async function buildState(folder: string, source_hash: string): Promise<'current' | 'stale' | 'missing'> {
  try {
    const stamp: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
    const same =
      typeof stamp === 'object' && stamp !== null && 'source_hash' in stamp && stamp.source_hash === source_hash
    return same ? 'current' : 'stale'
  } catch {
    return 'missing'
  }
}
