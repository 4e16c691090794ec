import type { DraftHeading } from '../reading/draft-lists.ts'
import type { HeadingFact } from '../types/structure-facts.ts'
import type { TextBlock } from '../types/text-facts.ts'

/** Headings with the text that follows each until the next. */
export function headingsWithText(
  headings: readonly DraftHeading[],
  blocks: readonly TextBlock[],
  words_by_block: readonly number[],
): HeadingFact[] {
  return headings.map(({ block, ...heading }, index) => {
    const next = headings[index + 1]
    const end = next ? startOf(next, blocks) : blocks.length
    let words_after = 0
    let text_after = ''
    for (let at = block; at < end; at++) {
      words_after += words_by_block[at] ?? 0
      if (text_after.length < 300) text_after += `${blocks[at]?.text ?? ''} `
    }
    return { ...heading, words_after, text_after: text_after.slice(0, 300).trim() }
  })
}

/** Index of the heading's own block: it was remembered where the heading ended. */
function startOf({ block, text }: DraftHeading, blocks: readonly TextBlock[]): number {
  return text !== '' && blocks[block - 1]?.text === text ? block - 1 : block
}
