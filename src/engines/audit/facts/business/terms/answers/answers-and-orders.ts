import {
  firstNumber,
  number_pattern,
  numberOf,
  type TermKind,
} from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `(${number_pattern}|an?)`
const minutes: Record<string, number> = { minute: 1, hour: 60, day: 1_440 }

/** An advice to others has no subject. */
const whoever_answers = String.raw`(?<=\b(?:we|us|our \w{1,20}|someone|somebody|representative|member|expect|you(?:['’]ll)?)\b[^.;:?]{0,60})`

/** Whoever asks for something else waits for another answer. */
const other_matters =
  /\b(?:emergenc\w*|urgent\w*|dispatch\w*|weekends?|holidays?|after[- ]hours|data|privacy|records?|complaints?|claims?|accessib\w*|refunds?|appl(?:y|ication\w*|icants?)|career|positions?|wholesale|partnership|orders?|ship\w*|deliver\w*|arriv\w*|on[- ]site|site visit|referrals?|if|except)\b/i

/** A day of business is told as 24 hours as well. */
function minutesIn([, count = '', unit = '']: readonly (string | undefined)[]): number | null {
  const times = /^an?$/i.test(count) ? 1 : numberOf(count)
  const value = times === null ? null : times * (minutes[unit.toLowerCase()] ?? 0)
  // Longer is what the law gives.
  return value === null || value > 7 * 1_440 ? null : value
}

