import {
  firstNumber,
  number_pattern,
  numberOf,
  type TermKind,
} from '#src/engines/audit/facts/business/terms/term-kind.ts'

const nouns = 'locations|offices|clinics|stores|shops|salons|restaurants|studios|showrooms|branches|service centers'
/** Whoever has one of these says "offices" or "shops" all the same. */
const never_one = 'locations|clinics|stores|salons|restaurants|showrooms|branches|service centers'
const one_of = 'location|office|shop|clinic|store|salon|restaurant|studio|showroom'
const praise =
  'convenient|great|local|area|neighborhood|full-service|modern|beautiful|wonderful|retail|store|office|clinic'
const number = String.raw`(?:over |more than )?(${number_pattern})\+?`
/** "Two locations across the county" may be all of them, or those of that county. */
const bounded = /^ (?:in|near|on|within|around|across|throughout) /i

const says = new RegExp(
  [
    String.raw`\b(?:our|all|of our|(?:we|we now|we currently|we proudly) (?:have|own|run|operate)) ${number} (?:(?:${praise}) ){0,2}(${nouns})\b`,
    String.raw`\b(?:with|have|has) ${number} (?:(?:${praise}) ){0,2}(locations)\b`,
    // A slogan.
    String.raw`(?:^\W*|\b(?:at|from|with) )${number} (?:(?:${praise}) ){1,2}(${nouns})\b`,
    // On a tile.
    String.raw`^\W*${number} ?(locations)\W*$`,
    String.raw`\b(either|both|neither|all (?:${number_pattern})) of our (?:${number_pattern} )?(?:(?:${praise}) ){0,2}(${nouns})\b`,
    String.raw`\b(any|each|every one|one|most|some) of our (?:(?:${praise}) ){0,2}(${nouns})\b`,
    String.raw`\b(?:at|from|to|across|between|visit|call) (our|any of our) (?:(?:${praise}) ){0,2}(${never_one})\b`,
    String.raw`\b(?:our|from our|our one and) (single|only|one) (${one_of})\b`,
    String.raw`^\W*${number} (${nouns})(?= (?:to (?:better |best )?serve you|serving|across|throughout)\b)`,
  ].join('|'),
  'i',
)

/** A label has a capital, the end of a sentence has none. */
const on_tile = /^\W*\d+ ?locations\W*$/i
/** These leave none out. */
const of_all = /\b(?:both|either|neither|single|only|all)\b/i
/** There are two of them at the least. */
const several = /^(?:any|each|every one|one|most|some|our|any of our)$/i
const of_several = /\b(?:(?:any|each|every one|one|most|some) of|at|from|to|across|between|visit|call) our /i

/** Places of somebody else, of another day, or of another sort. */
const of_others =
  /\bone of (?!our\b)|\b(?:clients?|compan(?:y|ies) (?:with|that|who)|businesses (?:with|that|who)|brands?|franchis\w+|chains?|competitors?|owners? (?:of|with)|organizations|they|their|plan(?:s|ned|ning)? to|soon|opened|opening|once|grew|former(?:ly)?|originally|began|started|at the time|used to|by (?:19|20)\d\d|in (?:19|20)\d\d|closed|closing|sold|other|additional|more(?! than)|another|first|per|each|up to|select(?:ed)?|participating|filming|photo\w*|shoots?|ceremon\w+|venues?|events?|storage|pick-?up|drop-?off|parking|deliver\w+|vend\w+|favou?rite|antique|nearby|downtown)\b/i

export const places_told = { all: 'locations', at_least: 'locations or more' } as const

/** How many shops or offices a business says it has: all of them, or at least so many. */
export const placesTold: readonly TermKind[] = [
  {
    what: match => {
      const noun = nounOf(match)
      const behind = match.input.slice(match.index + match[0].length)
      return !of_all.test(match[0]) && (bounded.test(behind) || of_several.test(match[0]))
        ? places_told.at_least
        : noun === 'locations'
          ? places_told.all
          : `${places_told.all}: ${noun}`
    },
    words: [...nouns.replace('service ', '').split('|'), ...one_of.split('|')],
    says,
    unless: of_others,
    value: match => {
      if (on_tile.test(match.input) && !/L/.test(match[0])) return null
      const said =
        match
          .slice(1)
          .find(group => group !== undefined)
          ?.toLowerCase() ?? ''
      if (/^(?:either|both|neither)$/.test(said) || (several.test(said) && of_several.test(match[0]))) return 2
      if (/^(?:single|only|one)$/.test(said)) return 1
      const told = said.startsWith('all ') ? numberOf(said.slice(4)) : firstNumber(match)
      return told !== null && told > 1 ? told : null
    },
  },
]

/** The groups come in pairs: the number, and what is counted. */
function nounOf(match: RegExpExecArray): string {
  const at = match.findIndex((group, index) => index > 0 && group !== undefined)
  return (match[at + 1] ?? '')
    .toLowerCase()
    .replace(/(?:ch)?$/, end => (end === 'ch' ? 'ches' : ''))
    .replace(/s?$/, 's')
}
