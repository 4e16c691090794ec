import { Readable, type Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'

/** More than two layers are not compression but an attack. */
const mostLayers = 2
const chunkSize = 64 * 1024
/** 8 MiB, the largest window that RFC 9659 lets a server use for zstd. */
const zstdWindowLog = 23

export class EncodingInvalid extends Error {
  override name = 'EncodingInvalid'
}

const knownLayers = ['gzip', 'x-gzip', 'br', 'zstd', 'deflate']

/**
 * The layers of a Content-Encoding value, outermost last. Unknown words, such as a mistaken "utf-8", mean nothing, as
 * they do to browsers. Undefined when there are too many.
 */
export function encodingLayers(header: string): string[] | undefined {
  const words = header.toLowerCase().split(',')
  const layers = words.map(word => word.trim()).filter(word => knownLayers.includes(word))
  return layers.length <= mostLayers ? layers : undefined
}

/** Some servers send "deflate" without its zlib wrapper, against RFC 9110: the first byte tells. */
function createAnyInflate(first: Uint8Array): Transform {
  return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })
}

function createDecoder(layer: string, first: Uint8Array): Transform {
  if (layer === 'br') return createBrotliDecompress({ chunkSize })
  if (layer === 'zstd')
    return createZstdDecompress({ chunkSize, params: { [constants.ZSTD_d_windowLogMax]: zstdWindowLog } })
  return layer === 'deflate' ? createAnyInflate(first) : createGunzip({ chunkSize })
}

async function* restored(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

async function* decodeLayer(chunks: AsyncIterable<Uint8Array>, layer: string): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]()
  const first = await source.next()
  if (first.done) return
  const input = Readable.from(restored(first.value, source), { objectMode: false })
  const decoder = createDecoder(layer, first.value)
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

/** Undoes the layers, last one first. Throws EncodingInvalid where the bytes are not what the header says. */
export function decodeChunks(chunks: AsyncIterable<Uint8Array>, layers: readonly string[]): AsyncIterable<Uint8Array> {
  return layers.toReversed().reduce(decodeLayer, chunks)
}
