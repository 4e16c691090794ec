/** Control and format characters: they move a terminal's cursor, or turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

/** Text of a foreign page as one line that does nothing but be read. */
export function plainText(text: string): string {
  return text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim()
}
