import { number_pattern, numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import type { Measure } from './measures.ts'

const of_a_party = new RegExp(
  String.raw`\b(?:part(?:y|ies)|groups?|tables?) (?:of|over|larger than) (${number_pattern})(?! ?(?:-|–|to) ?\d)|\b(${number_pattern}) or more (?:guests|people)?`,
  'i',
)

/** "Parties of six or more": the size from which something holds. */
export const partySize: Measure = {
  sign: /\b(?:of|over|than) (?:\d|[a-z]{3,})|or more/i,
  read: text => {
    const match = of_a_party.exec(text)
    return match ? numberOf(match[1] ?? match[2]) : null
  },
}
