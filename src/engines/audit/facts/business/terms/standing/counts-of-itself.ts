import {
  firstNumber,
  number_pattern,
  numberOf,
  type TermKind,
} from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { people } from '#src/engines/audit/facts/business/terms/topics/measures.ts'

const whole = (match: RegExpExecArray) => numberOf(match[1])
const praise = 'five[- ]star|5[- ]star|verified|positive|happy|glowing|great|real|online'
const of_us = /\b(?:we|our|us)\b/i
const rooms =
  /\b(?:our|the|in) (?:our |the )?((?!our |the )(?:[\w-]+ ){0,3}?(?:dining room|room|hall|patio|ballroom|barn|deck|pavilion|garden|restaurant|venue|lounge|terrace|lawn|chapel|facility|taproom|theater|auditorium))\b/i
const nouns =
  'facility|showroom|warehouse|gym|studio|restaurant|venue|salon|clinic|taproom|brewery|event space|shop|store'

const fixtures =
  'service bays|bays|styling chairs|salon chairs|barber chairs|chairs|treatment rooms|exam rooms|operatories|lanes|tennis courts|courts|rv sites|campsites|cabins|massage rooms|grooming stations|dental chairs|kennels'
/** Of these a tile or an entry of a list means all there are. */
const tiles = 'service bays|treatment rooms|exam rooms|operatories|lanes|tennis courts|courts|rv sites|campsites'
const fixture_word = /(chairs|bays|rooms|operatories|lanes|courts|sites|campsites|cabins|stations|kennels)$/i

/** "We seat 60 inside and 40 on the patio" says of which part each is. */
const part_behind =
  /^[^.,;]{0,12}?\b(?:(inside|indoors)|on (?:the|our) (patio|deck|terrace|lawn)|in (?:the|our) ((?:dining )?room|bar|barn|garden|hall))\b/i

/** What it is called by, without what it is like. */
const own_room = /(?:[\w-]+ room|(?:[A-Z][\w-]* )*[\w-]+)$/

/** Of which part of the house a number of seats is told; the rooms that follow it come before those of the sentence. */
function roomOf({ 0: shown, input, index }: RegExpExecArray): string {
  const [, inside, ...outer] = part_behind.exec(input.slice(index + shown.length)) ?? []
  if (inside) return 'dining room'
  const room = outer.find(Boolean) ?? rooms.exec(input)?.[1] ?? 'house'
  // "Our dairy barn" is the barn, and the Orchard Room one of the rooms.
  return (own_room.exec(room)?.[0] ?? room).toLowerCase()
}

/** A finger taps, and a kitchen has taps as well. */
const of_drinks = /\b(?:beers?|brew\w*|bars?|ales?|ciders?|draft|pour\w*|tap ?rooms?|pub|pints?)\b/i

