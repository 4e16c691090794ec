/** What the standard fonts of PDF can draw beyond Latin-1: the rest of Windows-1252. */
const alsoDrawn = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

function isDrawn(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff && code !== 0xad) || alsoDrawn.has(character)
}

/** A letter with a mark that the fonts lack is drawn without it. */
function drawn(character: string): string {
  if (isDrawn(character)) return character
  if (/\s/u.test(character)) return ' '
  if (/\p{C}/u.test(character)) return ''
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(isDrawn) ? bare : '?'
}

/** Text as the standard fonts of PDF can draw it, on one line and without characters that steer anything. */
export function printable(text: string): string {
  return Array.from(text, drawn).join('').replace(/ {2,}/g, ' ')
}
