import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const nobody =
  /^[\s—–-]*(?:an? )?(?:(?:google|yelp|facebook|verified|happy|satisfied|local|real|recent|loyal|valued|actual|five[- ]star) )+(?:reviewer|user|customer|client|homeowner|patient|guest|buyer)\W*$/i
/** "— Tampa Homeowner", "Verified Google Review": a town is no name, either. */
const nobody_there =
  /^\s*[—–-]\s?(?:[A-Z][\w'’.]+ ){1,3}(?:Homeowner|Resident|Customer|Client|Patient|Guest|Reviewer)s?\W*$|^[\s—–-]*Verified (?:Google |Yelp |Facebook )?Review\W*$/
const fewest = 2
/** A signature by its dash needs no other beside it: many sites have one review on each page. */
const is_signature = /^\s*[—–-]/
const least_review = 40
const longest_signature = 40

export const unnamedReviews: PageCheck = {
  id: 'reviews-without-names',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'Reviews on the page are signed by nobody',
  why: '“Happy customer” could be anybody, and readers think of nobody. Made-up reviews are against the law; real ones have a name.',
  mend: 'Name the customer as they allow, such as “Maria T., Macon”, and link to the review where it was written.',
  source: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
  look: ({ url, kind, facts }) => {
    if (kind === 'article' || kind === 'legal') return notApplicable
    const { blocks } = facts.text
    const signed = blocks.filter(
      ({ text }) => text.length < longest_signature && (nobody.test(text) || nobody_there.test(text)),
    )
    const [first] = signed
    if (!first) return ok
    const before = blocks[blocks.indexOf(first) - 1]?.text ?? ''
    const signatures = blocks.filter(({ text }) => text.length < longest_signature && is_signature.test(text))
    const stands_alone = signatures.length === 1 && signatures[0] === first && before.length >= least_review
    if (signed.length < fewest && !stands_alone) return ok
    return found(url, first.line, `“${first.text.trim()}”${signed.length > 1 ? `, ${signed.length} times` : ''}`)
  },
}
