import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export type KeptPictures = {
  /** The picture made of `source` in the way that `how` names: the kept one, or a new one, which is kept. */
  picture(source: Buffer, how: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Forgets what was not asked for since it was opened. */
  prune(): Promise<void>
}

/** Whatever changes the bytes besides source and way. */
const makers = JSON.stringify(sharp.versions)

/** Pictures of earlier builds in `folder`, each found by a hash of what it was made from. */
export function openKeptPictures(folder: string): KeptPictures {
  const asked = new Set<string>()
  return {
    async picture(source, how, make) {
      const name = createHash('sha256').update(makers).update(`\0${how}\0`).update(source).digest('hex')
      asked.add(name)
      const file = join(folder, name)
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return kept
      const made = await make()
      await mkdir(folder, { recursive: true })
      // Under another name until it is whole: a build that is cut off must not leave half a picture behind.
      await writeFile(`${file}.part`, made)
      await rename(`${file}.part`, file)
      return made
    },
    async prune() {
      const names = await readdir(folder).catch(() => [])
      const stale = names.filter(name => !asked.has(name))
      await Promise.all(stale.map(name => rm(join(folder, name), { force: true })))
    },
  }
}
