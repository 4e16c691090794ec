import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Right behind its word: one behind a space may be an ornament. */
const starred = /[\p{L}\d)]\*$/u
/** What stands behind one star alone is a slip. */
const fewest = 3
const explains = /^\s*\*+\s?\p{L}|[.!]\s+\*\s?\p{L}|\basterisks?\b|\bundercooked\b|\braw or\b/iu

export const starsUnexplained: PageCheck = {
  id: 'stars-unexplained',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Stars stand behind names, and nothing says what they mean',
  why: 'Readers look for the note at the foot and find none. On a menu a star stands for raw or undercooked food, and the health codes of most states ask for the words.',
  mend: 'Write the note that belongs to the star below the list, or take the stars out.',
  source: 'https://www.fda.gov/food/fda-food-code/food-code-2022',
  look: page => {
    const { facts, url } = page
    if (!isShown(page)) return notApplicable
    const marked = facts.headings.filter(({ text, hidden }) => !hidden && starred.test(text))
    const [first] = marked
    if (!first || marked.length < fewest) return notApplicable
    if (facts.truncated.length > 0 || facts.text.blocks.some(({ text }) => explains.test(text))) return foundAll([])
    const evidence = `“${shortened(first.text, 60)}” and ${marked.length - 1} more, without a note`
    return foundAll([{ url, line: first.line, evidence }])
  },
}
