const plus = 43
const bracket = 40

/** Where digits begin in a text, and before them the plus or the bracket that may belong to them; in order. */
export function startsOfNumbers(text: string): number[] {
  const starts: number[] = []
  let before = 0
  let is_inside = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const is_digit = code >= 48 && code <= 57
    if (is_digit && !is_inside) {
      if (before === plus || before === bracket) starts.push(at - 1)
      starts.push(at)
    }
    is_inside = is_digit
    before = code
  }
  return starts
}

/**
 * What `text.matchAll` would find, for a pattern whose matches begin with a number: it is tried where numbers begin and
 * nowhere else, which for most texts is some dozen places instead of thousands.
 * @param pattern sticky
 * @param starts of `startsOfNumbers`, of the same text
 */
export function* matchesAtNumbers(
  pattern: RegExp,
  text: string,
  starts: readonly number[],
): Generator<RegExpExecArray> {
  let read_to = 0
  for (const at of starts) {
    if (at < read_to) continue
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    read_to = at + match[0].length
    yield match
  }
}
