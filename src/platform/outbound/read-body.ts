import type { BodyCount, BodyEnd } from '#src/domain/outside-fetch.ts'
import { decodeChunks, EncodingInvalid } from '#src/platform/outbound/decode-chunks.ts'

/** The bytes as they come over the line. */
export type RawBody = {
  chunks: AsyncIterable<Uint8Array>
  /** Bytes so far. */
  transferred: () => number
  /** Set when the line is done with, for whatever reason. */
  ended: () => BodyEnd | undefined
  /** Cuts the line. */
  stop: () => void
}

/** Decodes a body under a bound. The chunk that crosses the bound is cut there, so a bomb costs no more than the bound. */
export function readBody(raw: RawBody, layers: readonly string[] | undefined, decoded_bytes: number) {
  let decoded = 0
  let end: BodyEnd | undefined
  let started = false

  async function* body(): AsyncGenerator<Uint8Array> {
    if (started) return
    started = true
    if (!layers) end = 'encoding_invalid'
    try {
      if (layers) yield* bounded(layers.length === 0 ? raw.chunks : decodeChunks(raw.chunks, layers))
    } catch (error) {
      if (!(error instanceof EncodingInvalid)) throw error
      const line = raw.ended()
      end = line === undefined || line === 'complete' ? 'encoding_invalid' : line
    } finally {
      end ??= raw.ended() ?? 'cancelled'
      raw.stop()
    }
  }

  async function* bounded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      const room = decoded_bytes - decoded
      decoded += Math.min(chunk.byteLength, room)
      if (chunk.byteLength <= room) {
        yield chunk
        continue
      }
      end = 'too_large'
      if (room > 0) yield chunk.subarray(0, room)
      return
    }
  }

  function ended(): BodyCount {
    return { end: end ?? 'cancelled', transferred_bytes: raw.transferred(), decoded_bytes: decoded }
  }

  return { body: body(), ended }
}
