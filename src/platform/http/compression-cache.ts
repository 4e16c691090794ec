import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import type { CompressedEncoding } from '#src/platform/http/compress-text.ts'

const decompress = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) }

export type CompressionCache = {
  /** The compressed bytes kept for `text`, or undefined when there are none or they are damaged. */
  read(text: Buffer, encoding: CompressedEncoding): Promise<Buffer | undefined>
  write(text: Buffer, encoding: CompressedEncoding, compressed: Buffer): Promise<void>
  /** Removes what no `read` or `write` of this process asked for. */
  prune(): Promise<void>
}

/** Keeps compressed pages in `folder` from one start to the next, named by what they were made from. */
export function openCompressionCache(folder: string): CompressionCache {
  const used = new Set<string>()

  function nameOf(text: Buffer, encoding: CompressedEncoding): string {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.${encoding}`
    used.add(name)
    return name
  }

  return {
    async read(text, encoding) {
      try {
        const compressed = await readFile(join(folder, nameOf(text, encoding)))
        return (await decompress[encoding](compressed)).equals(text) ? compressed : undefined
      } catch {
        return undefined
      }
    },
    async write(text, encoding, compressed) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${randomUUID()}.unfinished`)
      await writeFile(unfinished, compressed)
      await rename(unfinished, join(folder, nameOf(text, encoding)))
    },
    async prune() {
      const names = await readdir(folder).catch(() => [])
      const stale = names.filter(name => !used.has(name))
      await Promise.all(stale.map(name => rm(join(folder, name), { force: true })))
    },
  }
}
