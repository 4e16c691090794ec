import { stateCode } from '#src/domain/us-states.ts'
import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

/** For patterns, in a group: what may be the name of a town, with its state. */
export const town_pattern = String.raw`((?:(?:St|Ft|Mt)\. )?[A-Z][a-z]+(?:[ -][A-Z][a-z]+){0,2}(?:, [A-Z]{2}\b)?)`
const house =
  'office|shop|practice|company|firm|business|team|clinic|salon|studio|store|restaurant|bakery|headquarters|location|facility|showroom|workshop|garage|gym|agency|branch'
const lying = '(?:headquartered|based|located|situated|nestled|rooted)'
const easily = '(?:(?:proudly|conveniently|centrally|locally|family|right|here|nearby|just|also) ){0,3}'
const heart = '(?:the heart of |the center of |the middle of )?(?:[Dd]owntown |beautiful |historic |sunny |lovely )?'
/** Whoever is spoken of: we, our shop, a name, or nobody in a slogan. */
const subject = String.raw`(?:^\W*|\b[Ww]e(?: are|['’]re)(?: an? [\w, -]{3,60}?)? |\b[Oo]ur (?:[\w-]+ )?(?:${house}) (?:is |are )?|(?:^|[.!] )(?:[A-Z][\w'’.&-]*,? (?:of |and |& )?){1,5}(?:is|are) (?:an? [\w, '’-]{3,60}? )?)`

const state = String.raw`(?:[A-Z]{2}\b|[A-Z][a-z]+(?: [A-Z][a-z]+)?)`
/** "Our office is now located at 98 Mill Road, Minden, Nevada": with house and street, in whatever state. */
const at_a_house = String.raw`\b[Oo]ur (?:[\w-]+ )?(?:${house}) is ${easily}(?:now )?${easily}(?:located |found |situated )?at \d{1,5} [A-Z][^.;:!?\d]{3,40}, ([A-Z][a-z]+(?:[ -][A-Z][a-z]+){0,2}, ${state})(?![\w-])`

const says = new RegExp(
  [
    at_a_house,
    `${subject}${easily}(?:${lying}|Headquartered|Based|Located|Conveniently located|Proudly based|Locally based) ${easily}in ${heart}${town_pattern}`,
    String.raw`\b[Oo]ur (?:\w+ )?(?:${house})s? (?:is |are )?${easily}(?:located )?(?:right here )?in ${heart}${town_pattern}`,
    String.raw`\b[Oo]ur ${town_pattern} (?:${house})\b(?! (?:team|staff|clients|customers|page|menu|hours|manager))`,
    String.raw`(?:\b[Ww]e(?: are|['’]re) |\b[Oo]ur |^\W*)(?:an? )?(?:[\w-]+ ){0,3}?${town_pattern}-based\b`,
    String.raw`\b(?:[Oo]wned(?: and operated)?|[Oo]perated|[Ll]ive and work|[Hh]eadquarters) right here in ${town_pattern}`,
  ].join('|'),
)

/** Of somebody else, of another day, or of one place among many. */
const of_others =
  /\b(?:suppliers?|manufactur\w+|client|customer|partner(?:s|ed)?|formerly|previously|originally|used to|until|will be|soon|plan|moved|moving|sister|court(?:house)?|park|school|university|college|hospital|church|venue|property|properties|homes?|born|raised|native|plant|warehouse|events?|competitors?|chains?|national|corporate|parent company|airport)\b/

const townOf = (match: RegExpExecArray) => match.slice(1).find(group => group !== undefined) ?? ''

/** "Minden, Nevada" as "Minden, NV". */
function withCode(town: string): string {
  const [name = '', written] = town.split(', ')
  const code = written === undefined ? null : stateCode(written)
  return code === null ? town : `${name}, ${code}`
}

/** In which town a business says it sits. */
export const seatsTold: readonly TermKind[] = [
  {
    what: match => withCode(townOf(match)).toLowerCase(),
    words: [
      'headquartered',
      'headquarters',
      'based',
      'located',
      'situated',
      'nestled',
      'rooted',
      'operated',
      'owned',
      'live',
      'offices',
      'shops',
      'clinics',
      'stores',
      'locations',
      ...house.split('|').filter(word => !/^(?:company|firm|business|team|headquarters)$/.test(word)),
    ],
    sign: /\bin |-based|[Oo]ur [A-Z]|\bat \d/,
    says,
    unless: of_others,
    value: match => (townOf(match).length > 2 ? 1 : null),
  },
]
