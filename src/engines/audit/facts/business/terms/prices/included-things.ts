import { stemsOf } from '#src/engines/audit/facts/business/terms/times/words-of-thing.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** By the words for a thing: whether its price is part of another one, or comes on top. */
export const included_thing = 'included: '

const thing = `((?:[a-z][a-z'’-]* ){1,3}?[a-z][a-z'’-]*)`
const price = '(?:price|quote|estimate|cost|rate|fee)'
const start = String.raw`^\W*(?:(?:our|the|all|yes[,.]|no[,.]) )?`
const usually = '(?:(?:is|are|comes?|always|also|usually|typically|normally) ){0,3}'
/** "Stump grinding included if requested": of every job, and of no package alone. */
const is_in = new RegExp(
  `${start}${thing} ${usually}included(?: (?:at no (?:extra |additional )?(?:cost|charge)|(?:if|when|upon) (?:requested|needed|request)|(?:in|with) (?:every|all|any|each) [a-z]+|in (?:the|our|your) ${price}))?(?= ?(?:[.!,;]|$))`,
  'i',
)
/** "Stump grinding is a separate line item." */
const is_apart = new RegExp(
  String.raw`${start}${thing} ${usually}(?:an? )?(?:separate (?:line items?|charges?|fees?|costs?)\b|(?:billed|charged|priced|quoted|sold|invoiced) separately\b|not included in (?:the|our|your) ${price}\b)`,
  'i',
)
const asks = new RegExp(
  String.raw`^\W*(?:is|are) (?:the |my )?${thing} included(?: in (?:the|your|that) ${price})?\?$`,
  'i',
)
const yes = /^\W*(?:yes|always|absolutely|of course)\b(?![^.!?]{0,60}\b(?:but|extra|separate|additional)\b)/i
const no = /^\W*no\b(?! (?:problem|worries|matter))/i
/** It says what there is no more than "this" and "some" do. */
const no_thing =
  /\b(?:not?|everything|all|items?|services?|options?|some|this|that|these|what|which|it|they|batteries|tax|taxes)\b/i
const least_stems = 2
const longest = 160
const most = 6

const saidOf = (sentence: string): readonly [written: string, value: number] | null => {
  const apart = is_apart.exec(sentence)
  if (apart) return [apart[1] ?? '', 0]
  const included = is_in.exec(sentence)
  return included ? [included[1] ?? '', 1] : null
}

function answered({ text: asked }: TextBlock, answer: TextBlock | undefined): readonly [string, number] | null {
  const written = asked.length > longest || !answer ? undefined : asks.exec(asked)?.[1]
  if (written === undefined || !answer) return null
  return yes.test(answer.text) ? [written, 1] : no.test(answer.text) ? [written, 0] : null
}

/** What the page says to be part of the price, and what it says to be charged beside it. */
export function includedThings({ blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  const note = (said: readonly [string, number] | null, shown: string, { line, offset }: TextBlock) => {
    const [written = '', value = 0] = said ?? []
    const stems = written === '' || no_thing.test(written) ? [] : stemsOf(written)
    if (stems.length < least_stems || found.length >= most) return
    const text = detached(shown.trim().slice(0, longest))
    found.push({ what: detached(included_thing + stems.join(' ')), value, text, line, offset })
  }
  for (const [at, block] of blocks.entries()) {
    const { text, in_nav } = block
    if (in_nav || !(text.includes('included') || text.includes('separate'))) continue
    if (text.endsWith('?')) {
      note(answered(block, blocks[at + 1]), `${text} ${blocks[at + 1]?.text ?? ''}`, block)
      continue
    }
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/, 8))
      if (sentence.length <= longest && /included|separate/.test(sentence)) note(saidOf(sentence), sentence, block)
  }
  return found
}
