import { dollars, length, miles, people, percent, share } from './measures.ts'
import { partySize } from './party-size.ts'
import type { Topic } from './topic.ts'

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?'

/** What restaurants, caterers and venues lay down for parties. */
export const topicsOfTables: readonly Topic[] = [
  {
    what: 'percent of gratuity',
    words: ['gratuity', 'gratuities', 'tip', 'tips'],
    about: String.raw`\bgratuit(?:y|ies)\b`,
    asks: String.raw`\bgratuit(?:y|ies)\b|\btips?\b(?! for)`,
    of: percent,
    unless: 'card|cash|off|goes to',
    is_scoped: true,
  },
  {
    what: 'percent of service charge',
    words: ['charge'],
    about: String.raw`\bservice charge\b`,
    of: percent,
    unless: 'card|cash|off',
    is_scoped: true,
  },
  {
    what: 'people from which a gratuity is added',
    words: ['gratuity'],
    about: String.raw`\bgratuity\b`,
    of: partySize,
    is_scoped: true,
  },
  { what: 'corkage', words: ['corkage'], about: String.raw`\bcorkage\b`, of: dollars, unless: 'waive[sd]?|magnums?' },
  {
    what: 'share of deposit',
    words: ['deposit', 'deposits', 'retainer', 'hold', 'down'],
    about: String.raw`\b(?:deposit|retainer)\b`,
    asks: String.raw`\b(?:deposit|retainer)s?\b|\bhold (?:my|our|the|a) (?:date|spot|space)\b`,
    of: share,
    unless: '(?<!non-?)refund\\w*|forfeit\\w*|cancel\\w*|return\\w*|back|security|damage|off',
    is_scoped: true,
  },
  {
    what: 'deposit',
    words: ['deposit', 'deposits', 'retainer', 'hold'],
    about: String.raw`\b(?:deposit|retainer)\b`,
    asks: String.raw`\b(?:deposit|retainer)s?\b|\bhold (?:my|our|the|a) (?:date|spot|space)\b`,
    of: dollars,
    unless: 'forfeit\\w*|cancel\\w*|back|security|damage|pets?|keys?|minus|off|per',
    is_scoped: true,
  },
  {
    what: 'time of the final count',
    words: ['final', 'headcount', 'count'],
    about: String.raw`\b(?:final|guaranteed|exact) (?:head ?count|guest count|count|numbers?|guest list)\b|\bhead ?count\b`,
    of: length,
  },
  {
    what: 'time of the balance',
    words: ['balance', 'final'],
    about: String.raw`\b(?:balance|final payment|remainder)\b`,
    asks: String.raw`\b(?:balance|final payment) due\b`,
    of: length,
    unless: '(?<!non-?)refund\\w*|cancel\\w*|late|after',
    is_scoped: true,
  },
  {
    what: 'people at least',
    words: ['minimum', 'least', 'smallest'],
    about: String.raw`\bminimum\b(?=[^.!?]*\b(?:guests?|people|persons?|heads?|servings?)\b)|\b(?:guests?|people|persons?|heads?|servings?)\b[^.!?]* minimum\b`,
    asks: String.raw`\bminimum\b(?!.*\b(?:stay|nights?|age|hours?|rental|spend|charge)\b)|\bsmallest (?:group|order|party|event|wedding|wedding cake|cake)\b`,
    of: people,
    unless: `${weekday}|years?|old|ages?`,
    is_scoped: true,
  },
  {
    what: 'dollars at least',
    words: ['minimum'],
    about: String.raw`\bminimum\b(?=[^.!?]*\$)|\$\d[^.!?]* minimum\b`,
    asks: String.raw`\bminimum\b`,
    of: dollars,
    unless: `${weekday}|per|each|off-?peak|peak|hours?|wage|january|february|march|april|may|june|july|august|september|october|november|december|delivery|card`,
    is_scoped: true,
  },
  ...(['cater', 'deliver', 'travel'] as const).map(
    (way): Topic => ({
      what: `miles that you ${way}`,
      words: ['miles', 'far'],
      about: String.raw`\b(?:we|we['’]ll|will|can|our)\b[^.!?]*\b${way}\w*\b[^.!?]* miles\b|\b${way}\w*(?: \w+){0,2} (?:up to|within|as far as)\b[^.!?]* miles\b`,
      asks: String.raw`\bhow far\b[^?]*\byou\b[^?]*\b${way}\w*\b(?!.*\b(?:cater|deliver))|\b${way}\w* (?:area|radius)\b`,
      of: miles,
      unless: 'free|fees?|charges?|charged|beyond|outside|after|first|surcharge|hour|turn|exit|interstate|highway',
      but: String.raw`\$`,
    }),
  ),
]
