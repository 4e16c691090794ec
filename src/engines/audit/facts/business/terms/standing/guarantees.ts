import { number_pattern, numberOf, type TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `(${number_pattern})`
const day_count: Record<string, number> = { day: 1, week: 7, month: 365 / 12, year: 365 }
const lifetime = 99_999

const daysOf = (count: string | undefined, unit: string | undefined): number => {
  const number = numberOf(count)
  return number === null ? lifetime : Math.round(number * (day_count[unit?.toLowerCase() ?? ''] ?? 365))
}

/** Work is work, in whatever words. */
const guaranteed = (noun: string) =>
  /^(?:work|workmanship|craftsmanship)$/.test(noun) ? 'workmanship' : noun.replace('labour', 'labor').replace(/s$/, '')

const while_it_lasts = /day|week|month|year|lifetime/i

/** For how many days the work is guaranteed. */
export const guarantees: readonly TermKind[] = [
  {
    what: match =>
      `${guaranteed((match[3] ?? match[6] ?? match[7] ?? match[10] ?? match[13] ?? match[16] ?? '').toLowerCase())} guarantee`,
    words: [
      'workmanship',
      'labor',
      'craftsmanship',
      'satisfaction',
      'warranty',
      'guarantee',
      'guaranteed',
      'warrantied',
      'warranted',
    ],
    sign: while_it_lasts,
    says: new RegExp(
      [
        String.raw`\b(?:${number}[- ](day|week|month|year)s?|lifetime) (?:limited |written |full |100% |parts and |transferable |no-leak |leak-free )*(workmanship|labou?r|craftsmanship|satisfaction) (?:warranty|guarantee|coverage)\b`,
        String.raw`\b(?:${number}[- ](day|week|month|year)s?|lifetime) (?:limited |written |full )?(?:warranty|guarantee) (?:on|for) (?:all |our |all our |all of our |every )?(work|workmanship|labou?r|craftsmanship|repairs|installations?|parts and labou?r)\b(?! (?:done|by))`,
        String.raw`\b(?:all|our) (work|workmanship|repairs|installations) (?:is|are|comes?|has|have|includes?|carr(?:y|ies))(?: [\w-]+){0,4}? (?:${number}[- ](day|week|month|year)s?|lifetime)(?: [\w-]+){0,2} (?:warranty|guarantee)\b`,
        String.raw`(?:\b(?:all|our) |^\W*)(work|workmanship|labou?r|parts and labou?r|repairs|installations)(?: on (?:all )?(?:repairs|installations))? (?:(?:is|are) )?(?:fully )?(?:guaranteed|warrantied|warranted|covered) for (?:at least |a full )?${number} (?:full )?(day|week|month|year)s?\b`,
        String.raw`\bwe (?:\w+ )?(?:back|stand behind|cover) (?:all )?(?:of )?(?:our )?(work|workmanship|labou?r|repairs|installations) with an? (?:full )?${number}[- ](day|week|month|year) (?:\w+ )?(?:warranty|guarantee)\b`,
        String.raw`\bwe (?:fully )?(?:guarantee|warranty|warrant|stand behind|back) (?:all )?(?:of )?(?:our )?(work|workmanship|labou?r|repairs|installations)(?: on \w+)? for (?:at least |a full )?${number} (?:full )?(day|week|month|year)s?\b`,
      ].join('|'),
      'i',
    ),
    unless: /\b(?:up to|manufacturer\w*|shingles?|materials? (?:and|warranty)|commercial|if)\b/i,
    value: match => {
      const [
        ,
        one,
        unit,
        ,
        two,
        unit_two,
        ,
        ,
        three,
        unit_three,
        ,
        four,
        unit_four,
        ,
        five,
        unit_five,
        ,
        six,
        unit_six,
      ] = match
      const count = one ?? two ?? three ?? four ?? five ?? six
      return daysOf(count, unit ?? unit_two ?? unit_three ?? unit_four ?? unit_five ?? unit_six)
    },
  },
  {
    what: 'guarantee in months and miles',
    words: ['warranty', 'guarantee', 'covered'],
    says: /\b(\d{1,2})[- ](month|year)s?(?: ?(?:\/|or|and) ?)(\d{1,3}(?:,000|k\b|,?000))[- ]?(?:miles?)?\b/i,
    unless:
      /\b(?:tires?|manufacturer\w*|up to|select|transmissions?|engines?|batter(?:y|ies)|extended|used|lease|oil|service|every|maintenance|check|inspect\w*|change[ds]?|replace\w*|interval)\b/i,
    value: ([, count = '', unit = '', miles = '']) =>
      Number(count) * (/^y/i.test(unit) ? 12 : 1) * 1_000 + Number(miles.replace(/\D/g, '').replace(/000$/, '')),
  },
  {
    what: 'guarantee without a name',
    words: ['warranty', 'guarantee'],
    sign: while_it_lasts,
    says: new RegExp(
      [
        String.raw`^\W*${number}[- ](day|week|month|year)s? (?:limited |written |full )?(?:warranty|guarantee)\W*$`,
        String.raw`^\W*(?:our )?(?:warranty|guarantee): ${number}[- ](day|week|month|year)s?\W*$`,
        String.raw`\bwe (?:\w+ )?(?:offer|give|provide) an? ${number}[- ](day|week|month|year) (?:limited |written |full )?(?:warranty|guarantee)(?= ?(?:[.!,;]|$|on (?:all|everything|every)\b))`,
        String.raw`\bour ${number}[- ](day|week|month|year) (?:limited |written |full )?(?:warranty|guarantee) covers\b`,
        String.raw`\b(?:everything|every (?:job|project|repair|roof|installation)|all (?:jobs|projects)) (?:we \w+ )?(?:is|are|comes?|has|have|carr(?:y|ies))(?: [\w-]+){0,3}? ${number}[- ](day|week|month|year) (?:\w+ )?(?:warranty|guarantee)\b`,
      ].join('|'),
      'i',
    ),
    unless:
      /\b(?:up to|manufacturer\w*|shingles?|materials?|commercial|if|money|parts|equipment|product|satisfaction)\b/i,
    value: match => {
      const at = match.findIndex((group, index) => index > 0 && group !== undefined)
      return daysOf(match[at], match[at + 1])
    },
  },
]
