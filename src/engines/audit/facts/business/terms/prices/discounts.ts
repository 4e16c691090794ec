import { firstNumber, type TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const percent = String.raw`(\d{1,2}) ?(?:%|percent) (?:off|discount|savings)`
const get = '(?:get|receive|save|enjoy|are offered|take)'

/** Percent off for a sort of customer, in either order of the words. */
function discountFor(what: string, words: readonly string[], people: string, unless: string): TermKind {
  return {
    what: `percent off for ${what}`,
    words,
    says: new RegExp(
      [
        String.raw`\b(\d{1,2}) ?(?:%|percent) (?:off )?(?:${people}) discounts?\b`,
        String.raw`\b(?:${people})(?: \w+){0,2}?(?: ${get})?:? (?:an? )?${percent}`,
        String.raw`\b(?:${people})(?: \w+){0,2}? save (\d{1,2}) ?(?:%|percent\b)`,
        String.raw`\b${percent} (?:for|to) (?:all |our )?(?:${people})\b`,
        String.raw`\b(?:${people}) discount(?: of|:| is)* (\d{1,2}) ?(?:%|percent\b)`,
        String.raw`\bdiscounts? of (\d{1,2}) ?(?:%|percent) (?:for|to) (?:all |our )?(?:${people})\b`,
      ].join('|'),
      'i',
    ),
    unless: new RegExp(String.raw`\b(?:up to|${unless})\b`, 'i'),
    value: firstNumber,
  }
}

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'

/** Discounts that a business grants to whoever is one of these. */
export const discounts: readonly TermKind[] = [
  discountFor('seniors', ['senior', 'seniors'], "seniors?(?: citizens?)?['’]?", `${day}|military|first`),
  discountFor(
    'the military',
    ['military', 'veterans', 'veteran'],
    'military(?: (?:and|&) veterans?)?|veterans?(?: (?:and|&) military)?',
    `${day}|seniors?`,
  ),
  discountFor(
    'the military and seniors',
    ['military', 'veterans', 'seniors'],
    '(?:military|veterans)(?:,| and| &)+ seniors?(?: citizens)?|seniors?(?: citizens)?(?:,| and| &)+ (?:military|veterans)',
    day,
  ),
  discountFor('students', ['student', 'students'], 'students?', `${day}|military|seniors?`),
  discountFor('new customers', ['new', 'customers', 'clients'], 'new (?:customers?|clients?|patients?)', day),
  {
    // "15% off with code SPRING26"
    what: match => `percent off with code ${(match[2] ?? match[3] ?? '').toLowerCase()}`,
    words: ['code'],
    says: /\b(\d{1,2})% off\b[^.%$]{0,40}?\b(?:[Ww]ith|[Uu]se|[Uu]sing|[Ee]nter)(?: the)?(?: promo| coupon| discount)? code:? ([A-Z][A-Z0-9]{3,14})\b|\b(?:[Ww]ith|[Uu]se|[Uu]sing|[Ee]nter)(?: the)?(?: promo| coupon| discount)? code:? ([A-Z][A-Z0-9]{3,14})\b[^.%$]{0,40}?\b(\d{1,2})% off\b/,
    unless: /\bup to\b/i,
    value: match => Number(match[1] ?? match[4]),
  },
  {
    what: 'percent off the first visit',
    words: ['first'],
    says: /\b(\d{1,2})% off (?:of )?(?:your|their|the|any) first (?:visit|service|appointment|order|purchase|cleaning|haircut|treatment|session|class|month|repair)\b/i,
    unless: /\b(?:up to|members?|code)\b/i,
    value: firstNumber,
  },
]
