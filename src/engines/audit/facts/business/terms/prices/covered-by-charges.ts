import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** "A one-hour minimum charge for all visits. This covers the travel time and the initial diagnosis." */
const covers =
  /\b(?:(?:minimum|service(?:[- ]call)?|trip|call[- ]?out|dispatch|visit|travel|show[- ]?up|house[- ]call) (?:charge|fee)|(?:(?:\d|one|two)[- ])?hour minimum)\b[^\n]{0,120}?\b(?:covers?|includes?|pays? for)\b([^.!?\n]{0,120})/i
/** Whoever goes on gets it back, or never pays it. */
const in_part =
  /\b(?:no|waive[sd]?|credit(?:ed)?|appl(?:y|ied|ies) (?:to|towards?)|refund\w*|deduct\w*|(?<!even )if|unless|free|without|never|not|members?|after[- ]hours|weekends?)\b|n['’]t\b/i

const things: readonly (readonly [what: string, says: RegExp])[] = [
  ['diagnostics', /\bdiagnos(?:tics?|is|ing)\b/i],
  ['estimates', /\bestimates?\b/i],
  ['quotes', /\bquotes?\b/i],
  ['consultations', /\bconsultations?\b/i],
  ['evaluations', /\b(?:evaluations?|assessments?)\b/i],
]

const longest = 600
const most = 4

/** What a visit is charged for, and that is then not free of charge. */
export function coveredByCharges({ said, blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  if (!/(?:charge|fee|minimum)\b/i.test(said)) return found
  for (const { text, line, offset } of blocks) {
    if (found.length >= most) break
    if (text.length > longest || !/covers?\b|includes?\b|pays? for/.test(text)) continue
    const match = covers.exec(text)
    if (!match || in_part.test(match[0])) continue
    const shown = detached(match[0].replace(/\s+/g, ' ').slice(0, 150))
    for (const [thing, says] of things)
      if (says.test(match[1] ?? ''))
        found.push({ line, offset, what: `asked: ${thing} free of charge`, value: 0, text: shown })
  }
  return found
}
