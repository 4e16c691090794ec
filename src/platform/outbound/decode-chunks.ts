import { Readable, type Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import { isWrapped, zstdWindowLog } from '#src/platform/outbound/content-coding.ts'
import { decodeWhole, smallBody } from '#src/platform/outbound/decode-whole.ts'

const chunkSize = 64 * 1024

export class EncodingInvalid extends Error {
  override name = 'EncodingInvalid'
}

function createDecoder(coding: string, first: Uint8Array): Transform {
  if (coding === 'br') return createBrotliDecompress({ chunkSize })
  if (coding === 'zstd')
    return createZstdDecompress({ chunkSize, params: { [constants.ZSTD_d_windowLogMax]: zstdWindowLog } })
  if (coding !== 'deflate') return createGunzip({ chunkSize })
  return isWrapped(first) ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })
}

/** The body up to the size of a small one, and whether that is all of it. */
async function readStart(source: AsyncIterator<Uint8Array>): Promise<{ start: Uint8Array; isAll: boolean }> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  while (bytes < smallBody) {
    const next = await source.next()
    if (next.done) return { start: Buffer.concat(chunks), isAll: true }
    chunks.push(next.value)
    bytes += next.value.byteLength
  }
  return { start: Buffer.concat(chunks), isAll: false }
}

async function* restored(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

async function* decodeStream(chunks: AsyncIterable<Uint8Array>, decoder: Transform): AsyncGenerator<Uint8Array> {
  const input = Readable.from(chunks, { objectMode: false })
  input.on('error', error => decoder.destroy(error))
  try {
    for await (const chunk of input.pipe(decoder)) yield chunk
  } catch (error) {
    throw new EncodingInvalid(error instanceof Error ? error.message : String(error))
  } finally {
    input.destroy()
    decoder.destroy()
  }
}

async function* decodeLayer(chunks: AsyncIterable<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]()
  const { start, isAll } = await readStart(source)
  if (start.byteLength === 0) return
  const whole = isAll ? decodeWhole(start, coding) : undefined
  if (whole) yield whole
  else yield* decodeStream(restored(start, source), createDecoder(coding, start))
}

/** Undoes the layers, last one first. Throws EncodingInvalid where the bytes are not what the header says. */
export function decodeChunks(chunks: AsyncIterable<Uint8Array>, layers: readonly string[]): AsyncIterable<Uint8Array> {
  return layers.toReversed().reduce(decodeLayer, chunks)
}