/** Counts that a business gives of itself: its reviews, its rooms, the towns it goes to. */
export const countsOfItself: readonly TermKind[] = [
  {
    // "Voted best tacos 5 years in a row"
    what: match => `${(match[1] ?? '').toLowerCase()} in a row`,
    words: ['voted', 'named'],
    says: new RegExp(
      String.raw`\b(?:voted|named)(?: (?:as|the|\w+['’]s)){0,2} (best [a-z]+(?: [a-z]+)?)(?: [^.!?\d]{0,40}?)?,? (?:for )?(${number_pattern}) (?:years|times) (?:in a row|running|straight)\b`,
      'i',
    ),
    value: match => numberOf(match[2]),
  },
  {
    what: 'reviews',
    words: ['reviews'],
    says: new RegExp(
      String.raw`(?<![\d.-])\b(?:over |more than )?(\d{1,3}(?:,\d{3})|\d{2,4})\+? (?:(?:${praise}|customer|client|patient|guest) ){1,3}reviews\b`,
      'i',
    ),
    unless: /\b(?:google|yelp|facebook|angi|houzz|tripadvisor|thumbtack|nextdoor|healthgrades|bbb|products?)\b/i,
    value: whole,
  },
  {
    what: match => (match[1] === undefined ? 'taps' : 'beers on tap'),
    words: ['tap', 'taps', 'draft'],
    says: new RegExp(
      String.raw`(?<![\w$.,/-])(?:over |more than )?(${number_pattern})\+? (?:(?:craft|rotating|cold|different|great|delicious|fresh) ){0,3}(?:beers?|brews|craft brews) on (?:tap|draft)\b|(?<![\w$.,/-])(?:over |more than )?(${number_pattern})\+? (?:(?:craft|rotating|cold|different|beer|draft) ){0,3}taps\b`,
      'i',
    ),
    unless:
      /\b(?:each|per|first|new|added|adding|festival|every|some|usually|another|additional|other|self-?pour|location|were|was|had)\b|[$%]/i,
    value: match => (of_drinks.test(match.input) ? firstNumber(match) : null),
  },
  {
    what: 'millions won',
    words: ['million', 'billion'],
    says: /\b(?:recovered|won|secured|obtained|collected)\b[^.!?$]{0,40}? \$(\d{1,4}(?:\.\d)?)\+? ?(million|billion)\b/i,
    unless:
      /\b(?:jury|verdict of|settlement (?:of|for)|case|client (?:who|injured)|for (?:an?|the|one) (?:\w+ ){0,3}(?:client|man|woman|family|driver|worker)|in 20\d\d|last year|against)\b/i,
    value: ([, count, unit = '']) => Number(count) * (/^b/i.test(unit) ? 1_000 : 1),
  },
  {
    what: 'five-star reviews',
    words: ['reviews'],
    says: /(?<![\d.,-])\b(\d{2,4})\+? (?:five|5)[- ]star (?:google |yelp |facebook |customer |client |patient )?reviews\b/i,
    unless: /\b(?:over|more than|products?|of our|out of)\b/i,
    value: whole,
  },
  {
    what: 'grade at the bbb',
    words: ['bbb', 'bureau'],
    says: /(?<!\w)(a\+?|b\+?) (?:rating|rated)(?: (?:with|by|from|at))? (?:the )?(?:bbb|better business bureau)\b|\b(?:bbb|better business bureau)(?: \(bbb\))? (?:rating(?: of|:)? ?)?(a\+?|b\+?)(?= (?:rating|rated)\b|[.!,;]|$)/i,
    unless: /\b(?:manufacturer|supplier|partner|look for|check)\b/i,
    value: match => ['b', 'b+', 'a', 'a+'].indexOf((match[1] ?? match[2] ?? '').toLowerCase()) + 1,
  },
  {
    what: match => `stars${onSite(match.input)}`,
    words: ['star', 'stars', 'rating', 'rated'],
    says: /\b([3-5]\.\d)(?: ?★| ?\/ ?5| out of (?:5|five)|[ -]stars?)\b(?= (?:google |yelp |average |overall |customer )*(?:rating|average|on|from|across|with|by)\b)|\b([3-5]\.\d)(?:[- ]stars?)? (?:google|yelp|facebook) rating\b|\b(?:rated|rating(?: of| is|:)?|average(?: of)?) ([3-5]\.\d)\b/i,
    unless: /\b(?:products?|shingles?|unit|seer|energy|safety|hotel|each|course|movie|app)\b/i,
    value: match => Math.round(Number(match[1] ?? match[2] ?? match[3]) * 10),
  },
  {
    what: match => `${(match[2] ?? '').toLowerCase()} served`,
    words: ['communities', 'cities', 'towns', 'counties', 'neighborhoods'],
    says: new RegExp(
      String.raw`\b(?:serv(?:e|es|ing|ed)|cover(?:s|ing)?|throughout|across) (?:over |more than |all |nearly )?(${number_pattern})\+? (?:(?:surrounding|local|area|different|coastal|shoreline|lakeside|nearby|neighboring|specific) ){0,2}(communities|cities|towns|counties|neighborhoods)\b`,
      'i',
    ),
    value: whole,
  },
  {
    what: match => `square feet of the ${(match[2] ?? match[3] ?? '').toLowerCase()}`,
    words: ['square', 'sq', 'sqft'],
    says: new RegExp(
      String.raw`\b(\d{1,3},\d{3}|\d{3,6})[- ]?(?:sq\.? ?ft\.?|sqft|square[- ]f(?:oo|ee)t) (?:of )?(?:[\w-]+ ){0,2}(${nouns})\b|\b(?:our|the) (${nouns}) (?:offers|has|covers|is|spans|measures) (?:over |more than |about )?(\d{1,3},\d{3}|\d{3,6})[- ]?(?:sq\.? ?ft\b|sqft|square[- ]f(?:oo|ee)t)`,
      'i',
    ),
    unless: /\b(?:client|customer|project|up to|per|average|typical|example|expan\w+|former|new)\b/i,
    value: match => (of_us.test(match.input) ? numberOf(match[1] ?? match[4]) : null),
  },
  {
    what: match => `seats of the ${roomOf(match)}`,
    words: [
      'seats',
      'seating',
      'seat',
      'capacity',
      'fit',
      'hold',
      'patio',
      'room',
      'accommodates',
      'accommodate',
      'holds',
      'hall',
      'ballroom',
      'barn',
      'pavilion',
    ],
    says: /\b(?:seats?|seating (?:for|capacity of)|capacity (?:of|is)|accommodates?|holds?|has room for) (?:up to |over |about |approximately |around )?(\d{2,4})(?: (?:guests|people|diners|patrons|persons))?\b(?! ?(?:%|"|inch|lbs?|pounds|gallons?|tons?|cars?|vehicles?|\$)| (?:for (?:a )?)?(?:cocktails?|standing|receptions?)\b)|\bup to (\d{2,4}) (?:guests|people) in (?:our|the)\b|\b(?:has|have|with|offers) (\d{2,4}) seats\b(?! (?:at|available|left|per))/i,
    unless:
      /\b(?:buses|bus|shuttle|boat|tables? (?:of|for|seats?|with)|tents?|each|per|private|indoors?|outdoors?|outside|additional)\b|\b(?:standing|cocktails?|receptions?)\b(?<!\bor \d{1,4}(?: \w+)? (?:for )?(?:standing|cocktails?|receptions?))/i,
    asks: /\b(?:how many|how big|what is the capacity)\b[^?]*\b(?:holds?|fit|seats?|sit|accommodate|room for|capacity)\b/i,
    answers: people.read,
    value: match => (rooms.test(match.input) || of_us.test(match.input) ? firstNumber(match) : null),
  },
  {
    what: match => `${(fixture_word.exec(match[2] ?? match[4] ?? '')?.[1] ?? '').toLowerCase()} of the house`,
    words: ['chairs', 'bays', 'rooms', 'operatories', 'lanes', 'courts', 'campsites', 'cabins', 'kennels'],
    says: new RegExp(
      String.raw`\b(?:we (?:now )?(?:have|offer)|our (?:[\w,-]+ ){1,5}(?:has|features|offers)|^\W*with|featuring|boasts|our|all(?= (?:${number_pattern}) of our)) (${number_pattern}) (?:of our )?(?:(?:modern|new|spacious|private|heated|full|climate-controlled|state-of-the-art) ){0,2}(${fixtures})\b|^\W*(${number_pattern}) (?:(?:indoor|outdoor|modern|private|spacious) ){0,2}(${tiles})\W*$`,
      'i',
    ),
    unless:
      /\b(?:tables?|rent\w*|each|per|available|left|open|more|other|additional|new location|second|first|locations?|remodel\w*|expan\w+|added|adding|some|guests?|includes?|set of|bedrooms?)\b/i,
    value: firstNumber,
  },
]

const sites = /\b(google|yelp|facebook|tripadvisor|angi|houzz|thumbtack|healthgrades)\b/i
const onSite = (sentence: string) => {
  const site = sites.exec(sentence)?.[1]
  return site ? ` on ${site.toLowerCase()}` : ''
}
