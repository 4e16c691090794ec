import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Shorter praise is said by many in the same words. */
const least_length = 60
/** "— Maria T.", "Ron Keller, Macon" */
const person =
  /^[\s—–~-]*((?:Mr|Mrs|Ms|Dr)\.? )?[A-Z][a-z'’]+(?: (?:&|and) [A-Z][a-z]+)?(?: [A-Z](?:\.|[a-z'’-]+)?){1,2}(?=$|[\s,|·(—–-])/
const longest_name = 60
const of_reviews =
  /\b(?:reviews?|testimonials?|(?:customers|clients|patients|people|guests) (?:are )?say(?:ing)?|feedback|kind words)\b/i

/** Who signs a text: the short block right behind it, or (of cards that begin with the name) right before it. */
function signer(blocks: readonly TextBlock[], at: number, step: 1 | -1): string | undefined {
  const beside = blocks[at + step]?.text ?? ''
  return beside.length <= longest_name ? person.exec(beside)?.[0].replace(/^[\s—–~-]+/, '') : undefined
}

export const reviewTwice: PageCheck = {
  id: 'review-under-two-names',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The same review stands under two names',
  why: 'Readers see that at least one of the two did not write it, and believe none of the others. Invented reviews are against the law.',
  mend: 'Keep what a customer really wrote, under that customer’s name, and take the copy out.',
  source: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
  look: ({ url, kind, facts }) => {
    if (kind === 'article' || kind === 'legal' || facts.reviews.length === 0) return notApplicable
    const { blocks } = facts.text
    const first_at = new Map<string, number>()
    let are_reviews = of_reviews.test(facts.titles[0]?.text ?? '')
    for (const [at, block] of blocks.entries()) {
      if (block.element === 'h1' || block.element === 'h2') are_reviews = of_reviews.test(block.text)
      if (!are_reviews || block.text.length < least_length || block.in_nav || block.region === 'footer') continue
      const words = plainWords(block.text)
      const before = first_at.get(words)
      if (before === undefined) {
        first_at.set(words, at)
        continue
      }
      for (const step of [1, -1] as const) {
        const [one, other] = [signer(blocks, before, step), signer(blocks, at, step)]
        if (one === undefined || other === undefined || one === other) continue
        const evidence = `“${shortened(block.text, 60)}” by ${one} and by ${other}`
        return foundAll([{ url, line: block.line, evidence }])
      }
    }
    return foundAll([])
  },
}
