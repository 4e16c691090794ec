/** What the scan of a text counts; `hashes` has one 32-bit hash a word, `named` tells words that are names or numbers. */
export type ScannedWords = {
  hashes: number[]
  named: boolean[]
  sentences: number
  syllables: number
}

const other = 0
const letter = 1
const vowel = 2
const digit = 3

const classes = new Uint8Array(128)
for (let code = 97; code <= 122; code++) classes[code] = classes[code - 32] = letter
for (const char of 'aeiouyAEIOUY') classes[char.charCodeAt(0)] = vowel
for (let code = 48; code <= 57; code++) classes[code] = digit

function classOf(code: number): number {
  if (code < 128) return classes[code] ?? other
  if (code < 0xc0 || code === 0xd7 || code === 0xf7 || code === 0xfffd) return other
  return (code >= 0x2000 && code < 0x2e80) || (code >= 0x3000 && code < 0x3040) ? other : letter
}

/**
 * Walks a text once: words are runs of letters and digits (apostrophes within them do not part), hashed in lower case
 * by FNV-1a; a sentence ends at a stop that a word came before.
 */
export function scanWords(text: string, into: ScannedWords): void {
  const { length } = text
  let hash = 0
  let open = false
  let named = false
  let was_vowel = false
  let since_stop = 0
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    const kind = classOf(code)
    if (kind !== other) {
      if (!open) {
        open = true
        hash = 0x811c9dc5
        named = kind === digit || (code >= 65 && code <= 90)
        was_vowel = false
      }
      hash = Math.imul(hash ^ (code >= 65 && code <= 90 ? code | 32 : code), 0x01000193)
      if (kind === vowel) {
        if (!was_vowel) into.syllables++
        was_vowel = true
      } else was_vowel = false
      continue
    }
    if (!open) continue
    if ((code === 39 || code === 0x2019) && i + 1 < length && classOf(text.charCodeAt(i + 1)) !== other) continue
    into.hashes.push(hash >>> 0)
    into.named.push(named)
    since_stop++
    open = false
    if (code === 46 || code === 33 || code === 63) {
      into.sentences++
      since_stop = 0
    }
  }
  if (open) {
    into.hashes.push(hash >>> 0)
    into.named.push(named)
    since_stop++
  }
  if (since_stop >= 5) into.sentences++
}

export const noWords = (): ScannedWords => ({ hashes: [], named: [], sentences: 0, syllables: 0 })
