import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import type { Measure } from './measures.ts'

/** With which a thing is kept that a house has one of, whatever words tell it. */
const of_house = 'of the house: '
/** In whose place a term names what the sentence, or the page around it, is of. */
export const of_scope = '@'

/** What a business lays down once, and how owners say it: as a sentence, or as the answer to a question. */
export type Topic = {
  what: string
  /** Of these one stands in any sentence that speaks of it, and in any question. */
  words: readonly string[]
  /** A pattern, for sentences. */
  about: string
  /** A pattern, for questions; without it, that of sentences. */
  asks?: string
  of: Measure
  /** Words of a special case. */
  unless?: string
  /** A pattern of others that have no letter at their ends. */
  but?: string
  /** It may be another one for each of the things that a business offers. */
  is_scoped?: boolean
}

/** Some of the guests, some of the days. */
const special = String.raw`if(?! you(?:['’]re (?:more than|over|running) | (?:bring|want|like|need|book|are (?:more than|over))\b))|unless|except|used to|was|were|last year|other than|ask (?:us )?about|until further notice|some|certain|select|may(?! \d)|might|depending|varies|vary|additional|another|extra|off-?season`

/** Sentences about the topic that hold one value of its sort, whatever their order of words. */
export function kindOf({ what, words, about, asks = about, of, unless, but, is_scoped }: Topic): TermKind {
  return {
    what: of_house + what + (is_scoped ? of_scope : ''),
    words,
    sign: of.sign,
    says: new RegExp(`^(?=[^]*?(?:${about}))[^]*$`, 'i'),
    unless: new RegExp(String.raw`\b(?:${special}${unless ? `|${unless}` : ''})\b${but ? `|${but}` : ''}`, 'i'),
    value: match => of.read(match[0]),
    asks: new RegExp(asks, 'i'),
    answers: of.read,
  }
}
