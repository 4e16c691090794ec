import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const nobody =
  /^[\s—–-]*(?:an? )?(?:(?:google|yelp|facebook|verified|happy|satisfied|local|real|recent|loyal|valued|actual|five[- ]star) )+(?:reviewer|user|customer|client|homeowner|patient|guest|buyer)\W*$/i
/** "— Tampa Homeowner", "Verified Google Review": a town is no name, either. */
const nobody_there =
  /^\s*[—–-]\s?(?:[A-Z][\w'’.]+ ){1,3}(?:Homeowner|Resident|Customer|Client|Patient|Guest|Reviewer)s?\W*$|^[\s—–-]*Verified (?:Google |Yelp |Facebook )?Review\W*$/
const fewest = 2

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
    const signed = facts.text.blocks.filter(
      ({ text }) => text.length < 40 && (nobody.test(text) || nobody_there.test(text)),
    )
    const [first] = signed
    return first && signed.length >= fewest
      ? found(url, first.line, `“${first.text.trim()}”, ${signed.length} times`)
      : ok
  },
}
