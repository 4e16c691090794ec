/** FNV-1a over UTF-16 units: 32 bits, 0 for the empty text and for no other. */
export function hash32(text: string): number {
  if (text === '') return 0
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0 || 1
}
