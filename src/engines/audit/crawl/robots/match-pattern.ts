/** Whether a pattern of robots.txt matches a path: from its start, `*` for anything, `$` at the end for the end. */
export function matchesPattern(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  const first = parts[0] ?? ''
  if (!path.startsWith(first)) return false
  if (parts.length === 1) return !anchored || path.length === first.length

  const last = anchored ? (parts.pop() ?? '') : ''
  let at = first.length
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    if (part === '') continue
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return !anchored || (path.length - last.length >= at && path.endsWith(last))
}
