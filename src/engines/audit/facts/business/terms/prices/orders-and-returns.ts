import {
  firstNumber,
  number_pattern,
  numberOf,
  type TermKind,
} from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `(${number_pattern}|an?)`
const span = String.raw`(?:(?:\d{1,2}) ?(?:-|–|to) ?)?${number}[- ](?:full |business |working |calendar )*(hour|day|week|month)s?`
const in_minutes: Record<string, number> = { hour: 60, day: 1_440, week: 10_080, month: 43_800 }

/** "14+ days", "14 or more days" */
const at_least = span.replace(')[- ]', String.raw`)(?:\+| or more)?[- ]`)
const before_it = String.raw`(?: or more)?(?: (?:before|prior|ahead|in advance|out)\b[^.;$%]{0,40}?)?`
const in_full = String.raw`(?:(?:full|100%|complete) refunds?\b|fully refund(?:ed|able)\b)`

/** The first number that was told, times its unit, in minutes. */
function lengthOf(match: RegExpExecArray): number | null {
  const told = match.slice(1).filter(group => group !== undefined)
  const unit = told.findIndex(group => group.toLowerCase() in in_minutes)
  const count = told[unit - 1]
  const times = /^an?$/i.test(count ?? '') ? 1 : numberOf(count)
  return times === null ? null : times * (in_minutes[(told[unit] ?? '').toLowerCase()] ?? 0)
}

const inDays = (match: RegExpExecArray): number | null => {
  const minutes = lengthOf(match)
  return minutes === null ? null : Math.round(minutes / 1_440)
}

