import { detached } from '../detached.ts'
import type { Reading } from '../reading/reading.ts'
import type { CutOffFact } from '../types/structure-facts.ts'

/** No tag of a page that somebody wrote is longer, but for pictures within it. */
const longest_tag = 1_000
const longest_told = 80
const line_break = /\r\n?|\n/g
/** Programs that write pages have marks of their own, which are no HTML. */
const of_a_program = /\{%|\{\{|<\?/

/** Behind these nothing stood that could be lost. */
const last_of_all = /^<\/(?:body|html?|ht)\s*$/i

/** A tag that begins at the very end of the source and has no end: the rest of the page was lost when it was stored. */
export function cutOff({ source }: Reading): CutOffFact | null {
  const { length } = source
  const tail = source.slice(Math.max(0, length - longest_tag), length)
  const at = tail.lastIndexOf('<')
  if (at < 0 || tail.indexOf('>', at) >= 0) return null
  // The page has come to its end before: what stands behind it is left over.
  if (/<\/html\s*>/i.test(tail.slice(0, at))) return null
  const rest = tail.slice(at)
  const text = rest.trim()
  if (!/^<\/?[a-z]/i.test(text) || of_a_program.test(text) || last_of_all.test(text)) return null
  const offset = length - rest.length
  // Lines are counted forwards only, and the tag may have begun in an earlier chunk.
  const line = source.lineAt(length) - (rest.match(line_break)?.length ?? 0)
  return { line, offset, text: detached(text.replace(/\s+/g, ' ').slice(0, longest_told)) }
}
