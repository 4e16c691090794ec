import type { TextBlock } from '../types/text-facts.ts'

/** A question on a line of its own, or in bold before its answer, and the answer behind it in the same paragraph. */
const asks_first =
  /^\W{0,3}(?:q\W{1,3}|question:?\s)?(?:(?:how|what|when|where|why|who|which|do|does|did|can|could|will|would|is|are|should|may|must|if)\b[^.!?\n]{8,150}\?\s+\S|[^.!\n]{12,150}\?\s*\n\s*\S)/i
const most_read = 240

/** How many paragraphs, entries of lists or boxes begin with a question and go on with its answer. */
export function askedInLines(blocks: readonly TextBlock[]): number {
  return blocks.filter(({ text, in_nav, element }) => {
    if (in_nav || element === 'button' || element === 'label') return false
    const asked = text.indexOf('?')
    return asked > 10 && asked < most_read - 20 && asks_first.test(text.slice(0, most_read))
  }).length
}
