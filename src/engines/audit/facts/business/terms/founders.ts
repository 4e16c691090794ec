import { detached } from '../../detached.ts'
import { hash32 } from '../../site/hash32.ts'
import { isPersonal } from './people.ts'

/** By whom the business was founded, as a page tells it. */
export const founder_term = 'founder'

const name = String.raw`\p{Lu}[\p{Ll}’']+(?: \p{Lu}\.?)?(?: (?:Mac|Mc|O’|O')?\p{Lu}\p{Ll}+)`
const by =
  /\b(?:[Ff]ounded|[Ss]tarted|[Ee]stablished)(?:,? (?:back )?in (?:\p{L}+ )?(?:18|19|20)\d\d,?| in \p{Lu}\p{Ll}+(?:, \p{L}{2,12})?)? by (?<whom>[^.;:()]{5,90})/u
const who = new RegExp(
  String.raw`(?<whom>${name}(?:,? and ${name})?) (?:founded|started|established) (?:the|our|this) (?:family )?(?:company|firm|business|practice|clinic|restaurant|bakery)\b`,
  'u',
)
const any_name = new RegExp(name, 'gu')
/** Others were founded, too. */
const of_others =
  /["“”?]|\b(?:I|my|me|foundation|association|organization|charity|ministr\w+|program|league|university|college|school|movement|method|technique|town|city|county|committee|company that|manufactur\w+)\b/

/** In a sentence of the business: the people who are told to have begun it. */
export function foundersIn(sentence: string): { what: string; value: number; text: string } | null {
  if (of_others.test(sentence)) return null
  const match = by.exec(sentence) ?? who.exec(sentence)
  const whom = match?.groups?.whom
  if (!match || whom === undefined) return null
  const names = [...whom.matchAll(any_name)].map(([one]) => one).filter(one => isPersonal(one.split(' ')))
  if (names.length === 0) return null
  const told = names.slice(0, 3).join(', ')
  return { what: founder_term, value: hash32(told), text: detached(told) }
}
