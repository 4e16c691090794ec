const empty_bin = 0xffffffff

type Sketch = Uint32Array | Uint16Array

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(a ^ (a >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ b ^ (hash >>> 13), 0xc2b2ae35)
  hash = Math.imul(hash ^ c ^ (hash >>> 16), 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * One-permutation minhash (Li, Owen, Zhang 2012) over shingles of three words. `bins` is a power of two up to 1,024.
 * Too few words for a meaningful sketch give an empty one.
 */
export function sketchOf(words: readonly number[], bins: 32 | 64): Uint32Array {
  if (words.length < 20) return new Uint32Array(0)
  const sketch = new Uint32Array(bins).fill(empty_bin)
  const shift = 32 - Math.log2(bins)
  for (let i = 2; i < words.length; i++) {
    const hash = mix(words[i - 2] ?? 0, words[i - 1] ?? 0, words[i] ?? 0)
    const bin = hash >>> shift
    const rest = (hash << (32 - shift)) >>> 0
    if (rest < (sketch[bin] ?? 0)) sketch[bin] = rest
  }
  return sketch
}

/** Estimated Jaccard similarity of what two sketches of one sort were made from, 0 to 1; 0 when either is empty. */
export function sketchSimilarity(one: Sketch, other: Sketch): number {
  if (one.length === 0 || one.length !== other.length) return 0
  const empty = one instanceof Uint16Array ? empty_bin >>> 16 : empty_bin
  let filled = 0
  let equal = 0
  for (let bin = 0; bin < one.length; bin++) {
    if (one[bin] === empty && other[bin] === empty) continue
    filled++
    if (one[bin] === other[bin]) equal++
  }
  return filled === 0 ? 0 : equal / filled
}
