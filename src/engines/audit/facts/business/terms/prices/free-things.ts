import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { stemsOf } from '#src/engines/audit/facts/business/terms/times/words-of-thing.ts'

/** By their words; the value says whether the thing is free for everybody. */
export const free_thing = 'free: '

const bought =
  '(?:repairs?|purchases?|orders?|installations?|installs?|visits?|cleanings?|bookings?|packages?|treatments?|jobs?|rentals?|memberships?)'
const condition = String.raw`with (?:any|every|each|all|your|(?:the )?purchase of)\b(?: [\w-]+){0,3}? ${bought}\b`
const elsewhere_read =
  /\$|\b(?:shipping|delivery|wi-?fi|parking|included with|estimates?|quotes?|over|spend|gift|member)\b/i

const stems = (match: RegExpExecArray): string => stemsOf(match[1] ?? match[2] ?? '').join(' ')

/** "Battery testing, free with any repair" on one page, and a "Free battery test" on another. */
export const freeThings: readonly TermKind[] = [
  {
    what: stems,
    words: ['free'],
    says: new RegExp(
      String.raw`^\W*([a-z][^.!?$]{3,80}?),? (?:(?:is|are|comes?|always|included) ){0,2}free(?: of charge)? ${condition}|\bfree ([a-z-]+(?: [a-z-]+){0,3}?) ${condition}`,
      'i',
    ),
    unless: elsewhere_read,
    value: 0,
  },
  {
    what: stems,
    words: ['free'],
    says: /^\W*(?:(?:get|schedule|book|request|claim) (?:an? |your )|our |an? )?free ((?:[a-z-]+ ){1,3}[a-z-]+)(?:,|\W*$)/i,
    unless: elsewhere_read,
    value: 1,
  },
]
