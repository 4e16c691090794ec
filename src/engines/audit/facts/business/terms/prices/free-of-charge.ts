import type { Question } from '#src/engines/audit/facts/business/terms/answers/question.ts'

/** Of these a free one and a paid one may be two things. */
const special =
  '\\b(?:waive[sd]?|credit(?:ed)?|appl(?:y|ied|ies) (?:to|towards?) (?:the |your |any )?(?:repairs?|work|costs?|purchase|service|project|final|bill|invoice|balance|total|job|price)|refund\\w*|deduct\\w*|second opinions?|value|valued|worth|if|unless|outside|beyond|over|under|additional|extra|express|rush|overnight|international|expedited|upgrade\\w*|replace|replaced|save|regularly|normally|was|members?|with (?:any |every |your )?(?:purchase|repairs?|service|install\\w*))\\b'
const fee = '(?:fee|charge|rate|cost)'
const adjectives =
  '(?:(?:no[- ]obligation|written|initial|first|local|standard|hot|continental|high[- ]speed|in[- ]home|phone|virtual|on[- ]?site|(?:15|20|30|60)[- ]minute) ){0,2}'
/** "$0" until a script has counted, or for nothing at all. */
const sum = String.raw`\$(?!0(?:\.00)?(?![.\d]))\d+(?:\.\d\d)?`

const priced = /\$|\bappl/i
const given = /\bfree|\bcomplimentary|\bno[- ]c|\bcharge/i

