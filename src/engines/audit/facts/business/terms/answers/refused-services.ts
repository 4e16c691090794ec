import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const refusal =
  "(?:do not|does not|don['’]t|doesn['’]t|no longer) (?:currently |ever )?(?:do|offer|provide|perform|install|sell)"
const article = '(?:(?:any|a|an|the|full|complete|new|kind of|type of) )*'
/** Up to four words behind which the sentence ends or goes on with another thought. */
const service = '([a-z][a-z-]{2,24}(?: [a-z][a-z-]{2,24}){0,3}?)'
const ends = String.raw`(?= ?(?:[.;:!—–(]|$)|,? (?:at this time|anymore|any more|because|so we|so you|and (?:can['’]t|cannot|never|will))\b| [-–—] |, (?:so|which|since|because)\b)`
/** What is no service by itself. */
const nothing_by_itself =
  /\b(?:of|to|for|with|your|our|my|or|and|by|from|in|on)\b|\b(?:that|this|it|work|works|them|things?|anything|everything|business|services?|jobs?|projects?|one|same|way|much|well|here|there|right|information|data|details|results?|refunds?|advice|so|too|either|otherwise|online|again)$/i

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:(?<=[^s])s)$/, '').replace(/ie$/, 'y') : word)

/** Words by which a service is the same in the singular and in the plural. */
export const wordsOfService = (named: string): string[] =>
  named
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(stem)

/** "We don't do roof replacements": what the business says that it leaves to others. */
export const refusedServices: readonly TermKind[] = [
  {
    what: match => wordsOfService(match[1] ?? '').join(' '),
    // “Doesn't” counts as one word, and is looked up by its first part.
    words: ['not', 'don', 'doesn', 'doesnt', 'longer'],
    says: new RegExp(String.raw`\b${refusal} ${article}${service}${ends}`, 'i'),
    unless:
      /\b(?:if|when|unless|until|without|only|just|some|certain|select|other|others|competitors?|most|many|they|he|she|you|insurers?|who|which|that|weekends?|weekdays?|holidays?|mondays?|sundays?|saturdays?|today|tonight|require[sd]?|over the phone|by phone)\b/i,
    value: match => (nothing_by_itself.test(match[1] ?? '') ? null : 0),
  },
]
