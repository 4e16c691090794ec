import { detached } from '#src/engines/audit/facts/detached.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
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
const names = String.raw`(?<whom>(?:\p{Lu}\p{Ll}+ (?:and|&) )?${name}(?:(?:,? (?:and|&) )(?:${name}|\p{Lu}\p{Ll}+))?)`
const owned = new RegExp(
  [
    String.raw`(?:^\W*|\b(?:[Ff]amily|[Ll]ocally|[Ii]s|[Ww]e are|[Nn]ow|[Pp]roudly) )(?:[Oo]wned|[Oo]wned (?:and|&) [Oo]perated) by ${names}`,
    String.raw`\b[Oo]ur (?:current |new |proud )?owners?(?: (?:and|&) (?:operator|founder|chef|stylist|instructor|head \w+))?(?:,| is| are) ${names.replace('whom', 'is')}`,
    String.raw`(?<holder>${name}(?:,? and ${name})?) (?:owns|own|has owned|is the owner of) (?:(?:and|&) (?:runs?|operates?|manages?) )?(?:the|our|this) (?:company|business|firm|shop|store|salon|practice|restaurant|bakery|studio|clinic)\b`,
    String.raw`\b(?:[Aa]sk for|[Cc]all|[Tt]ext|[Ee]mail|[Cc]ontact|[Rr]each|[Ss]peak (?:to|with)|[Mm]eet) (?:the|our) owner,? ${names.replace('whom', 'asked')}`,
    String.raw`^\W*(?:The )?[Oo]wners?(?:(?:\/| & | and )[Oo]perators?)?(?:,|:)? ${names.replace('whom', 'called')}(?=[,.]|$| (?:has|is|was|will|have|are|opened|started|founded|took|brings?|and (?:his|her)))`,
  ].join('|'),
  'u',
)
/** "Dr. Lindqvist founded the practice": a doctor is known by the last name. */
const doctor_who =
  /(?<!\p{L})(?<whom>Dr\.? \p{Lu}\p{Ll}{2,}) (?:founded|started|established) (?:the|our|this) (?:family )?(?:company|firm|business|practice|clinic)\b/u
const any_name = new RegExp(name, 'gu')
/** Others were founded, too. */
const of_others =
  /["“”?]|\b(?:I|my|me|foundation|association|organization|charity|ministr\w+|program|league|university|college|school|movement|method|technique|town|city|county|committee|company that|manufactur\w+)\b/

/** In a sentence of the business: the people who are told to have begun it. */
export function foundersIn(sentence: string): { what: string; value: number; text: string } | null {
  if (of_others.test(sentence)) return null
  const match = by.exec(sentence) ?? who.exec(sentence)
  const whom = match?.groups?.whom
  if (!match || whom === undefined) return foundingDoctor(sentence)
  const names = [...whom.matchAll(any_name)].map(([one]) => one).filter(one => isPersonal(one.split(' ')))
  if (names.length === 0) return null
  const told = names.slice(0, 3).join(', ')
  return { what: founder_term, value: hash32(told), text: detached(told) }
}

function foundingDoctor(sentence: string): { what: string; value: number; text: string } | null {
  const whom = doctor_who.exec(sentence)?.groups?.whom
  return whom === undefined ? null : { what: founder_term, value: hash32(whom), text: detached(whom) }
}

/** Who owns the business, as a page tells it. */
export const owner_term = 'owner'
const other_owners =
  /["“”?]|\b(?:I|my|me|former\w*|previous\w*|original\w*|once|used to|was|were|until|home ?owners?|business owners?|property|pet|dog|cat|car|vehicle|boat|building|copyright|trademark|sold|retired|sister|other|second|late)\b/

/** In a sentence of the business: who it is told to belong to. */
export function ownersIn(sentence: string): { what: string; value: number; text: string } | null {
  if (other_owners.test(sentence)) return null
  const { whom, is, called, holder, asked } = owned.exec(sentence)?.groups ?? {}
  const written = whom ?? is ?? called ?? holder ?? asked ?? ''
  const found = [...written.matchAll(any_name)].map(([one]) => one).filter(one => isPersonal(one.split(' ')))
  if (found.length === 0) return null
  const told = found.slice(0, 3).join(', ')
  return { what: owner_term, value: hash32(told), text: detached(told) }
}
