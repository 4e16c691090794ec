import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

async function* restored(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/**
 * Unpacks a sitemap.xml.gz, told by its first bytes; anything else passes through. What is damaged ends where the damage
 * begins. Bounded by its reader, who stops taking.
 */
export async function* ungzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]()
  const first = await source.next()
  if (first.done) return
  if (!isGzip(first.value)) {
    yield* restored(first.value, source)
    return
  }
  const input = Readable.from(restored(first.value, source), { objectMode: false })
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  input.on('error', error => gunzip.destroy(error))
  try {
    for await (const chunk of input.pipe(gunzip)) yield chunk
  } catch {
    // A sitemap that breaks off is read as far as it goes; the reader reports what is missing.
  } finally {
    input.destroy()
    gunzip.destroy()
  }
}
