/** 32-bit FNV-1a over the letters of a word in lower case: what the scan of a text makes of each of its words. */
export function wordHash(word: string): number {
  let value = 0x811c9dc5 | 0
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193)
  return value
}
