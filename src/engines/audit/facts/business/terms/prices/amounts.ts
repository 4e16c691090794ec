import {
  firstNumber,
  number_pattern,
  numberOf,
  type TermKind,
} from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `(${number_pattern})`
const groups = /\b(?:groups?|part(?:y|ies)|weddings?|events?|class(?:es)?|large|holidays?|cabins?|rentals?)\b/i

/** What else lies within some miles is no promise. */
const reaches = /\b(?:serv\w*|deliver\w*|travel|cover|install|we work|come to)\b/i

const parts: Record<string, number> = { half: 50, 'one third': 33, 'one quarter': 25 }

/** Terms that customers hold a business to. */
export const agreed: readonly TermKind[] = [
  {
    what: 'hours of notice to cancel',
    words: ['cancel', 'cancellation', 'cancellations', 'canceled', 'cancelled', 'canceling', 'cancelling'],
    says: new RegExp(
      String.raw`\b${number}[- ](hour|day)s?['’]?s? (?:advance |prior )?(?:notice|cancell?ation)\b|\bcancell?\w*(?: [^.;$%]{0,40}?)?(?: (?:at least|within|no later than|less than|fewer than|up to|with)){1,2} ${number} (?:full |business )?(hour|day)s?\b|\bcancell?ations? (?:must be|should be|need to be|are|is)(?: \w+){0,3} ${number} (?:full |business )?(hour|day)s? (?:in advance|before|prior|ahead)\b|\b(?:notify|call|contact|tell) us (?:at least |a minimum of )?${number} (?:full |business )?(hour|day)s? (?:prior|before|in advance|ahead)\b[^.!?]{0,40} to (?:cancel|reschedule)`,
      'i',
    ),
    unless: new RegExp(
      String.raw`${groups.source}|\b(?:refund\w*|fully|free|orders?|subscription|membership|\$\d+|\d+%)`,
      'i',
    ),
    value: match => {
      const count = numberOf(match[1] ?? match[3] ?? match[5] ?? match[7])
      return count === null ? null : count * (/day/i.test(match[2] ?? match[4] ?? match[6] ?? match[8] ?? '') ? 24 : 1)
    },
  },
  {
    what: 'percent of deposit',
    words: ['deposit', 'down', 'upfront', 'retainer', 'due', 'half'],
    says: /\b(\d{1,2}) ?% (?:non-?refundable |initial |upfront |up-front |down )?(?:deposit|down payment|retainer)\b|\b(?:deposit|down payment|retainer)(?: of|:| is) (\d{1,2}) ?%|\b(\d{1,2}) ?% (?:is )?(?:due )?(?:down|up ?front|due (?:at|upon|on) (?:booking|signing))(?= ?(?:[.!,;]|$|to (?:book|reserve|hold|secure|start|begin)|and|with))|\b(half|one[- ](?:third|quarter)) (?:of (?:the|your) (?:total|price|cost|amount|balance) )?(?:is )?(?:due )?(?:down|up ?front|due (?:at|upon|on) (?:booking|signing))\b/i,
    unless: new RegExp(
      String.raw`${groups.source}|\b(?:financ\w+|loans?|mortgage|apr|lease|off|price|prices|another|further)\b`,
      'i',
    ),
    value: match => parts[(match[4] ?? '').toLowerCase().replace('-', ' ')] ?? firstNumber(match),
  },
  {
    what: match => (/deliver/i.test(match.input) ? 'miles of delivery' : 'miles served'),
    words: ['radius', 'miles'],
    says: /\b(\d{1,3})[- ]miles? (?:service |delivery )?radius\b|\bradius(?: of| is|:) (?:about |up to )?(\d{1,3})[- ]miles?\b|\b(?:we|deliver|deliveries|delivery|serv(?:e|ing)) (?:[\w ]{0,20} )?within (?:about |approximately )?(\d{1,3}) miles\b|\bwe (?:will )?(?:travel|go|deliver) (?:up to )?(\d{1,3}) miles\b/i,
    unless:
      /\b(?:free|fees?|charge[sd]?|extra|additional|beyond|outside|over|(?<!travel |deliver )up to|minimum|\$\d|from the|away|drive)\b/i,
    value: match => (reaches.test(match.input) ? firstNumber(match) : null),
  },
  {
    what: 'miles served',
    words: ['miles'],
    says: /\b(?:we|our (?:vans?|trucks?|crews?|teams?|technicians|drivers))(?:['’]ll| will| can| gladly)? (?:drive|travel|go|come) (?:up to |as far as )?(\d{1,3}) miles (?:from (?:(?:our|the) (?:shop|office|store|door|yard)|[A-Z]\w+)|in (?:any|every) direction|around [A-Z])/i,
    unless:
      /\b(?:free|fees?|charge[sd]?|extra|additional|beyond|outside|over|minimum|\$\d|per|every (?:day|week|year))\b/i,
    value: firstNumber,
  },
  {
    what: 'miles of the shuttle',
    words: ['miles', 'mile'],
    says: new RegExp(
      String.raw`\bshuttle\b[^.!?]{0,30} within (?:about |an? )?${number}[- ]miles?\b|\bwithin ${number} miles\b[^.!?]{0,20} shuttle\b`,
      'i',
    ),
    unless: /\b(?:airport|hotel|trail|beach|fee|charge)\b/i,
    value: firstNumber,
  },
  {
    what: match => `age of children who eat ${(match[2] ?? match[3] ?? 'free').toLowerCase()}`,
    words: ['kids', 'children'],
    says: /\b(?:kids|children) (?:age[sd]? )?(?:under )?(\d{1,2})(?: (?:and|&|or) (?:under|younger))? (?:eat |are |get in )?(free)\b/i,
    value: firstNumber,
  },
]

const people =
  'customers|clients|families|homeowners|roofs|projects|jobs|patients|weddings|cases|homes(?= (?:painted|cleaned|built|sold|served))'

/** Whoever counts work done, or people served, may call them either. */
const alike: Record<string, string> = { projects: 'jobs', clients: 'customers' }

/** What businesses count to show how much they have done. */
const counted = 'customers clients families homeowners roofs projects jobs patients weddings homes'.split(' ')

function soFar(match: RegExpExecArray): string {
  const what = (match[2] ?? '').toLowerCase()
  return `${alike[what] ?? what} so far`
}

/** Numbers that a business says of itself; “373 of 410 jobs” and “the 410 jobs” are of a sum that somebody does. */
export const figures: readonly TermKind[] = [
  {
    what: soFar,
    words: [...counted, 'cases'],
    says: new RegExp(
      String.raw`(?<!\b(?:of|the|these|those|first|next|last) )\b(?:over |more than )?(\d{1,3},\d{3}|\d{2,4})\+? (?:happy |satisfied |loyal |completed |successful )?(${people})\b(?= ?(?:[.!,;]|$|served|completed|helped|installed|replaced|repaired|finished|delivered|painted|cleaned|built|sold|won|handled|treated|photographed|later\b|and counting|to date|so far|since|have|trust))`,
      'i',
    ),
    unless: /\b(?:per|a|each|every|this|last|annual\w*) (?:year|month|week|day)\b|\bannual\w*|\bin 20\d\d\b/i,
    value: match => numberOf(match[1]),
  },
  {
    // "We have cleaned over 5,000 homes"
    what: soFar,
    words: counted,
    says: /\b(?:we|we['’]ve|we have|has|have) (?:(?:already|now|proudly|successfully) )?(?:cleaned|painted|built|served|helped|inspected|moved|sold|completed|treated|finished|photographed|replaced|installed|repaired) (?:over |more than )?(\d{1,3},\d{3}|\d{2,4})\+? (?:happy |local |satisfied )?(customers|clients|families|homeowners|roofs|projects|jobs|patients|weddings|homes)\b/i,
    unless:
      /\b(?:per|a|each|every|this|last|annual\w*) (?:year|month|week|day)\b|\bannual\w*|\bin 20\d\d\b|\b(?:he|she|I)\b|\b(?:of|first|next|last) \d/i,
    value: match => numberOf(match[1]),
  },
  {
    what: 'generations',
    words: ['generation', 'generations'],
    says: /\b(?:(second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]generation,? (?:(?:and )?family|business|company|practice|shop|farm|bakery|restaurant)|(?:family[- ](?:owned|run|operated)(?: and (?:owned|run|operated))?|in (?:the|our) family) for (two|three|four|five) generations)\b|^\W*(two|three|four|five) generations of\b|\b(?:run|owned|led|built|served|passed down) (?:by|for|through|over|across) (two|three|four|five) generations\b|\b(?:now |currently )?in (?:its|our|their) (second|third|fourth|fifth) generation\b(?! of (?:customers|clients|patients|families))/i,
    value: match => {
      const word = (match.slice(1).find(Boolean) ?? '').toLowerCase()
      const at = ['second', 'third', 'fourth', 'fifth'].findIndex((name, i) => word === name || word[0] === `${i + 2}`)
      return at >= 0 ? at + 2 : numberOf(word)
    },
  },
  {
    // "Members of the Comfort Club get two visits a year"
    what: match => `${(match[3] ?? '').toLowerCase()} a year of the ${(match[1] ?? '').toLowerCase()}`,
    words: ['club', 'plan', 'program'],
    says: new RegExp(
      String.raw`\b(?:The )?((?:[A-Z][\w’']+ ){1,3}(?:[Cc]lub|[Pp]lan|[Pp]rogram))\b[^.;!?$]{0,40}?\b(${number_pattern})(?: free| seasonal| scheduled)? (visits|tune-ups|inspections|check-?ups|cleanings) (?:a|per|each|every) year\b`,
    ),
    unless: /\b(?:or|up to|additional|more|extra|second|each system)\b/i,
    value: match => numberOf(match[2]),
  },
  {
    what: match => `reviews on ${(match[2] ?? '').toLowerCase()}`,
    words: ['google', 'yelp', 'facebook'],
    says: /(?<![\d.-])\b(?:over |more than )?(\d{1,3},\d{3}|\d{2,4})\+? (?:(?:five[- ]star|5[- ]star|verified|positive) ){0,2}(google|yelp|facebook) reviews\b/i,
    value: match => numberOf(match[1]),
  },
  {
    what: 'guest rooms',
    words: ['rooms', 'guestrooms', 'room', 'inn', 'hotel', 'motel', 'lodge'],
    says: new RegExp(
      String.raw`\b(?:our|has|have|with|offers?|of|features?) ${number} (?:\w+ ){0,2}guest ?rooms\b|\b${number}[- ]rooms? (?:\w+ )?(?:inn|hotel|motel|lodge|bed (?:and|&) breakfast)\b|\b(?:inn|hotel|motel|lodge) (?:has|offers|features) ${number} (?:\w+ ){0,2}rooms\b`,
      'i',
    ),
    value: firstNumber,
  },
  {
    what: match => `acres of the ${(match[2] ?? '').toLowerCase()}`,
    words: ['acre'],
    says: /\b(\d{1,4})[- ]acre (?:family |working |organic )?(farm|ranch|campground|vineyard|orchard|park|resort|estate)\b/i,
    value: match => numberOf(match[1]),
  },
  {
    what: match => (/ trucks\b/i.test(match[0]) ? 'trucks of the team' : 'vehicles of the fleet'),
    words: ['fleet'],
    says: new RegExp(String.raw`\bfleet of (?:over |more than )?${number}(?: (?:[\w-]+ ){0,2}trucks)?\b`, 'i'),
    value: firstNumber,
  },
]

const of_fee =
  'returned check|nsf|bounced check|service call|service|trip|diagnostic|delivery|cleaning|late|cancell?ation|no[- ]show|travel|set-?up|certificate|application|registration|enrollment|booking|reservation|processing|filing|inspection|exam|consultation|assessment|evaluation|disposal|restocking|reschedul(?:e|ing)|missed appointment|corkage|towing|storage|initiation|activation|installation|pet'

/** What is charged beside the prices. */
export const fees: readonly TermKind[] = [
  {
    what: match =>
      `${(match[2] ?? match[3] ?? match[5] ?? match[7] ?? '').toLowerCase().replaceAll('-', ' ').replace('cancell', 'cancel')} fee`,
    words: ['fee', 'charge', 'charged', 'call', 'calls', 'checks'],
    says: new RegExp(
      String.raw`\$(\d{1,3}(?:\.\d\d)?) (${of_fee}) (?:fee|charge)\b|\b(${of_fee}) (?:fee|charge)(?: is| of|:) (?:only |just )?\$(\d{1,3}(?:\.\d\d)?)\b|\bour (service call)s? (?:is|are|costs?) (?:only |just )?\$(\d{1,3}(?:\.\d\d)?)\b|\b(returned check)s? (?:are|will be|is) (?:charged|subject to)(?: an?)? \$(\d{1,3}(?:\.\d\d)?)\b`,
      'i',
    ),
    unless:
      /\b(?:over|under|up to|per|each|additional|after|weekends?|outside|from|starting|starts|within|if|commercial|(?<!\b(?:it|that|this) )off)\b/i,
    value: match => Math.round(Number(match[1] ?? match[4] ?? match[6] ?? match[8]) * 100),
  },
  {
    // "Diagnostic fee $50–$100" and "we charge $75–$125 for a diagnostic": both ends in one number.
    what: match => `${(match[1] ?? match[6] ?? '').toLowerCase()} fee, a span`,
    words: ['fee', 'fees', 'charge', 'diagnostic', 'diagnostics'],
    says: /\b(diagnostic|service call|trip) (?:fees?|charges?|service|visit)(?: is| are| runs?| of|:)? \$(\d{2,3}) ?(?:-|–|—|to) ?\$?(\d{2,3})\b|\b(?:we )?charge \$(\d{2,3}) ?(?:-|–|—|to) ?\$?(\d{2,3}) for an? (diagnostic|service call)\b/i,
    unless:
      /\b(?:typically|average|national\w*|most|other|shops?|dealer\w*|plus|after|weekends?|emergenc\w*|commercial)\b/i,
    value: match => Number(match[2] ?? match[4]) * 1_000 + Number(match[3] ?? match[5]),
  },
  {
    what: 'labor, an hour',
    words: ['labor', 'rate', 'hour', 'hourly'],
    says: /^\W*(?:our )?(?:(?:shop|hourly|standard|regular) )?(?:labor|hourly)(?: rate)?(?: is|:)* \$(\d{2,3})(?: ?\/ ?| per | an )?(?:hr|hour)?\b(?= ?(?:[.!,;]|$|with\b))|^\W*(?:we charge )\$(\d{2,3}) (?:per|an) hour\b/i,
    unless:
      /\b(?:after|weekends?|emergenc\w*|holidays?|first|each|additional|minimum|diesel|commercial|from|starting|or|helper|apprentice|second)\b/i,
    value: match => Number(match[1] ?? match[2]) * 100,
  },
  {
    what: match => `minimum ${(match[2] ?? match[3] ?? 'charge').toLowerCase()}`,
    words: ['minimum'],
    says: /\$(\d{1,3}) minimum (order|purchase|charge)\b|\bminimum (order|purchase|charge)(?: is| of|:)? \$(\d{1,3})\b|\bour (?:service )?minimum is \$(\d{1,3})\b/i,
    unless: /\b(?:delivery|catering|card|online|over|outside|within|if)\b/i,
    value: match => Number(match[1] ?? match[4] ?? match[5]) * 100,
  },
]
