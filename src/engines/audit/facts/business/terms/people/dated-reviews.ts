import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** The newest of several dated reviews of a page: `value` is its year. */
export const newest_review = 'newest review'

const headed =
  /\b(?:reviews?|testimonials?|(?:customers|clients|patients|people|guests|they) (?:are )?say(?:ing)?|kind words)\b/i
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
/** "Ron K., June 2013", "4/29/2014", "- Ann Marlow, 12 May 2012": whoever said it, and when. */
const dated = new RegExp(
  String.raw`(?:^|[\s,(|·–—-])(?:${month} (?:\d{1,2}(?:st|nd|rd|th)?,? )?|\d{1,2} ${month} |\d{1,2}\/(?:\d{1,2}\/)?)(20[0-3]\d)\W*$`,
  'i',
)
/** Of the page or of something on it, and of no review. */
const of_others =
  /\b(?:updated|published|posted by|copyright|since|est|effective|founded|events?|until|expires?)\b|©|^by /i
const longest = 70
/** Old pages have headings that are marked by nothing but their size. */
const longest_heading = 50
/** Shorter is no praise. */
const least_said = 60
const least = 2

export function newestReview(text: PageText): TermFact[] {
  if (!text.may(signal.digits)) return []
  const { blocks } = text
  if (!blocks.some(({ text: shown, in_nav }) => !in_nav && shown.length < longest_heading && headed.test(shown)))
    return []
  const found: TermFact[] = []
  for (const [at, { text: shown, in_nav, line, offset }] of blocks.entries()) {
    if (in_nav || shown.length > longest) continue
    const date = dated.exec(shown)
    const year = date?.[1]
    if (year === undefined || of_others.test(shown)) continue
    // A date without a name right under a heading is that of a post.
    if (date?.index === 0 && /^h\d$/.test(blocks[at - 1]?.element ?? '')) continue
    const beside = blocks.slice(Math.max(0, at - 2), at + 3)
    if (!beside.some(block => block.text.length >= least_said)) continue
    found.push({ what: newest_review, value: Number(year), text: detached(shown), line, offset })
  }
  const [newest] = found.length < least ? [] : found.toSorted((one, other) => other.value - one.value)
  return newest ? [newest] : []
}
