import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** "2 months ago", as Google tells the age of a review on the day somebody looks at it. */
const age = /(?:an?|one|two|three|four|five|six|\d{1,2}) (?:day|week|month|year)s? ago\W*$/i
/** Plug-ins that fetch reviews anew write the same, and keep it true. */
const fetched =
  /trustindex|elfsight|sociablekit|widget|reviews?[-_./]|wp-content|wp-includes|birdeye|podium|embedsocial/i
const longest = 60
const least = 2
const most = 3

export const reviewAges: PageCheck = {
  id: 'review-dates-relative',
  section: 'on-page',
  scope: 'page',
  severity: 'low',
  title: 'Reviews are dated “2 months ago”, and will be for years',
  why: 'The words were copied along with the review and never change. Visitors who come again see that nobody tends the page, and doubt the reviews.',
  mend: 'Write the month and year in which each review was given.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { url, kind, facts } = page
    if (!isShown(page) || kind === 'article' || kind === 'listing' || facts.reviews.length === 0) return notApplicable
    if (!visibleText(page).includes(' ago') || facts.scripts.some(({ src }) => src !== null && fetched.test(src)))
      return notApplicable
    const dated = facts.text.blocks.filter(({ text, in_nav }) => !in_nav && text.length <= longest && age.test(text))
    if (dated.length < least) return notApplicable
    const once = new Map(
      dated.map(({ line, text }) => [text, { url, line, evidence: `“${shortened(text, longest)}”` }]),
    )
    return foundAll([...once.values()].slice(0, most))
  },
}
