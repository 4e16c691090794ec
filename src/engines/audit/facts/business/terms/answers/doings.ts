import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { stemsOf } from '#src/engines/audit/facts/business/terms/times/words-of-thing.ts'

/** By the words for it: whether the business has or does something. */
export const done_here = 'does: '

const offering =
  'do|offer|provide|have|sell|carry|make|serve|teach|rent|stock|give|host|use|bake|roast|groom|board|repair|fix|service|print|lend|buy|ship|deliver|plan'
const object =
  "((?:(?:any|an?|the|your|our|own|full|custom|private) )*[a-z][a-z’'-]*(?: (?:of |for |in |and )?[a-z][a-z’'-]*){0,3}?)"
/** Words that name nothing that could be offered. */
const of_nothing =
  /\b(?:that|this|it|them|one|any ?thing|everything|something|more|much|questions?|you|us|me|what|which|time|right|best|own|lot|work|job|sure|same|way|things|to|better|business|people|experience|who|problem|issues?|idea|need|control|access|plans?|money)\b/i
const little = new Set(['ani', 'own', 'custom', 'privat', 'full'])

/** What is asked for, or refused, by the stems of its words; `null` where they name nothing. */
function objectOf(written: string): string | null {
  if (of_nothing.test(written)) return null
  const stems = stemsOf(written).filter(stem => !little.has(stem))
  return stems.length === 0 || stems.length > 3 || stems.join('').length < 3 ? null : stems.join(' ')
}

const ends = String.raw`(?= ?(?:[.!?;:–—(]|$|,? (?:at this time|anymore|right now|at the moment|here|either|for now|yet|on site|on-site|because|so|but)\b|, ))`

/** A sentence in which the business says that it does not do a thing, and one in which it says that it does. */
export const doings: readonly TermKind[] = [
  {
    what: match => objectOf(match[1] ?? '') ?? '',
    words: ['not', 'don', 'dont', 'longer', 'never'],
    says: new RegExp(
      String.raw`\bwe (?:do not|don['’]t|no longer|never) (?:currently |ever )?(?:${offering}) ${object}${ends}`,
      'i',
    ),
    unless:
      /\b(?:if|when|unless|until|without|only|just|some|certain|select|other|others|competitors?|most|many|they|who|which|that|weekends?|weekdays?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|during|after|before|same[- ]day)\b/i,
    value: match => (objectOf(match[1] ?? '') === null ? null : 0),
  },
  {
    what: match => objectOf(match[1] ?? '') ?? '',
    words: ['offer', 'provide', 'sell', 'carry', 'rent', 'teach', 'host', 'serve'],
    says: new RegExp(
      String.raw`\bwe (?:also |now |proudly |gladly |do |even )?(?:offer|provide|sell|carry|rent|teach|host|serve) ${object}${ends}`,
      'i',
    ),
    unless:
      /\b(?:not|no|never|if|when|unless|until|without|only|some|certain|select|other|who|weekends?|weekdays?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|soon)\b|n['’]t\b/i,
    value: match => (objectOf(match[1] ?? '') === null ? null : 1),
  },
]

const asked = new RegExp(
  String.raw`^\W*(?:do|does|will|can) (?:you|y['’]all|you guys|the (?:shop|studio|inn|farm|church|school|restaurant)) (?:also |ever |still |currently )?(?:${offering}) ${object}(?: (?:here|too|there|on[- ]site|on the property|on the premises))?\?|^\W*(?:is|are) there (?:an? |any )?${object}(?: (?:here|there|on[- ]site|on the property|in the rooms?|available))?\?`,
  'i',
)

/** What a question asks for: "Do you do fondant?" */
export function askedFor(question: string): string | null {
  const [, one, other] = asked.exec(question) ?? []
  return objectOf(one ?? other ?? '')
}