/** Until when goods come back, how soon orders and quotes go out, and what is charged to whoever does not come. */
export const ordersAndReturns: readonly TermKind[] = [
  {
    what: 'days to return goods',
    words: ['return', 'returns', 'refund', 'refunds', 'money'],
    says: new RegExp(
      [
        String.raw`\b(\d{1,3})[- ](day)s? (?:return|refund|money[- ]back)(?: policy| guarantee| period| window)?\b`,
        String.raw`\breturns?(?: or exchanges?)? (?:are |is |must be |will be )?(?:accepted |allowed |made |requested |taken )?within ${span}\b`,
        String.raw`\b(?:you (?:may|can)|customers (?:may|can)|please) return (?:[\w ]{1,30}? )?within ${span}\b`,
        String.raw`\byou have ${span} (?:to (?:return|send back)|from (?:the (?:date|day) of (?:purchase|delivery)) to return)\b`,
        String.raw`\brefunds? (?:are |is |must be |will be )?(?:available |given |requested |accepted )?within ${span}\b`,
      ].join('|'),
      'i',
    ),
    unless:
      /\b(?:defective|damaged|process\w*|store credit|gift|final|credited|clearance|calls?|arriv\w*|holiday|sale items|wrong|shipping|subscription|customs|tax|your (?:card|bank|account))\b/i,
    value: inDays,
  },
  {
    what: 'time to cancel with a full refund',
    words: ['refund', 'refunds', 'refunded', 'refundable', 'cancellation', 'cancellations'],
    says: new RegExp(
      String.raw`\b${in_full},? (?:if|when|for|with|is|will|up to|until|please|cancel)\b[^.;$%]{0,40}? ${at_least}\b|\bcancell?\w*[^.;$%]{0,30}? ${at_least}[^.;$%]{0,40} ${in_full}|^\W*(?:(?:more than|at least|over) )?${at_least}${before_it}(?: ?[:–—-]+| (?:are|is|get|receive|for)(?: an?)?) ${in_full}|\bfree cancell?ation (?:up to |until |within )?${span} (?:before|prior|ahead|in advance)|\bcancell?ations? (?:made )?within ${span} of (?:arrival|check-?in|your stay)[^.;$%]{0,12} non-?refundable\b`,
      'i',
    ),
    unless:
      /\b(?:groups?|deposit|partial|half|minus|holidays?|weddings?|events?|peak|month(?:ly|s)|long[- ]term|of (?:the |your )?(?:booking|purchase)|after|damaged|defective|faulty|return\w*)\b|(?<!\b100 ?)%/i,
    value: lengthOf,
  },
  {
    what: 'notice to cancel or move an appointment',
    words: ['reschedule', 'cancel'],
    says: new RegExp(
      String.raw`\b(?:cancel or reschedule|reschedule or cancel|reschedule|cancel)\b[^.;$%]{0,50}? ${span}['’]? (?:ahead|in advance|before|prior|notice)\b|\b(?:give|provide)(?: us)?(?: at least)? ${span}['’]? (?:advance |prior )?notice[^.;$%]{0,40} (?:reschedule|cancel)\b`,
      'i',
    ),
    unless:
      /\b(?:free|refund\w*|groups?|part(?:y|ies)|weddings?|events?|subscription|membership|holidays?|rentals?)\b/i,
    value: lengthOf,
  },
  {
    what: 'time in which orders ship',
    words: ['ship', 'ships', 'shipped'],
    says: new RegExp(
      String.raw`\b(?:all |most |your )?orders? (?:usually |typically |generally |will )?(?:be )?(?:ship|ships|shipped|are shipped)(?: out)? (?:with)?in ${span}\b|^\W*ships? (?:with)?in ${span}\b|\ballow (?:up to )?${span} for (?:your |all |an? )?orders? to (?:ship|be (?:shipped|processed))\b`,
      'i',
    ),
    unless: /\b(?:custom\w*|pre-?orders?|international\w*|holiday|except|if|personalized)\b/i,
    value: lengthOf,
  },
  {
    what: 'notice for an order',
    words: ['advance', 'ahead', 'notice'],
    says: new RegExp(
      String.raw`\b(?:place |submit )?(?:your |all |cake )?orders?(?: [a-z]+)?(?: must be| should be| need to be| be)?(?: placed| made| submitted)?(?: at least)? ${span} (?:in advance|ahead)\b|\border(?: \w+){0,2} (?:at least )?${span} (?:in advance|ahead)\b|\bwe (?:need|require|ask for) (?:at least )?${span}['’]?s?['’]? (?:advance )?notice (?:for|on) (?:all )?(?:\w+ )?(?:orders|cakes)\b`,
      'i',
    ),
    unless:
      /\b(?:cancel\w*|part(?:y|ies)|weddings?|catering|events?|large|holidays?|reschedul\w*|thanksgiving|christmas)\b/i,
    value: lengthOf,
  },
  {
    what: 'time in which a quote comes',
    words: ['quote', 'quotes', 'estimate', 'estimates'],
    says: new RegExp(
      String.raw`\b(?:quotes?|estimates?) (?:are |is |will be )?(?:sent |delivered |ready |emailed |back )?(?:to you )?(?:within|in) (?:just )?${span}\b`,
      'i',
    ),
    unless: /\b(?:valid|good for|expires?|if|emergenc\w*|complex|most|weekends?|instant\w*|pay|deposit)\b/i,
    value: lengthOf,
  },
  {
    what: 'cents for not coming',
    words: ['fee', 'charge', 'charged', 'missed', 'broken'],
    says: /(?:\bno[- ]?shows?|\b(?:missed|broken) appointments?)\b[^.$]{0,60}\$(\d{1,3})\b(?!%)|\$(\d{1,3})\b[^.$]{0,40}(?:\bno[- ]?shows?|\b(?:missed|broken) appointments?)\b/i,
    unless: /\b(?:per|each|half|first|second|groups?|new patients?|hour|minutes|deposit|massage|%)\b|%/i,
    value: match => (firstNumber(match) ?? 0) * 100,
  },
  {
    what: 'percent of gratuity for a party',
    words: ['gratuity'],
    says: /\b(\d{2}) ?% (?:gratuity|service charge)\b[^.]{0,50}\bpart(?:y|ies)\b|\bpart(?:y|ies)\b[^.]{0,50}\b(\d{2}) ?% (?:gratuity|service charge)\b/i,
    unless: /\b(?:suggested|recommended|catering|delivery|private|banquets?)\b/i,
    value: firstNumber,
  },
  {
    what: 'guests from which a party pays a gratuity',
    words: ['gratuity'],
    says: /\bpart(?:y|ies) of (\d{1,2})\b[^.]{0,60}\bgratuity\b|\bgratuity\b[^.]{0,60}\bpart(?:y|ies) of (\d{1,2})\b/i,
    unless: /\b(?:suggested|recommended|catering|delivery|private|banquets?)\b/i,
    value: firstNumber,
  },
  {
    what: 'dollars from which orders are delivered',
    words: ['minimum'],
    says: /\$(\d{1,3})(?:\.00)? (?:delivery (?:order )?minimum|minimum (?:order )?for delivery)\b|\b(?:minimum (?:delivery order|(?:order )?for delivery)|delivery (?:order )?minimum)(?: is|:| of)? \$(\d{1,3})\b/i,
    unless: /\b(?:over|outside|beyond|within|if|miles?|zone)\b/i,
    value: firstNumber,
  },
  {
    what: 'miles of free delivery',
    words: ['delivery', 'deliver'],
    says: /\bfree (?:local )?delivery (?:within|up to)(?: an?)? (\d{1,3})[- ]miles?\b|\bdeliver (?:for )?free(?: of charge)? (?:within|up to)(?: an?)? (\d{1,3})[- ]miles?\b/i,
    unless: /\$|\borders?\b|\b(?:per|each|beyond)\b/i,
    value: firstNumber,
  },
]
