import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** "See Section 6 below": of this page, where nothing behind the number says of what else. */
const pointed =
  /\b(?:see|in|under|to|with|per|by|through|and|of) (?:our |the )?(section|paragraph|clause|step) (\d{1,2})(?= ?(?:[.,;:)]|$|above\b|below\b|and\b|or\b|for\b|shall\b|will\b|of (?:this|these|our)\b))/i
/** Of a law, of another paper, or of what is numbered elsewhere. */
const of_others =
  /\b(?:act|code|statutes?|law|regulations?|usc|u\.s\.c|c\.?f\.?r|gdpr|ccpa|title|housing|irs|tax|constitution|ordinance|county|township|state|policy|form|map|plat|guide)\b|§/i
/** What heads a numbered part: "6. Fees", "Section 6", "Step 2:". */
const numbered = /^\W*(?:(?:section|article|step|paragraph|clause) )?(\d{1,2})(?:[.):]|\b ?[-–—]|$)(?!\d)/i
const fewest = 3

/** How far the numbers of a page's parts go, where they begin with one and leave none out. */
function lastNumber(blocks: readonly TextBlock[]): number {
  const all = new Set(
    blocks.flatMap(({ text, element, in_nav }) => {
      const number = in_nav || !(/^h\d$/.test(element) || text.length < 90) ? undefined : numbered.exec(text)?.[1]
      return number ? [Number(number)] : []
    }),
  )
  let last = 0
  while (all.has(last + 1)) last++
  return all.size === last ? last : 0
}

const pointsIn = askedOnce(text => {
  const match = pointed.exec(text)
  if (!match || of_others.test(text.slice(Math.max(0, match.index - 60), match.index + 100))) return undefined
  return { shown: match[0], number: Number(match[2]) }
})

/** A sentence that sends readers to a numbered part behind the last one there is. */
export function missingNumber(blocks: readonly TextBlock[]): { line: number; shown: string } | undefined {
  const told: { line: number; shown: string; number: number }[] = []
  for (const block of blocks) {
    const points = pointsIn(block)
    if (points) told.push({ line: block.line, ...points })
  }
  if (told.length === 0) return undefined
  const last = lastNumber(blocks)
  return last < fewest ? undefined : told.find(({ number }) => number > last && number < last + 10)
}
