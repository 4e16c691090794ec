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
/** "- K.S., teacher" */
const initials = /^[\s—–~-]*(?:[A-Z]\. ?){2}(?=$|[\s,|·(—–-])/
const behind_dash = /^\s*[—–~-]/
const longest_name = 60
/** A story goes on for some paragraphs before its signature. */
const longest_story = 8
export const of_reviews =
  /\b(?:reviews?|testimonials?|(?:customers|clients|patients|people|guests) (?:are )?say(?:ing)?|feedback|kind words|(?:success|patient|client|customer) stories)\b/i

const nameIn = (text: string) =>
  text.length > longest_name
    ? undefined
    : (person.exec(text) ?? initials.exec(text))?.[0].replace(/^[\s—–~-]+/, '').trim()

/**
 * Who signs a text: the short block right behind it, or (of cards that begin with the name) right before it. Paragraphs
 * may lie between where a dash or initials show that the block is a signature.
 */
function signer(blocks: readonly TextBlock[], at: number, step: 1 | -1): string | undefined {
  const next = blocks[at + step]
  // The heading of all reviews may look like a name.
  const beside = next && !/^h[12]$/.test(next.element) ? nameIn(next.text) : undefined
  if (beside !== undefined || step === -1) return beside
  // "— Steve, CA, April 2019": a signature all the same, and no other is to be looked for.
  if (next && behind_dash.test(next.text)) return next.text.replace(/^[\s—–~-]+/, '').split(',', 1)[0]
  for (const { element, text } of blocks.slice(at + 2, at + longest_story)) {
    if (/^h\d$/.test(element) || (text.length >= least_length && quote.test(text))) return undefined
    if (behind_dash.test(text) || initials.test(text)) return nameIn(text)
  }
  return undefined
}

/** "Ann Marlow" of one site signs as "Ann M." on another. */
function isSamePerson(one: string, other: string): boolean {
  const [[first, last = ''], [other_first, other_last = '']] = [
    plainWords(one).split(' '),
    plainWords(other).split(' '),
  ]
  return first === other_first && (last === '' || other_last === '' || last[0] === other_last[0])
}

/** Praise between quotation marks, and behind it in the same block who signs it. */
const signed = /^["“]([^"“”]{60,600})["”]\s*[—–~-]{1,2}\s*([A-Z][^"“”]{1,58})$/

/** Two such blocks of the same words, whatever heads them. */
function signedTwice(blocks: readonly TextBlock[]): { line: number; evidence: string } | undefined {
  const signers = new Map<string, string>()
  for (const { text, line } of blocks) {
    if (text.length < least_length || !quote.test(text) || made_up.test(text)) continue
    const [, said = '', by = ''] = signed.exec(text) ?? []
    if (said === '') continue
    const words = plainWords(said)
    const other = signers.get(words)
    if (other !== undefined && !isSamePerson(other, by))
      return { line, evidence: `“${shortened(said, 60)}” by ${shortened(other, 30)} and by ${shortened(by, 30)}` }
    signers.set(words, other ?? by)
  }
  return undefined
}
const quote = /^["“]/
/** Words of a template are told as that. */
const made_up = /\blorem\b|\bdolor sit\b/i

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
    let are_reviews = of_reviews.test(facts.titles[0]?.text ?? '')
    const has_any =
      are_reviews ||
      facts.reviews.length > 0 ||
      facts.headings.some(({ level, name }) => level <= 2 && of_reviews.test(name))
    if (kind === 'article' || kind === 'legal') return notApplicable
    const { blocks } = facts.text
    const twice = signedTwice(blocks)
    if (twice) return foundAll([{ url, ...twice }])
    if (!has_any) return notApplicable
    const first_at = new Map<string, number>()
    for (const [at, block] of blocks.entries()) {
      if (block.element === 'h1' || block.element === 'h2') are_reviews = of_reviews.test(block.text)
      if (made_up.test(block.text)) continue
      if (!are_reviews || block.text.length < least_length || block.in_nav || block.region === 'footer') continue
      const words = plainWords(block.text)
      const before = first_at.get(words)
      if (before === undefined) {
        first_at.set(words, at)
        continue
      }
      for (const step of [1, -1] as const) {
        const [one, other] = [signer(blocks, before, step), signer(blocks, at, step)]
        if (one === undefined || other === undefined) continue
        if (isSamePerson(one, other)) break
        const evidence = `“${shortened(block.text, 60)}” by ${one} and by ${other}`
        return foundAll([{ url, line: block.line, evidence }])
      }
    }
    return foundAll([])
  },
}
