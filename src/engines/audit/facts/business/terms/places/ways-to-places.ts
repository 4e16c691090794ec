import { number_pattern, numberOf, type TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const place = String.raw`(?:[Dd]owntown |the )?((?:[A-Z][\w'’.-]+)(?: (?:[A-Z][\w'’-]+|of|the)){0,3})`
/** "We are just 10 minutes from downtown Macon", "Located 5 miles north of Pooler". */
const says = new RegExp(
  String.raw`\b(?:[Ww]e(?: are|['’]re)|[Ll]ocated|[Cc]onveniently|[Ss]ituated|[Nn]estled|[Jj]ust|[Oo]nly)(?: (?:just|only|about|approximately|roughly|located|an?|a short|under|less than|conveniently)){0,3} (${number_pattern})[- ](minute|mile)s?(?:['’]?[- ](?:(?:short|easy|scenic|quick) )?(drive|ride|walk))?(?: away)?(?: (north|south|east|west|northeast|northwest|southeast|southwest))? (?:from|of) ${place}`,
)
/** Of somebody else, or of another place of theirs. */
const of_others =
  /["“”]|\b(?:I|my|me|was|were|venue|hotel|airport shuttle|property|propert(?:y|ies)|homes?|our other|second location|another|each|clients?|customers?|which|that is|town|city|village|community|neighborhood|resort|county)\b/

export const way_to = 'way to '

/** How far a business says it lies from a place that everybody knows. */
export const waysToPlaces: readonly TermKind[] = [
  {
    what: ([, , unit = '', , , named = '']) =>
      `${way_to}${named.toLowerCase().replace(/^the |\.$/g, '')} in ${unit.toLowerCase()}s`,
    words: ['minute', 'minutes', 'mile', 'miles'],
    says,
    unless: of_others,
    value: ([, count, , by]) => (by === 'walk' ? null : numberOf(count)),
  },
]
