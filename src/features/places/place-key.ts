/** A name as it is looked for: without accents, capitals and signs, "Saint" as "St". */
export function placeKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
}
