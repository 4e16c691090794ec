import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

/** Behind it stands the town, in small letters. */
export const town_refused = 'town: '

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

const refusal_to_come =
  "(?:do not|don['’]t|cannot|can ?not|can['’]t|no longer|not able to|unable to) (?:currently |usually |yet )?(?:travel|drive|come|deliver|serve|service|cover|work|go)(?: out)?(?: to| in| into| as far as)?"
const town = `([A-Z][a-z'’]+(?: [A-Z][a-z'’]+){0,2})`
const ends_there = String.raw`(?= ?(?:[.;:!—–(]|$)|,? (?:at this time|anymore|any more|because|yet|so we|so you|or)\b)`
/** Days, seasons and people are served, too. */
const no_town =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Thanksgiving|The|Our|Your|P\.?O|Amazon|Google)/

/** "We do not travel to Jacksonville": the town that is left out. */
const refusedTowns: TermKind = {
  what: match => `${town_refused}${(match[1] ?? '').toLowerCase()}`,
  words: ['not', 'don', 'cannot', 'can', 'longer', 'unable'],
  says: new RegExp(String.raw`\b[Ww]e(?: are)? ${refusal_to_come} ${town}${ends_there}`),
  unless:
    /\b(?:if|when|unless|until|without|only|some|certain|they|who|which|weekends?|weekdays?|holidays?|today|tonight|except|free)\b/i,
  value: match => (no_town.test(match[1] ?? '') ? null : 0),
}

/** "We don't do roof replacements": what the business says that it leaves to others. */
export const refusedServices: readonly TermKind[] = [
  refusedTowns,
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
