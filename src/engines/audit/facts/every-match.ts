/**
 * What `text.matchAll(pattern)` gives, without the copy of the pattern that it makes each time: for short texts making it
 * takes longer than looking. One pattern serves one loop at a time.
 * @param pattern global, and nowhere empty
 */
export function* everyMatch(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match
}
