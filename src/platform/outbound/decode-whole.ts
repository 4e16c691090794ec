import { brotliDecompressSync, constants, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { isWrapped, zstdWindowLog } from '#src/platform/outbound/content-coding.ts'

/** Compressed bodies up to here are decoded in one go: a stream costs several times the work on an ordinary page. */
export const smallBody = 64 * 1024
const maxOutputLength = 1024 * 1024

function decode(bytes: Uint8Array, coding: string): Uint8Array {
  if (coding === 'br') return brotliDecompressSync(bytes, { maxOutputLength })
  if (coding === 'zstd')
    return zstdDecompressSync(bytes, { maxOutputLength, params: { [constants.ZSTD_d_windowLogMax]: zstdWindowLog } })
  if (coding !== 'deflate') return gunzipSync(bytes, { maxOutputLength })
  return isWrapped(bytes) ? inflateSync(bytes, { maxOutputLength }) : inflateRawSync(bytes, { maxOutputLength })
}

/** Decodes a small body; undefined for one that unpacks to much or is damaged, which the slower way then judges. */
export function decodeWhole(bytes: Uint8Array, coding: string): Uint8Array | undefined {
  try {
    return decode(bytes, coding)
  } catch {
    return undefined
  }
}
