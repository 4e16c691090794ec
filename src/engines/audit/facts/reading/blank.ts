/** White space only, by HTML's own count: a no-break space is text. */
export function isBlank(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code !== 32 && (code > 13 || code < 9 || code === 11)) return false
  }
  return true
}
