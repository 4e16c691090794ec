import { number_pattern, numberOf, type TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { stemsOf } from '#src/engines/audit/facts/business/terms/times/words-of-thing.ts'

/** By the thing that is guaranteed. */
const guarantee_of = 'guarantee of '

const day_count: Record<string, number> = { day: 1, week: 7, month: 365 / 12, year: 365 }
const for_life = 99_999
const span = String.raw`(?:(${number_pattern})[- ](?:full )?(day|week|month|year)s?|(lifetime|life)\b)`
const kinds = '(?:limited |written |full |comprehensive |replacement |no-hassle |transferable )*'
const noun = '(?:warranty|guarantee)'
const named = '((?:[a-z][a-z-]*) ?(?:[a-z][a-z-]* ){0,2}?[a-z][a-z-]+)'
const thing = `(?:(?:all|our|every|each|the|any|new|most|of) )*${named}`
const says = new RegExp(
  [
    String.raw`(?:^\W*|\b(?:our|all|every|each) )${named}(?: we \w+)? (?:(?:also|all) )?(?:comes?|is|are|has|have|carr(?:y|ies)|includes?)(?: (?:with|backed|covered|by|protected))* (?:an? |our )?${span} ${kinds}${noun}\b`,
    String.raw`(?:^\W*|\b(?:our|all|every|each) )${named} (?:is|are) (?:fully )?(?:guaranteed|warrantied|warranted|covered) for (?:an? |at least )?${span}`,
    String.raw`\b${span} ${kinds}${noun} (?:on|for) ${thing}(?= ?(?:[.,;!•|]|$))`,
    String.raw`\bour ${named} ${noun} (?:lasts?|is(?: good)?|runs|covers you|extends)(?: for)? (?:an? |a full )?${span}`,
    String.raw`\bwe (?:fully )?(?:guarantee|warranty|stand behind|back) (?:all )?(?:of )?our ${named} for (?:an? |a full )?${span}`,
    String.raw`^\W*(?:our )?${named} [^.;!?]{3,40} and (?:is|are|comes?) (?:guaranteed|warrantied|warranted|covered) for (?:an? )?${span}`,
  ].join('|'),
  'i',
)
/** Of these there are several of one thing, or other readers know of them. */
const otherwise =
  /\b(?:up to|if|unless|parts?|labou?r|materials?|manufacturer\w*|factory|compressors?|money|satisfaction|limited to|commercial|extended|optional|premium|select|some|used|either|depending|register\w*|workmanship|miles?|price|weekends?|first|standard|upgrade\w*)\b/i
const little = /\b(?:we|you|it|they|everything|that|this|which|what|who|coverage|warrant\w*|guarantee\w*)\b/i

/** Of the guarantee of work in general another reader knows. */
const any_of_them = /\b(?:repairs?|installations?|products?|custom)\b/gi

const partsOf = (match: RegExpExecArray) => {
  const at = match.slice(1)
  const told = [0, 4, 12, 16, 20].map(from => at.slice(from, from + 4)).find(([of]) => of !== undefined)
  if (told) return { of: told[0] ?? '', count: told[1], unit: told[2], life: told[3] }
  const [count, unit, life, of = ''] = at.slice(8, 12)
  return { of, count, unit, life }
}

const thingOf = (match: RegExpExecArray): string => {
  const { of } = partsOf(match)
  const stems = little.test(of) ? [] : stemsOf(of.replace(any_of_them, ' '))
  return stems.length > 3 ? '' : stems.join(' ')
}

/** For how long a certain thing is guaranteed: "Implants come with a five-year warranty". */
export const guaranteesOfThings: readonly TermKind[] = [
  {
    what: match => guarantee_of + thingOf(match),
    words: ['warranty', 'guarantee', 'guaranteed', 'covered', 'warrantied', 'warranted'],
    sign: /day|week|month|year|life/i,
    says,
    unless: otherwise,
    value: match => {
      const { count, unit = '', life } = partsOf(match)
      if (thingOf(match) === '') return null
      if (life !== undefined) return for_life
      const number = numberOf(count)
      return number === null ? null : Math.round(number * (day_count[unit.toLowerCase()] ?? 365))
    },
  },
]
