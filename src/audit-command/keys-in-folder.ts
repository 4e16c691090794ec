import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf } from '#src/audit-command/folder-entries.ts'
import { isSource, unread } from '#src/audit-command/working-files.ts'
import { type LyingKey, secretKeys } from '#src/engines/audit/facts/scripts/secret-keys.ts'

/** Scripts and settings, which a host sends as they are. */
const sent_as_text = /(?<!\.min)\.(?:[cm]?js|json|ya?ml)$/i
const most_folders = 500
const most_files = 300
const most_bytes = 200_000

async function beginningOf(path: string): Promise<string> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(most_bytes))
      return buffer.toString('utf8', 0, bytesRead)
    } finally {
      await file.close()
    }
  } catch {
    // What may not be read shows nobody a key.
    return ''
  }
}

/** Keys in the scripts and settings of a folder that is served at an origin: whoever guesses an address reads them. */
export async function keysInFolder(folder: string, origin: string): Promise<LyingKey[]> {
  const found: LyingKey[] = []
  const waiting = ['']
  let read = 0
  for (let at = 0; at < waiting.length && at < most_folders; at++) {
    const below = waiting[at] ?? ''
    const entries = await entriesOf(join(folder, below))
    if (below === '' && isSource(entries)) return []
    for (const entry of entries) {
      const path = below + entry.name
      if (entry.isDirectory() && !unread.test(entry.name)) waiting.push(`${path}/`)
      if (!entry.isFile() || !sent_as_text.test(entry.name) || ++read > most_files) continue
      const url = new URL(`/${path.replace(/[%?#]/g, encodeURIComponent)}`, origin).href
      for (const key of secretKeys(await beginningOf(join(folder, path)))) found.push({ url, ...key })
    }
  }
  return found.sort((one, other) => (one.url < other.url ? -1 : 1))
}
