import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompressedEncoding, compressText, fileEndings } from '#src/platform/http/compress-text.ts'
import type { CompressionCache } from '#src/platform/http/compression-cache.ts'
import { fileHeaders } from '#src/platform/http/file-headers.ts'
import { isText } from '#src/platform/http/media-types.ts'
import { type Origin, type StaticFile, toStaticFile, toVariant } from '#src/platform/http/static-file.ts'

export type LoadOptions = {
  /** The folder of the built client files. */
  folder: string
  /** Origin of the running site, written where `sentinel` stands. */
  site_origin: string
  sentinel: string
  not_found_paths: readonly string[]
  cache: CompressionCache
}

/** A file ready to answer, and, while its compression is only quick, what makes it as small as it can be. */
export type LoadedFile = { file: StaticFile; sharpen: (() => Promise<void>) | undefined }

async function loadCompleted(body: Buffer, origin: Origin, cache: CompressionCache): Promise<LoadedFile> {
  const quick: CompressedEncoding[] = []
  const file = await toStaticFile(body, origin, async encoding => {
    const kept = await cache.read(body, encoding)
    if (!kept) quick.push(encoding)
    return kept ?? compressText(body, encoding, 'quick')
  })
  if (quick.length === 0) return { file, sharpen: undefined }
  const sharpen = async () => {
    for (const encoding of quick) {
      const best = await compressText(body, encoding, 'best')
      if (best.length < body.length) file.variants[encoding] = toVariant(best, encoding, origin)
      await cache.write(body, encoding, best)
    }
  }
  return { file, sharpen }
}

/** Prepares a built file for `path`: pages and text that names the site's origin are completed and compressed here, the rest was at build. */
export async function loadFile(name: string, path: string, options: LoadOptions): Promise<LoadedFile> {
  const { folder, site_origin, sentinel, not_found_paths, cache } = options
  const bytes = await readFile(join(folder, name))
  const text = isText(name) ? bytes.toString('utf8').replaceAll(sentinel, site_origin) : undefined
  const headers = fileHeaders(path, name, text, site_origin.startsWith('https:'))
  const origin: Origin = { status: not_found_paths.includes(path) ? 404 : 200, headers }
  const completed = text === undefined ? bytes : Buffer.from(text)
  if (name.endsWith('.html') || !completed.equals(bytes)) return loadCompleted(completed, origin, cache)
  const file = await toStaticFile(bytes, origin, encoding =>
    readFile(join(folder, `${name}${fileEndings[encoding]}`)).catch(() => undefined),
  )
  return { file, sharpen: undefined }
}
