import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { years_pattern, yearsOf } from './counted-years.ts'

const together = '(?:combined|collective(?:ly)?|together|cumulative|between (?:us|them)|in total|altogether|total)'
const says = new RegExp(
  [
    String.raw`${years_pattern}['’]?(?: of)?(?: [\w'’-]+){0,3}? ?${together}\b`,
    String.raw`${years_pattern}['’]?[^.;]{0,60}\bexperience\b,? ?(?:[\w-]+ ){0,2}?${together}\b`,
    String.raw`\b${together}\b[^.;\d]{0,60}?${years_pattern}`,
    // "Over 40 combined years of experience".
    String.raw`\b(\d{2,3}) ?\+? ${together} years\b`,
    // Nobody has that many alone.
    String.raw`\b(?:our|the) (?:[\w-]+ ){0,3}?(?:doctors|dentists|attorneys|lawyers|team|staff|stylists|technicians|crew|partners|veterinarians|therapists|agents)\b[^.;]{0,40}?${years_pattern}(?=[^.;]{0,30}\bexperience\b)`,
  ].join('|'),
  'i',
)
const all_together = new RegExp(String.raw`\b${together}\b`, 'i')
const fewest_of_several = 60

/** How many years of experience the people of a business say they have together. */
/** "Both have 30+ years each": whoever says so speaks of two at least. */
const of_each = new RegExp(
  String.raw`${years_pattern}(?:['’]?(?: of)?(?: [\w'’-]+){0,2} experience)? each\b|\beach (?:[\w'’]+ ){0,4}?(?:has|have|with|brings?) ${years_pattern}(?=[^.;]{0,30}\bexperience\b)`,
  'i',
)

export const combinedYears: readonly TermKind[] = [
  {
    what: 'years of each',
    words: ['each'],
    sign: /\beach\b/i,
    says: of_each,
    unless: /\b(?:warrant\w*|clients?|customers|compan(?:y|ies)|competitors|average|lasts?|at least|students?)\b/i,
    value: match => yearsOf(match[1] ?? match[2] ?? ''),
  },
  {
    what: 'years',
    words: ['combined', 'collective', 'collectively', 'together', 'cumulative', 'total', 'century', 'experience'],
    sign: /year|yrs|decade|century/i,
    says,
    unless: /\b(?:warrant\w*|each|individual\w*|average|clients?|customers|companies|competitors|works? together)\b/i,
    value: match => {
      const at = match.findIndex((group, index) => index > 0 && group !== undefined)
      const years = yearsOf(match[at] ?? '') ?? yearsOf(`${match[at]} years`)
      const is_of_one = at === match.length - 1 && !all_together.test(match[0])
      if (years === null || years < 2 || years > 2_000) return null
      return /\bexperience\b|\byears combined\b/i.test(match.input) && (!is_of_one || years >= fewest_of_several)
        ? years
        : null
    },
  },
]
