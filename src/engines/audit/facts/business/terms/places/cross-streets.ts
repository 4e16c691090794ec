import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

/** By the way in which the place of the door is told. */
export const corner_told = 'corner: '

const kind =
  '(?:[Ss]treets?|[Ss]ts?\\b|[Aa]venues?|[Aa]ves?\\b|[Rr]oads?|[Rr]ds?\\b|[Bb]oulevards?|[Bb]lvds?\\b|[Dd]rives?|[Ll]anes?)'
const name = String.raw`((?:\d{1,3}(?:st|nd|rd|th)|(?:[NSEW]\.? |North |South |East |West )?[A-Z][a-z'’]{2,}(?: [A-Z][a-z'’]{2,})?))`
const two = String.raw`${name}(?: ${kind}\.?)? (?:&|and) ${name}`
/** "324 Railroad Avenue, between 2nd and 3rd Streets" */
const says = new RegExp(
  String.raw`\b(?:\d{1,5} [^.!?\n]{3,40}|[Ll]ocated[^.!?\n]{0,40}|^\W*)\b(between|(?:on|at) the corner of) ${two} ${kind}\b`,
  'm',
)
const of_others =
  /["“”]|\b(?:I|my|was|were|park|parking|lot|event|parade|former\w*|previous\w*|used to|originally|new|old|second|hours|closed|detour)\b/

const plain = (street = '') => street.toLowerCase().replace(/^(?:[nsew]\.?|north|south|east|west) /, '')

/** The two streets by which a door is found. */
export const crossStreets: readonly TermKind[] = [
  {
    what: ([, way = '']) => (way === 'between' ? way : 'at'),
    words: ['between', 'corner'],
    says,
    unless: of_others,
    value: ([, , one, other]) => hash32([plain(one), plain(other)].sort().join(' ')),
  },
]
