import { number_pattern, numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { dateOfYear, dollars, type Measure } from './measures.ts'
import type { Topic } from './topic.ts'

const taught = '(?:students?|children|kids|pupils|campers|learners|infants|riders)'
const ratios = new RegExp(
  String.raw`\b(\d{1,2}) ?(?::|[- ]to[- ]) ?(?:1|one)\b|\b(?:1|one) ?(?::|[- ]to[- ]) ?(\d{1,2})\b|\b(${number_pattern}) ${taught} (?:to|per|for) (?:one|1|each|every|a) |\b(?:one|1) \w+ (?:to|per|for)(?: every| each)? (${number_pattern}) ${taught}\b`,
  'gi',
)

/** So many to one teacher; "8:1" is said as "1 to 8", too. */
const ratio: Measure = {
  sign: /ratio/i,
  read: text => {
    const told = [...text.matchAll(ratios)].map(([, ...groups]) => numberOf(groups.find(one => one !== undefined)))
    const [first = null, ...more] = new Set(told)
    return more.length === 0 ? first : null
  },
}

/** What schools and camps tell parents of their classes. */
export const topicsOfSchools: readonly Topic[] = [
  {
    what: 'students to one teacher',
    words: ['ratio'],
    about: String.raw`\b(?:student|child|pupil|teacher|staff|faculty|camper|instructor)\w*\b[^.!?]*\bratio\b|\bratio\b[^.!?]*\b(?:students?|children|teachers?|pupils|campers)\b`,
    asks: String.raw`\bratio\b`,
    of: ratio,
    unless:
      'infants?|toddlers?|twos|threes|preschool\\w*|pre-?k|ages?|aged|months?|rooms?|grades?|state|require[sd]?|average|better|below|public|national|lower|upper|middle|low as|water|pool|field',
  },
  {
    what: 'tuition of a year',
    words: ['tuition'],
    about: String.raw`\btuition\b[^.!?]*\b(?:a|per|each|for the) (?:school |academic )?year\b|\b(?:annual|yearly|full-year) tuition\b`,
    of: dollars,
    unless:
      'grades?|kindergarten|pre-?k|preschool|elementary|middle|lower|upper|high|days?|half|second|sibling\\w*|international|members?|parish\\w*|discount\\w*|deposits?|raise[sd]?|from|start\\w*|average|public|college|scholarships?|up to|aid|reduc\\w*|fees?',
    but: String.raw`\bK-?\d`,
  },
  {
    what: 'last day to register',
    words: ['registration', 'register'],
    about: String.raw`\bregistration (?:closes|ends|deadline|is due|is open (?:until|through))\b|\bregister (?:by|before|no later than)\b|\blast day to register\b`,
    asks: String.raw`\b(?:when|deadline)\b[^?]*\bregist(?:er|ration)\b`,
    of: dateOfYear,
    unless: 'early|opens|begins|late|after|discount|vote|voters?|refunds?|fees?|fall|spring|winter|session',
    but: String.raw`\bsave (?:\$|\d|up to)`,
    is_scoped: true,
  },
]
