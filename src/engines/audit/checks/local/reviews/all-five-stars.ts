import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const may_count = /\breviews?\b/i
/** "65+ 5-Star Reviews" */
const of_five = /(?:^|[^\d.,])(\d{1,3}(?:,\d{3})*)\+? (?:5|five)[- ]stars?(?:red)? (?:google )?reviews\b/i
/** "4.4 Stars (65+ Reviews)", "4.6 out of 5 from 120 reviews" */
const average_of_all =
  /\b([1-4]\.\d)\b ?(?:★|⭐|stars?|\/ ?5|out of (?:5|five))[^.\n\d]{0,24}\b(\d{1,3}(?:,\d{3})*)\+? (?:google )?reviews\b/i
const figure_alone = /^\s{0,9}\d[\d,]{0,6}\+?\s{0,9}$/
/** With this average and above, nearly all may have given five. */
const nearly_five = 4.9

const mayBeSaid = askedOnce(text => figure_alone.test(text) || may_count.test(text))

/** The words of each block; a figure of its own stands above what it counts. */
const saidIn = (blocks: readonly TextBlock[]) =>
  blocks.flatMap((block, at) => {
    const { text, line } = block
    if (!mayBeSaid(block)) return []
    const said = figure_alone.test(text) ? `${text.trim()} ${blocks[at + 1]?.text ?? ''}` : text
    return may_count.test(said) ? [{ text: said, line }] : []
  })

export const allFiveStars: PageCheck = {
  id: 'five-stars-of-all-reviews',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'All your reviews are said to have five stars, and your rating says otherwise',
  why: 'Visitors see both numbers, and can look them up. A claim that cannot be true costs the trust that the true one would earn.',
  mend: 'Write “reviews” instead of “5-star reviews”, or count only those with five stars.',
  source: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
  look: page => {
    const said = saidIn(page.facts.text.blocks)
    const fives = said.flatMap(({ text, line }) => {
      const count = of_five.exec(text)?.[1]
      return count === undefined ? [] : [{ count, line, text }]
    })
    if (fives.length === 0) return notApplicable
    const averages = said.flatMap(({ text }) => {
      const [whole, average, of = ''] = average_of_all.exec(text) ?? []
      return whole !== undefined && Number(average) < nearly_five ? [{ whole, of }] : []
    })
    return foundAll(
      fives.flatMap(({ count, line, text }) => {
        const all = averages.find(({ of }) => of === count)
        return all ? [{ url: page.url, line, evidence: `“${shortened(text.trim(), 60)}”, and “${all.whole}”` }] : []
      }),
    )
  },
}
