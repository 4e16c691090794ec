import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { signed_quote } from '#src/engines/audit/facts/business/terms/people/signed-quotes.ts'
import type { IndexedTerm } from '#src/engines/audit/facts/site/site-index-row.ts'

type Signed = IndexedTerm & { url: string }

const most = 4
/** Behind the name: a comma, a dash, a bullet or a parenthesis. */
const parted = /,|\s[|·•—–-]\s|\s?\(/
/** A town, with its state or without. */
const town = /^[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}(?:, [A-Z]{2})?$/
const no_town =
  /\b(?:google|yelp|facebook|verified|customer|client|patient|guest|homeowner|owner|reviewer|review|local guide|resident|student|parent|member|manager|business|residential|commercial|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|bride|groom|ceo|president|director|dr|jr|sr|esq|cpa|dds|md)\b/i

/** "Susan M. South Lancaster", in one line. */
const run_on = /^(\p{Lu}[\p{Ll}'’]+ \p{Lu}\.) (?=\p{Lu}[\p{Ll}])/u

function partsOf(written: string): { name: string; place: string } {
  const signature = written.replace(run_on, '$1, ')
  const at = signature.search(parted)
  if (at < 0) return { name: plainWords(signature), place: '' }
  const place = signature.slice(at).replace(/^[\s,|·•—–(-]+|[\s)]+$/g, '')
  return { name: plainWords(signature.slice(0, at)), place: town.test(place) && !no_town.test(place) ? place : '' }
}

/** "Ann M." may be Ann Marlow, and Macon lies in Georgia with or without the state. */
function areOne(one: string, other: string): boolean {
  const [[first, ...rest], [other_first, ...other_rest]] = [one.split(' '), other.split(' ')]
  const [last = '', other_last = ''] = [rest.at(-1), other_rest.at(-1)]
  return first === other_first && (last === '' || other_last === '' || last[0] === other_last[0])
}

/** The south of a town and its area are the same town. */
const part_of_town = /\b(?:north|south|east|west|central|downtown|greater|metro|area|county)\b/g
const townOf = (place: string) => place.split(',', 1)[0]?.toLowerCase().replace(part_of_town, '').trim()

function differ(one: Signed, other: Signed): boolean {
  if (one.value === other.value) return false
  const [a, b] = [partsOf(one.text), partsOf(other.text)]
  if (!areOne(a.name, b.name)) return true
  return a.place !== '' && b.place !== '' && townOf(a.place) !== townOf(b.place)
}

export const quotesApart: SiteCheck = {
  id: 'review-signed-in-two-ways',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The same review bears another name or another town on another page',
  why: 'Readers see that one of the two did not write it, and believe none of the others. Invented reviews are against the law.',
  mend: 'Write under it everywhere who wrote it, and where that customer lives.',
  source: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
  ...inSteps(function* (site) {
    const quotes = yield* flatMapInSteps(site.pages, ({ url, row }): Signed[] =>
      row.terms.filter(({ what }) => what.startsWith(signed_quote)).map(term => ({ ...term, url })),
    )
    if (quotes.length === 0) return notApplicable
    const by_words = yield* groupInSteps(quotes, ({ what }) => what)
    const apart = [...by_words.values()].flatMap(([first, ...more]): Occurrence[] => {
      // Two on one page are told of that page.
      const other = first && more.find(one => one.url !== first.url && differ(first, one))
      if (!first || !other) return []
      const evidence = `the same words by ${other.text} and, on ${first.url}, line ${first.line}, by ${first.text}`
      return [{ url: other.url, line: other.line, evidence }]
    })
    return foundAll(apart.slice(0, most))
  }),
}
