import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const nobody =
  /^[\s—–-]*(?:an? )?(?:(?:google|yelp|facebook|verified|happy|satisfied|grateful|thankful|proud|local|real|recent|loyal|valued|actual|five[- ]star) )+(?:reviewer|user|customer|client|homeowner|patient|guest|buyer|parents?|mom|mother|dad|father|family|couple|bride|groom|student|member|traveler|camper|pet (?:parent|owner)|dog (?:owner|mom|dad))(?:, [A-Z][a-z]+(?: [A-Z][a-z]+)?(?:, [A-Z]{2})?)?\W*$/i
/** "— Tampa Homeowner", "Verified Google Review": a town is no name, either. */
const nobody_there =
  /^\s*[—–-]\s?(?:[A-Z][\w'’.]+ ){1,3}(?:Homeowner|Resident|Customer|Client|Patient|Guest|Reviewer)s?\W*$|^[\s—–-]*Verified (?:Google |Yelp |Facebook )?Review\W*$|^\s*[—–-]\s?(?:(?:Property|Business|Home|Car|Truck|Boat|Shop) ?[Oo]wner|Homeowner|Landlord|Customer|Client|Patient|(?:Google|Yelp|Facebook|Nextdoor|Angi) [Rr]eview(?:er)?)(?:, [\w ]{3,30})?\W*$/
/** "— March 2023": when it was said, and not by whom. */
const only_a_date =
  /^\s*[—–-]\s?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.?,? )?(?:19|20)\d\d\W*$/i
/** "Fair price and no stress." — Homeowner: all in one line. */
const signed_in_line = /["”]\s*([—–-]\s?[^"“”]{2,40})$/
const fewest = 2
/** A signature by its dash needs no other beside it: many sites have one review on each page. */
const is_signature = /^\s*[—–-]/
const least_review = 40
const longest_signature = 40
const a_name = /^\s*(?:[—–-]\s?)?\p{Lu}[\p{L}'’.]*(?: (?:\p{Lu}|&|and )[\p{L}'’.]*){0,3}\W*$/u

/** A review stands before its date, and no name above or behind it. */
function isUnsigned(blocks: readonly TextBlock[], at: number): boolean {
  const [above, review, behind] = [blocks[at - 2]?.text ?? '', blocks[at - 1]?.text ?? '', blocks[at + 1]?.text ?? '']
  const isName = (text: string) => a_name.test(text) && !only_a_date.test(text)
  return review.length >= least_review && !isName(above) && !isName(behind)
}

function signatureIn(text: string): string {
  return text.length > 300 ? text : (signed_in_line.exec(text)?.[1] ?? text)
}

const mayBeSigned = (text: string) => text.length < longest_signature || /^["“]/.test(text)
const isOfNobody = askedOnce(
  text => mayBeSigned(text) && (nobody.test(signatureIn(text)) || nobody_there.test(signatureIn(text))),
)
const isOnlyDate = askedOnce(text => mayBeSigned(text) && only_a_date.test(text))
const isSignature = askedOnce(text => text.length < longest_signature && is_signature.test(text))

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
    const signed = blocks.filter((block, at) => isOfNobody(block) || (isOnlyDate(block) && isUnsigned(blocks, at)))
    const [first] = signed
    if (!first) return ok
    const before = blocks[blocks.indexOf(first) - 1]?.text ?? ''
    const signatures = blocks.filter(isSignature)
    const stands_alone = signatures.length === 1 && signatures[0] === first && before.length >= least_review
    if (signed.length < fewest && !stands_alone) return ok
    return found(
      url,
      first.line,
      `“${signatureIn(first.text).trim()}”${signed.length > 1 ? `, ${signed.length} times` : ''}`,
    )
  },
}