/** What is called free in one place and has a price in another. */
function freeOf(what: string, words: readonly string[], name: string, yes?: string, no?: string): Question {
  const paid = [
    String.raw`\b(?<!free )${adjectives}${name}(?: ${fee})?:? (?:is|are|costs?|for|of|–|-)? ?(?:only |just |an additional )?${sum}(?!\d* (?:off|or more|value))`,
    String.raw`${sum} (?:flat |non-?refundable )?(?:(?:fee|charge) for )?(?:an? |all |each |every |the |our )?${adjectives}${name}(?: ${fee})?\b`,
    String.raw`${sum} (?:(?!minimum|order|off|credit|gift|more)\w+ )?(?:for|per) (?:an? |all |each |every |the |our )?${adjectives}${name}\b`,
    String.raw`\b${name} (?:is |are )?(?:available|offered|served) (?:for|at) ${sum}`,
    String.raw`${sum} (?:fee|charge) (?:for us )?to (?:come (?:out|over|by) (?:and|to) )?(?:write|give|prepare|do|provide)(?: up)? (?:you )?(?:an? |your |the )?${adjectives}${name}\b`,
    String.raw`\bcharge (?:an? )?${sum} (?:\w+ )?for (?:an? |all |each |the )?${adjectives}${name}\b`,
    String.raw`${sum} (?:fee|charge) (?:applies|is charged) (?:to|for) (?:all |every |any )?${adjectives}${name}\b`,
    String.raw`\b(?<!no |free )${name} ${fee}s? (?:appl(?:y|ies)|of ${sum})`,
  ]
  return {
    what: `${what} free of charge`,
    words,
    yes: new RegExp(
      [
        String.raw`\b(?:free|complimentary) ${adjectives}${name}\b(?! (?:on|over|for(?! (?:all |our )*(?:guests|customers|patients|clients|visitors|everyone)\b)|with|above|within) )`,
        String.raw`\b${name} (?:is|are) (?:always |completely |absolutely |100% )?(?:free|complimentary)(?: of charge)?(?= ?(?:[.!,;]|$|with no obligation|and without obligation|on (?:all|every|any) (?:orders?|purchases?)(?: ?[.!,]|$)))`,
        String.raw`\b(?:get|gets|receive|receives|enjoy|enjoys) (?:their|your|an?|the) ${adjectives}${name} (?:absolutely |completely )?(?:for )?free(?= ?(?:[.!,;]|$))`,
        String.raw`\bno[- ](?:cost|charge)(?: for (?:an? |the |your |all |our )?)? ?${adjectives}${name}\b`,
        String.raw`\b(?:never|don['’]t|do not|won['’]t) charge (?:you )?(?:an? (?:dime|cent|penny) |anything )?(?:for|to (?:give|write|prepare)(?: you)?) (?:an? |your |our |the |any )?${adjectives}${name}\b(?! (?:on|over|with|within) )`,
        String.raw`\b${name} (?:is |are )?(?:always )?at no (?:cost|charge)\b`,
        yes ?? [],
      ]
        .flat()
        .join('|'),
      'i',
    ),
    no: new RegExp([...paid, no ?? []].flat().join('|'), 'i'),
    signs: no ? undefined : yes ? { no: priced } : { yes: given, no: priced },
    unless: new RegExp(special, 'i'),
    but: /\b(?:not(?! charge)|no longer|never(?! charge))\b|n['’]t\b(?! charge)/i,
    asks: new RegExp(
      String.raw`^\W*(?:are|is|do|does)\b[^?]{0,60}(?:\b${name}(?: (?:really|always))? free|\bfree ${adjectives}${name})\b`,
      'i',
    ),
    asks_back: new RegExp(String.raw`^\W*(?:is there|do you)\b[^?]{0,20}\b(?:charge|fee)\b[^?]{0,20}\b${name}\b`, 'i'),
  }
}

export const freeOfCharge: readonly Question[] = [
  freeOf('estimates', ['estimate', 'estimates'], 'estimates?'),
  freeOf(
    'consultations',
    ['consultation', 'consultations', 'consults', 'consult', 'meeting'],
    '(?:consultations?|consults?|(?:first|initial) meetings?)',
  ),
  freeOf('inspections', ['inspection', 'inspections'], 'inspections?'),
  ...['roof', 'termite', 'chimney', 'sewer'].map(of =>
    freeOf(`${of} inspections`, ['inspection', 'inspections'], `${of} inspections?`),
  ),
  freeOf('towing', ['towing', 'tow', 'tows'], '(?:towing|tows?)'),
  freeOf('samples', ['samples'], 'samples'),
  freeOf('hearing tests', ['hearing'], 'hearing tests?'),
  freeOf('quotes', ['quote', 'quotes'], 'quotes?'),
  freeOf(
    'delivery',
    ['delivery'],
    'delivery',
    String.raw`\bfree delivery on (?:all|every|any) orders?(?= ?(?:[.!,]|$))`,
  ),
  freeOf(
    'the first lesson',
    ['lesson', 'class', 'session'],
    '(?:(?:first|trial|intro(?:ductory)?) (?:lesson|class|session))',
    String.raw`\b(?:your |the )?(?:first|trial|intro(?:ductory)?) (?:lesson|class|session) (?:is )?(?:(?:always |absolutely |completely )?free|on us|on the house)\b`,
  ),
  freeOf(
    'shipping',
    ['shipping'],
    'shipping',
    String.raw`\bfree shipping on (?:all|every) (?:orders?|purchases?)(?= ?(?:[.!,]|$))`,
  ),
  freeOf(
    'parking',
    ['parking', 'park', 'metered', 'lot'],
    'parking',
    String.raw`\bfree(?: \w+)? (?:parking|lot)\b|\bpark (?:for )?free\b`,
    String.raw`\b(?:paid|pay|metered|garage) parking\b|\bpay lot\b|\bparking is (?:paid|metered)\b|\bparking\b[^.!?$]{0,30} ${sum} (?:an|per|\/) ?(?:hour|day)\b`,
  ),
  freeOf(
    'breakfast',
    ['breakfast'],
    'breakfasts?',
    String.raw`\bbreakfast (?:is |comes )?(?:included|with (?:the|every|each|your) (?:room|stay|suite))\b`,
  ),
  freeOf('wireless internet', ['wifi', 'wi', 'fi'], '(?:wi-?fi|wireless internet)'),
  freeOf('evaluations', ['evaluation', 'evaluations', 'assessment', 'assessments'], '(?:evaluations?|assessments?)'),
  freeOf(
    'the first visit',
    ['visit', 'exam', 'appointment', 'examination'],
    '(?:(?:first|initial|new[- ](?:patient|client)) (?:office )?(?:visit|exam(?:ination)?|appointment))',
  ),
  freeOf('diagnostics', ['diagnostics', 'diagnostic', 'diagnosis'], '(?:diagnostics?|diagnosis)'),
  freeOf('setup', ['setup'], 'set-?up'),
  freeOf(
    'taking away the old one',
    ['haul', 'hauling', 'haulaway', 'old'],
    '(?:haul(?:ing)?[- ]?(?:away|off)|(?:removal|disposal) of (?:the|your) old [a-z]+)',
    String.raw`\b(?:haul|take|carry) (?:away |off )?(?:the|your) old (?:[a-z]+ ){1,2}(?:away |off )?(?:for free|free of charge|at no (?:extra )?(?:charge|cost))`,
    String.raw`\bhaul(?:ing)?[- ]?(?:away|off)(?: (?:the|your) old [a-z]+)? (?:is|are|costs?)(?: an extra)? ${sum}|${sum} to (?:haul|take)(?: away)? (?:the|your) old\b`,
  ),
]