/** How soon a business answers, and from which order on it ships free of charge. */
export const answersAndOrders: readonly TermKind[] = [
  {
    what: 'time in which you answer',
    words: ['within', 'under'],
    says: new RegExp(
      String.raw`\b(?=respon|repl|answer|get|be|contact|reach|follow|call|return|hear)${whoever_answers}(?:respond|reply|answer(?: (?:all|your|every|each) \w+)?|get back(?: to)?|be in (?:touch|contact)|contact you|reach out|follow up|call (?:you )?back|return (?:all |your |every )?(?:phone )?(?:calls?|messages?|e-?mails?|inquiries)|hear (?:back )?from us|responses?|replies)\b(?! with\b)[^.;:?]{0,45}? (?:within|in under|in less than) (?:about |just )?(?:the (?:next )?)?${number} ?(?:full )?(?:business |working )?(minute|hour|day)s?\b`,
      'i',
    ),
    unless: other_matters,
    value: minutesIn,
  },
  {
    what: 'time in which you answer',
    words: ['day', 'days'],
    says: /\bwe (?:answer|respond|reply)(?: to)? (?:all|every|your|each) [\w-]+(?: and \w+)? (?:on )?the (same|next) (?:business )?day\b|\b(?:please )?allow (?:up to )?(?:\d{1,2} ?(?:-|–|to) ?)?(\d{1,2}) (?:business |working )?days for (?:an? |our |us to )?(?:reply|response|answer|respond)\b/i,
    unless: other_matters,
    value: ([, day, days]) => (day ? 1_440 : Number(days) * 1_440),
  },
  {
    what: 'time in which you answer',
    words: ['same', 'within', 'response', 'responses', 'reply', 'replies', 'hour'],
    says: new RegExp(
      [
        String.raw`\b(?:we|we['’]ll|us|someone|our \w{1,20}) [^.;:?]{0,40}?(?:respond|reply|get back to you|be in touch|call you(?: back)?|contact you|answer)[^.;:?]{0,30}? (?:(?:on )?the (same) (?:business )?day|within the (hour))\b`,
        String.raw`(?:^|[•·|✓✔] ?)\W*(?!24)(\d{1,2})[- ](minute|hour) (?:response|reply|callback)(?: times?)?(?= ?(?:[.!,;•·|]|$))`,
        String.raw`^\W*(same)[- ]day (?:response|reply|callback)s?\W*$`,
        String.raw`\b(?:calls|messages|e-?mails|inquiries) (?:are|will be) (?:returned|answered) within ${number} ?(?:business |working )?(minute|hour|day)s?\b`,
        String.raw`(?:^\W*|\b(?:our|an?) )(?:response|reply|responses|replies|answers?) (?:(?:may|can|could|will|usually|normally|generally|typically) )*takes? (?:up to |about |around )?(?:\w+ ?(?:-|–|to) ?)?${number} ?(?:business |working )?(minute|hour|day)s?\b`,
        String.raw`\bexpect an? (?:reply|response|answer|call back) (?:within|in) (?:\d{1,2} ?(?:-|–|to) ?)?${number} ?(?:business |working )?(minute|hour|day)s?\b`,
        String.raw`(?:^|[•·|✓✔] ?)\W*(?:guaranteed |expected |fast |quick )*(?:responses?|reply|replies)(?: times?)?:? (?:within|in) ${number} ?(?:business |working )?(minute|hour|day)s?\b`,
      ].join('|'),
      'i',
    ),
    unless: other_matters,
    value: ([, day, hour, fast, fast_unit, same, ...counts]) => {
      const told = counts.findIndex(group => group !== undefined)
      return day || same
        ? 1_440
        : hour
          ? 60
          : minutesIn(fast ? ['', fast, fast_unit] : ['', counts[told], counts[told + 1]])
    },
  },
  {
    what: match => `dollars from which ${/deliver/i.test(match[0]) ? 'delivery' : 'shipping'} is free`,
    words: ['shipping', 'delivery', 'ship'],
    says: /\b(?:shipping|delivery) is free (?:on|for) orders (?:over|above|of) \$(\d{1,4})\b|\bfree (?:standard |ground |domestic |local |u\.?s\.? )?(?:shipping|delivery) (?:on|for|with|over|above)(?: (?:all|any|every|orders?|purchases?|us|u\.s\.|domestic|of|over|above|totaling|more than|\$)){0,5} ?\$?(?<=\$)(\d{1,4})\b|\borders (?:over|above|of) \$(\d{1,4})(?: or more)? (?:ship free|(?:get|receive|qualify for) free (?:shipping|delivery))\b|\bspend \$(\d{1,4})(?: or more)? (?:for|and get|to get) free (?:shipping|delivery)\b/i,
    unless: /\b(?:international\w*|canada|alaska|hawaii|members?|wholesale|except|furniture|freight)\b/i,
    value: firstNumber,
  },
  {
    what: 'dollars of deposit',
    words: ['deposit', 'retainer'],
    says: /^\W*\$(\d{1,4}) (?:non-?refundable |refundable )?(?:deposit|retainer)\W*$|^\W*(?:deposit|retainer):? \$(\d{1,4})(?:\W*$| (?:is )?due\b)|\$(\d{1,4}) (?:non-?refundable |refundable )?(?:deposit|retainer) (?:is |will be )?(?:required|needed|due|secures?|reserves?|holds?|to (?:book|reserve|hold|secure))\b|\b(?:require|requires|take|ask for) an? \$(\d{1,4}) (?:non-?refundable |refundable )?(?:deposit|retainer)\b/i,
    unless:
      /\b(?:security|damage|pets?|keys?|groups?|part(?:y|ies)|weddings?|events?|each|per|large|over|additional|if|minimum)\b/i,
    value: firstNumber,
  },
  {
    what: match => `age to ${(match[2] ?? '').toLowerCase()}`,
    words: ['older', 'age', 'old'],
    says: /\bmust be (?:at least )?(\d{1,2}) (?:years (?:old|of age)|or older|and older|years or older|or over|and over|\+)(?: (?:or|and) (?:older|over))? (?:to|in order to) (ride|rent|enter|participate|play|drive|check[- ]in|climb|jump|book|reserve|attend|dine|skate|swim|shoot)\b/i,
    unless: /\b(?:unless|accompanied|alone|without|with an? (?:adult|parent))\b/i,
    value: firstNumber,
  },
]
