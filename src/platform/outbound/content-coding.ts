/** More than two layers are not compression but an attack. */
const mostLayers = 2
const known = ['gzip', 'x-gzip', 'br', 'zstd', 'deflate']

/** 8 MiB, the largest window that RFC 9659 lets a server use for zstd. */
export const zstdWindowLog = 23

/**
 * The layers of a Content-Encoding value, outermost last. Unknown words, such as a mistaken "utf-8", mean nothing, as
 * they do to browsers. Undefined when there are too many.
 */
export function encodingLayers(header: string): string[] | undefined {
  const words = header.toLowerCase().split(',')
  const layers = words.map(word => word.trim()).filter(word => known.includes(word))
  return layers.length <= mostLayers ? layers : undefined
}

/** Some servers send "deflate" without its zlib wrapper, against RFC 9110: the first byte tells. */
export function isWrapped(bytes: Uint8Array): boolean {
  return ((bytes[0] ?? 0) & 0x0f) === 8
}
