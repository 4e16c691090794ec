import { number_pattern, numberOf, type TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { clockOf } from '#src/engines/audit/facts/business/terms/topics/measures.ts'
import { last_of_day, lastMinute, of_some_days } from './last-of-day.ts'

const number = `(${number_pattern}|an?)`
const unit = '(minute|hour|day|week)s?'
const minutes: Record<string, number> = { minute: 1, hour: 60, day: 1_440, week: 10_080 }
const clock = String.raw`(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b|(noon)\b`

const lasts = (count: string | undefined, named: string | undefined): number | null => {
  const times = /^an?$/i.test(count ?? '') ? 1 : numberOf(count)
  return times === null ? null : times * (minutes[(named ?? '').toLowerCase()] ?? 0)
}

function minuteOfDay([, hours, rest = '0', half, noon]: RegExpExecArray): number | null {
  if (noon) return 720
  const value = (Number(hours) % 12) * 60 + Number(rest) + (half?.toLowerCase() === 'p' ? 720 : 0)
  return Number(hours) > 12 ? null : value
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = `(?:(?:early|mid|late)[- ])?(${months.join('|')})[a-z]{0,6}`
/** "Season: April to October", "We are open May through September." */
const season = new RegExp(
  String.raw`(?:^\W*(?:our )?(?:\w+ )?season(?: is| runs| lasts)?:? (?:from )?|\b(?:we are|we['’]re|farm is|park is|campground is) open (?:seasonally,? )?(?:from )?|^\W*open (?:from )?)${month} (?:through|thru|to|until|-|–) ${month}\b`,
  'i',
)
const monthsOf = ([, from = '', to = '']: RegExpExecArray) =>
  (months.indexOf(from.toLowerCase()) + 1) * 100 + months.indexOf(to.toLowerCase()) + 1

const of_a_stay = (named: string) =>
  new RegExp(
    String.raw`\b${named}(?: times?)?(?: is| begins| starts| ends| are)?:?,? (?:(?:any ?time|at|by|from|after|before|until|between|no later than|available|opens) ){0,3}(?:${clock}|(?<=\b(?:at|by|from|after|before|until|between) )(1?\d)(?::([0-5]\d))?(?= ?(?:[.!,;)]|$| and\b| to\b| ?[-–])))`,
    'i',
  )

/** "Check-in is at 3": guests come in the afternoon, and leave in the morning. */
function minuteOfStay(match: RegExpExecArray): number | null {
  const [, , , , , hours, rest = '0'] = match
  if (hours === undefined) return minuteOfDay(match)
  const is_in = /^check[- ]?in/i.test(match[0])
  const [said, minute] = [Number(hours), Number(rest)]
  if (said < 1 || said > 12) return null
  return ((said % 12) + (is_in || said === 12 || said < 6 ? 12 : 0)) * 60 + minute
}
const other_stays =
  /\b(?:early|late|self|online|extended|express|fee|\$\d|request|sundays?|saturdays?|camp|cabins?|rv|tents?|class|race|registration)\b/i

const lunch_ends = String.raw`(\d{1,2})(?::(\d\d))? ?(?:[ap]\.?m\b\.?|noon)?`
const lunch_break = new RegExp(
  String.raw`\b(?:close|closes|closed)(?: daily| each day| every ?day)?,? (?:for|at) lunch(?: ?time)?(?: daily| each day| every ?day)?,? (?:from |between )?${lunch_ends} ?(?:-|–|to|and|until) ?${lunch_ends}`,
  'i',
)
/** Nobody has lunch before eight in the morning. */
const atNoon = (hours: string | undefined, minutes = '0') =>
  (Number(hours) + (Number(hours) < 8 ? 12 : 0)) * 60 + Number(minutes)

/** In an emergency somebody comes sooner. */
export const in_emergencies = 'time of response in emergencies'

/** With which the time for one kind of work among several is kept. */
export const of_a_kind = ' of a kind'
const before_all =
  /(?:^|[^\w\s'’-]\s*|\b(?:all|our|most|the|these|those|your|standard|typical|average|regular|routine|residential|and|or)\s)$/i

/** "Most repairs" are those of the house, "most screen repairs" those of a kind. */
function workDone({ 0: shown, 1: noun = '', 2: verb = '', input, index }: RegExpExecArray): string {
  const before = input.slice(0, index) + shown.slice(0, shown.lastIndexOf(`${noun} `))
  const kind = before_all.test(before) ? '' : of_a_kind
  return `time until ${noun.toLowerCase()} are ${verb.toLowerCase()}${kind}`
}

/** Points and lengths of time that a business lays down once for all its guests. */
export const timesTold: readonly TermKind[] = [
  {
    // "10-15 minutes" leaves room for ten.
    what: match => (match[1] === undefined ? 'minutes to come early' : 'from so many minutes to come early'),
    words: ['arrive', 'arriving'],
    says: /\b(?:arrive|arriving)(?: at least| about)? (?:(\d{1,2}) ?(?:-|–|to) ?)?(\d{1,2}) min(?:ute)?s? (?:early|earlier|before|prior|ahead|in advance)\b/i,
    unless: /\b(?:new patients?|first|if|paperwork|forms)\b/i,
    value: match => Number(match[1] ?? 0) * 100 + Number(match[2]),
  },
  {
    what: 'time to check in',
    words: ['check', 'checkin'],
    says: of_a_stay('check[- ]?in'),
    unless: other_stays,
    value: minuteOfStay,
    asks: /\b(?:what time|when)\b[^?]*\bcheck[- ]?in\b(?! *(?:and|&|\/))/i,
    answers: clockOf('p').read,
  },
  {
    what: 'time to check out',
    words: ['check', 'checkout'],
    says: of_a_stay('check[- ]?out'),
    unless: other_stays,
    value: minuteOfStay,
    asks: /\b(?:what time|when)\b[^?]*\bcheck[- ]?out\b/i,
    answers: clockOf('a').read,
  },
  {
    what: 'days of the year',
    words: ['days', 'holidays', 'thanksgiving', 'christmas'],
    says: /\bopen 365 days(?: a| per|\/) ?year\b|\bclosed (?:on |for )?(?:(?:all |all major |major |federal )?holidays|thanksgiving|christmas|new year['’]?s)\b/i,
    unless: /\b(?:emergenc\w*|phones?|online|on[- ]call|available|not|except|but|20\d\d)\b/i,
    value: ([said]) => (/^open/i.test(said) ? 365 : 364),
  },
  {
    what: 'time of response',
    words: ['response', 'arrive', 'arrival', 'door', 'site', 'minutes', 'hours'],
    says: new RegExp(
      String.raw`\b(?:average |typical |usual |fast |quick )?(?:response|arrival) times?:? (?:is |of |under |averages? |in )?:? ?(?:about |under |within |less than |just )?${number}[- ]?${unit}\b|\b(?:on[- ]?site|at your door|arrive|there) (?:in|within) (?:about |under |just )?${number} ${unit}\b`,
      'i',
    ),
    unless: /\b(?:emergenc\w*|e-?mails?|messages?|calls?|weekends?|after|if|or your|records?|claims?|most|orders?)\b/i,
    value: match => lasts(match[1] ?? match[3], match[2] ?? match[4]),
  },
  {
    what: in_emergencies,
    words: ['emergency', 'emergencies'],
    says: new RegExp(
      String.raw`\b(?:at your (?:door|home|house|place)|there|on[- ]?site|on the scene|to you|out|arrives?|arrival|respond(?:s|ing)?|responses?|response times?|with you|dispatched|show up|get to you)(?: (?:usually|typically|times?|is|of|averages?|to \w+(?: \w+)?))*:? (?:(?:with)?in )?(?:about |under |just |less than )*${number}[- ]?(minute|hour)s?\b`,
      'i',
    ),
    unless:
      /\b(?:e-?mails?|messages?|calls? back|after (?:the|we|you)|if you|most|some|many|may|might|prevent\w*|mold|dry|drying)\b/i,
    value: ([, count, named]) => lasts(count, named),
  },
  {
    what: workDone,
    words: ['scheduled', 'completed', 'finished', 'installed'],
    says: new RegExp(
      String.raw`(?:\bmost (?:[a-z-]+ ){0,2}?)?\b(?=[cdfhijmpr])(jobs|projects|installations|installs|floors|roofs|repairs|replacements|moves|cleanings|inspections|driveways|fences|decks|homes) (?:(?:are|can be|get|will be) )?(?:usually |typically |generally |normally |often |fully )?(scheduled|completed|finished|installed) (?:with)?in (?:about |under |just )?(?:(?:${number_pattern}) ?(?:-|–|to|or) ?)?${number} (?:single )?(?:business |working )?${unit}\b`,
      'i',
    ),
    unless:
      /\b(?:larger?|commercial|small\w*|complex|custom|if|depending|weather|emergenc\w*|rush|some|many|unless|partial|minor|simple|full|after|permit\w*)\b/i,
    value: ([, , , count, named]) => lasts(count, named),
  },
  {
    what: 'done the same day',
    words: ['same'],
    says: /\bsame[- ]day (?:service|repairs?|turnaround|completion)\b/i,
    unless:
      /\b(?:available|availability|most|often|some|many|select|usually|may|can|could|emergenc\w*|appointments?|if|when|by|before|until|shipping|delivery|requests?|possible|simple|minor)\b/i,
    value: 1_440,
  },
  {
    what: 'time of turnaround',
    words: ['turnaround'],
    says: new RegExp(
      String.raw`^\W*(?:(?:our|the|usual|typical|standard|normal|average|current) ){0,3}turnaround(?: times?)?(?: is| are| of|:)+ (?:about |usually |typically |approximately )?(?:${number_pattern})?(?: ?(?:-|–|to) ?)?${number} (?:business |working )?${unit}\b`,
      'i',
    ),
    unless: /\b(?:rush|expedited|if|depending|custom|large)\b/i,
    value: ([, count, named]) => lasts(count, named),
  },
  {
    what: match => `minutes of the free ${(match[2] ?? '').toLowerCase()}`,
    words: ['consultation', 'consult', 'call', 'session', 'lesson', 'assessment'],
    says: /\b(?:free|complimentary) (?:initial )?(\d{2})[- ]minute ((?:(?:phone|video|virtual|in-person|discovery|strategy|intro(?:ductory)?) )?(?:consultation|consult|call|session|lesson|assessment))\b/i,
    value: ([, count]) => Number(count),
  },
  {
    what: 'pause at noon',
    words: ['lunch'],
    says: lunch_break,
    unless: /\b(?:fridays?|except|if|some|kitchen|phones?)\b/i,
    value: ([, from, minutes, to, more]) => atNoon(from, minutes) * 10_000 + atNoon(to, more),
  },
  {
    what: 'months of the season',
    words: ['season', 'open'],
    says: season,
    unless:
      /\b(?:pool|patio|trails?|dining|snack|camp store|daily|weekends?|hours|20\d\d|this year|last|next|hunting|fishing|application\w*|enroll\w*|regist\w*|delivery|classes|sale)\b/i,
    value: monthsOf,
  },
  {
    what: 'millions of insurance',
    words: ['million', 'insured', 'liability'],
    says: /\binsured (?:for|up to|to|with) (?:up to )?\$(\d{1,2})(?: ?million\b|M\b|,000,000\b)|\$(\d{1,2})(?: ?million|M|,000,000) (?:in |of |dollars? (?:in|of) )?(?:general |business )?(?:liability )?(?:insurance|coverage|liability)\b/i,
    unless: /\b(?:umbrella|aggregate|worker\w*|auto|per|bond\w*)\b/i,
    value: ([, one, other]) => Number(one ?? other),
  },
  {
    what: match => `${(match[2] ?? match[4] ?? '').toLowerCase()}s at least`,
    words: ['minimum'],
    says: new RegExp(
      String.raw`(?:^\W*|\b(?:an?|our|is|have|with) )(${number_pattern})[- ](hour|night)s? minimum\b(?! age)|\bminimum(?: (?:stay|booking|rental|charge))?(?: of| is|:)? (${number_pattern})[- ](hour|night)s?\b`,
      'i',
    ),
    unless:
      /\b(?:weekends?|holidays?|season\w*|summer|winter|fridays?|saturdays?|cabins?|suites?|rooms?|unless|except|some|if|or|emergenc\w*|after|notice|advance|cancel\w*|sleep|volunteer\w*|credit|wage)\b/i,
    value: ([, one, , other]) => numberOf(one ?? other),
  },
  {
    what: 'people at least',
    words: ['minimum'],
    says: new RegExp(
      String.raw`(?:^\W*|\b(?:an?|our|is|have|with|requires?) )(${number_pattern})[- ](?:person|people|guests?) minimum\b|\bminimum(?: of| is|:)? (${number_pattern}) (?:people|persons|guests)\b`,
      'i',
    ),
    unless:
      /\b(?:weekends?|holidays?|saturdays?|buffet|plated|private|rooms?|unless|except|some|if|or|class(?:es)?|tours?|part(?:y|ies)|delivery|box(?:ed)?|gratuity)\b/i,
    value: ([, one, other]) => numberOf(one ?? other),
  },
  {
    what: match => `time of the last ${(match[1] ?? '').toLowerCase()}`,
    words: ['last'],
    says: last_of_day,
    unless: of_some_days,
    value: match => lastMinute(match),
  },
  {
    what: 'age to come in',
    words: ['older', 'age'],
    says: /\b(?:all |our )?(?:guests|visitors|patrons|customers|attendees|you) must be (?:at least )?(\d{2})(?: years)?(?: (?:old|of age))?(?: ?\+| (?:or|and|&) (?:older|over|up))?(?= ?(?:[.!,;]|$)| to (?:enter|attend|visit|come in|be admitted|dine)\b)|\b(\d{2}) ?(?:\+|and (?:over|older|up)) (?:only|venue|establishment)\b/i,
    unless:
      /\b(?:unless|accompanied|alone|without|with an? (?:adult|parent)|after|bar|drink\w*|rent|drive|book|alcohol)\b/i,
    value: ([, one, other]) => Number(one ?? other),
  },
  {
    what: 'age to take part',
    words: ['older', 'age', 'old', 'ages'],
    says: /\b(?:riders|participants|players|campers|climbers|jumpers|drivers|students|skaters) must be (?:at least )?(\d{1,2})\b|^\W*minimum age(?: requirement)?(?: is| of|:)* (\d{1,2})\b/i,
    unless:
      /\b(?:unless|accompanied|alone|without|with an? (?:adult|parent)|tall|inches|drivers? (?:of|under)|horses?|rent)\b/i,
    value: ([, one, other]) => Number(one ?? other),
  },
]
