import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

type Counted = { count: number; of: string; text: string; line: number }

const number = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,5})`
const where =
  "(google|yelp|facebook|trip ?advisor|angi(?:e[’']s list)?|nextdoor|thumbtack|healthgrades|houzz|bbb|trustpilot)"
/** "Over 40 five-star reviews", "500+ Google reviews" */
const claimed = new RegExp(
  String.raw`^\W*(?:(?:over|more than|nearly|almost) )?${number} ?\+? ?(?:(?:5|five)[- ]stars? )?(?:${where} )?(?:(?:5|five)[- ]stars? )?(?:customer |client |patient )?reviews(?![a-z])`,
  'i',
)
/** "4.9 stars from 18 customers", "4.8 (127 reviews)", "Rated 5/5 based on 31 Google reviews" */
const rated = new RegExp(
  String.raw`\b[1-5](?:\.\d)? ?(?:★|⭐|stars?|\/ ?5(?:\.0)?|out of (?:5|five))?[^.\n\d+(]{0,24}?(?:\b(?:from|by|based on) |\( ?)(?:over )?${number} ?\+? ?(?:verified |happy |satisfied |real )?(?:${where} )?(?:reviews?|ratings?|reviewers?|customers?|clients?|patients?|guests?)\b`,
  'i',
)
const may_count = /reviews?|ratings?|\bstars?\b|★|⭐|out of|\/ ?5\b/i
const has_digit = /\d/
const longest = 120
/** What was counted last month may be a few less. */
const clearly = 1.1

const mayCount = askedOnce(text => text.length <= longest && has_digit.test(text) && may_count.test(text))

function countedIn(blocks: readonly TextBlock[], pattern: RegExp): Counted[] {
  return blocks.flatMap(block => {
    const found = mayCount(block) ? pattern.exec(block.text) : null
    if (!found) return []
    const [text, count = '', of = ''] = found
    return [{ count: Number(count.replaceAll(',', '')), of: of.toLowerCase(), text, line: block.line }]
  })
}

/** A figure in a box of its own ends where its words begin. */
const asRead = (text: string) => text.trim().replace(/(\d\+?)(?=[a-z]{3})/i, '$1 ')

export const reviewsOutnumbered: PageCheck = {
  id: 'reviews-more-than-rated',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The page counts more reviews than people who rated you',
  why: 'Visitors see both numbers a few lines apart. One of them is not true, and they wonder about the reviews themselves.',
  mend: 'Look up how many reviews you have, and write that number wherever you name one.',
  source: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
  look: page => {
    const { blocks } = page.facts.text
    const [most] = countedIn(blocks, claimed).toSorted((one, other) => other.count - one.count)
    if (!most) return notApplicable
    // Each place where people rate has a count of its own: all of them together may make up the larger number.
    const ratings = countedIn(blocks, rated).filter(({ of }) => of === most.of)
    const all = new Map(ratings.map(one => [one.count, one]))
    const together = [...all.keys()].reduce((sum, count) => sum + count, 0)
    const [first] = ratings
    if (!first || most.count <= together * clearly) return foundAll([])
    const evidence = `“${shortened(asRead(most.text), 60)}”, and “${shortened(asRead(first.text), 60)}”`
    return foundAll([{ url: page.url, line: most.line, evidence }])
  },
}
