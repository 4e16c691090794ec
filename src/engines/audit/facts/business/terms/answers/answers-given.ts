import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

const question_mark = 63
const longest_question = 160
/** “Need a new roof?” invites and asks nothing, as do “Have a project in mind?” and “Are you looking for a roofer?” */
const asks =
  /^(?:what|when|where|which|who|why|how|(?:do|are)(?! you (?:need|want|have an?|looking|searching|tired|struggling|planning|thinking)\b)|does|did|is|can|could|will|would|should|may|must|has|have(?= (?:you|they|we|I|the|your|there)\b))\b(?!.{0,30}\bready\b)/i
/** Shorter answers, and those that only send on, fit many questions. */
const shortest_answer = 60
const sends_on = /\b(?:call|contact|reach out|get in touch|depends|varies|yes|no|absolutely|e-?mail)\b/i
const most = 16

/** Which question each answer belongs to: `what` has the answer's hash, `value` the question's, `text` the question. */
export function answersGiven({ blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  for (const [at, { text, line, offset }] of blocks.entries()) {
    if (text.charCodeAt(text.length - 1) !== question_mark || text.length > longest_question || !asks.test(text))
      continue
    const answer = blocks[at + 1]?.text ?? ''
    if (answer.length < shortest_answer || answer.endsWith('?') || sends_on.test(answer)) continue
    found.push({ what: `answer: ${hash32(answer)}`, value: hash32(text), text: detached(text), line, offset })
    if (found.length >= most) break
  }
  return found
}
