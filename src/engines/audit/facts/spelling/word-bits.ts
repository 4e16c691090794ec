/** A word sets so many bits: with more of them fewer strangers seem to be in the set, and looking takes longer. */
const bits_a_word = 4

/**
 * A set of words as bits: one in a hundred words that are not in it seems to be, and none that is in it is missed.
 * Words come as their hashes (see `wordHash`).
 */
export function hasWord(bits: Uint8Array, hash: number): boolean {
  const mask = bits.length * 8 - 1
  const step = stepOf(hash)
  for (let i = 0, at = hash; i < bits_a_word; i++, at += step) {
    if (((bits[(at & mask) >>> 3] ?? 0) & (1 << (at & 7))) === 0) return false
  }
  return true
}

/** @param bits as many bytes as a power of two */
export function addWord(bits: Uint8Array, hash: number): void {
  const mask = bits.length * 8 - 1
  const step = stepOf(hash)
  for (let i = 0, at = hash; i < bits_a_word; i++, at += step) {
    const byte = (at & mask) >>> 3
    bits[byte] = (bits[byte] ?? 0) | (1 << (at & 7))
  }
}

/** From one bit of a word to the next. */
function stepOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) | 1
}
