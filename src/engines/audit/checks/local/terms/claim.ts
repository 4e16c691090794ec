import type { ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import { claim_of, of_dollars } from '#src/engines/audit/facts/business/terms/claims.ts'

const amount = String.raw`\d[\d,]*(?:\.\d+)?`
const quantity = new RegExp(String.raw`(\$ ?)?\b(${amount})\+?(?: ?(?:-|–|to|or) ?(?:\$ ?)?(${amount}))?`, 'g')

/** Words that tell nothing of what is counted. */
const says_little = new Set(
  'the and for with our your you are all any from per that this will can may has have its their they who when then than into also just only now about around over under more least most must please need ask require requires required takes take taking typically usually generally approximately come comes get gets give gives given make made been being both own very well out off plus but not too there here what which within before prior business working calendar choose enjoy try order non refundable nonrefundable cost costs note please price priced prices runs range ranges offer offers offering up'.split(
    ' ',
  ),
)

/** With one of these it is of a part, or of another sort of the thing. */
const part =
  /^(?:first|second|third|next|last|extra|additional|half|small|medium|large|kids?|child|children|adults?|seniors?|students?|members?|weekends?|weekdays?|winter|summer|spring|fall|holidays?|commercial|residential|emergency|never|without|each|every|total|daily|weekly|monthly|yearly|annual|deluxe|premium|basic|standard|single|double|couples?|groups?|private|new|min|minimum|max|maximum|trucks?|vans?|minivans?|suvs?|sedans?|coupes?|rvs?|motorcycles?|boats?|dogs?|cats?|pupp(?:y|ies)|kittens?|men['’]?s?|women['’]?s?|ladies|boys?|girls?|long|short|thick|king|queen|twin|junior|upper|lower|front|rear|mini)$/

const least_of = /\b(?:over|more than|at least|from|starting|starts|begins?|as low as|minimum|min)\b|\d\+/i
const most_of = /\b(?:up to|at most|within|under|less than|no more than|maximum|max)\b/i
const bounds = ['least', 'most', 'is'] as const

/** A sentence with one quantity. */
export type Claim = {
  told: ToldTerm
  stems: ReadonlySet<string>
  /** Each word that tells something and stands right before another one, with that one: not "appointments missed". */
  before: readonly (readonly [string, string])[]
  parts: string
  least: number
  most: number
  bound: (typeof bounds)[number]
}

const paid = /^(?:due|paid|payable|payment|payments)$/

/** Enough of a word to know it again in another form. */
const stemOf = (word: string): string =>
  word
    .replace(paid, 'pay')
    .replace(/['’]s?$/, '')
    .replace(/(?<=[a-z]{3})(?:ations?|ings?|ied|ies|ed|es|s|ly|able|(?<=[a-z]{4})e)$/, '')
    .replace(/(?<=[a-z]{2})(.)\1$/, '$1')
    .slice(0, 8)

/** So near to a number stands what says that it is the least or the most. */
const near = 24
const near_behind = 14

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''))

/** What a sentence with one quantity says; none where it holds two of the kind. */
export function readClaim(told: ToldTerm): Claim | null {
  const unit = told.what.slice(claim_of.length)
  const all = [...told.text.matchAll(quantity)]
  const own = all.filter(match => (match[1] !== undefined) === (unit === of_dollars))
  const [match, ...more] = own
  if (!match || more.length > 0 || all.length > 2) return null
  const around = told.text.slice(Math.max(0, match.index - near), match.index + match[0].length + near_behind)
  const least = numberOf(match[2] ?? '')
  const all_words =
    told.text
      .toLowerCase()
      .replace(quantity, ' ')
      .match(/[a-z'’]+|[^a-z'’\s]+/g) ?? []
  const tells = (word: string) =>
    /^[a-z]/.test(word) && word.length > 2 && !says_little.has(word) && stemOf(word) !== stemOf(unit)
  const words = all_words.filter(tells)
  const stems = new Set(words.map(stemOf).filter(stem => stem.length > 2))
  return {
    told,
    stems,
    before: all_words.flatMap((word, at) => {
      const next = all_words[at + 1] ?? ''
      return tells(word) && tells(next) && !next.endsWith('ed') ? [[stemOf(word), stemOf(next)] as const] : []
    }),
    parts: [...new Set(words.filter(word => part.test(word)))].sort().join(' '),
    least,
    most: match[3] === undefined ? least : numberOf(match[3]),
    bound: least_of.test(around) ? 'least' : most_of.test(around) ? 'most' : 'is',
  }
}

/** "Over 300" and "500" both hold; three times as many do not sound like it. */
const much_more = 1.4

/** Can the two not both hold? */
export function excludesOther(one: Claim, other: Claim): boolean {
  if (one.most >= other.least && other.most >= one.least) return false
  const [low, high] = one.most < other.least ? [one, other] : [other, one]
  if (low.bound === 'least' && high.bound !== 'most') return high.least > low.least * much_more
  if (low.bound === 'most' && high.bound !== 'most') return !low.told.what.endsWith(of_dollars)
  return high.bound !== 'most' || low.bound === 'most'
}
