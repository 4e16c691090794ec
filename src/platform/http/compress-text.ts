import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const toZstd = promisify(zstdCompress)

export const compressedEncodings = ['br', 'zstd', 'gzip'] as const

export type CompressedEncoding = (typeof compressedEncodings)[number]

/** The ending of a file compressed at build, which lies beside the plain one. */
export const fileEndings: Record<CompressedEncoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' }

/** `quick` costs about a millisecond a page, `best` about fifty. */
type Effort = 'quick' | 'best'

const levels = {
  quick: { br: 5, zstd: 6, gzip: 6 },
  best: { br: 11, zstd: 19, gzip: 9 },
}

/** A window no larger than the text: an encoder takes memory for all of its window, and small files are many. */
function windowBits(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), least), most)
}

/** Compresses text in one encoding, off the main thread. */
export function compressText(text: Buffer, encoding: CompressedEncoding, effort: Effort): Promise<Buffer> {
  const level = levels[effort][encoding]
  if (encoding === 'gzip') return toGzip(text, { level })
  if (encoding === 'zstd') {
    return toZstd(text, { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: text.length })
  }
  return toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
    },
  })
}
