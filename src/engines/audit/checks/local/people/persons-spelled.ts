import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { people_terms } from '#src/engines/audit/facts/business/terms/people/people.ts'
import { named_person } from '#src/engines/audit/facts/business/terms/people/people-named.ts'

type Met = { name: string; first: string; last: string; pages: Set<string>; url: string; line: number }

const of_others = new Set<PageKind>(['article', 'listing', 'thanks'])
const most = 5
const most_people = 400
const shortest_last = 5
const shortest_first = 5
const longest_called = 40

/** Which sounds are written in several ways: Jon and John, Sara and Sarah, Katherine and Catherine, Bryan and Brian. */
const soundOf = (first: string) =>
  first
    .replace(/ph|v/g, 'f')
    .replace(/ck|c(?=[aeiouklrt]|$)/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(?<=.)h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '')
const skeletonOf = (first: string) => first.replace(/[aeiou]/g, '.')
/** Names of women end so, and those of men do not. */
const ends_as_woman = /(?:a|e|ie|ine|elle|ette)$/

/** Is one first name another way to write the other, and not that of a relative? */
function areOneFirst(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0]) return one !== other && soundOf(one) === soundOf(other)
  if (ends_as_woman.test(one) !== ends_as_woman.test(other))
    return soundOf(one) === soundOf(other) && /h$/.test(one + other)
  if (soundOf(one) === soundOf(other)) return true
  const is_vowel_apart =
    one.length === other.length && one.at(-1) === other.at(-1) && skeletonOf(one) === skeletonOf(other)
  return is_vowel_apart && one.length >= shortest_first && editDistance(one, other, 1) === 1
}

/** Is one last name the other with a slip in it? */
function areOneLast(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (shorter < shortest_last || one[0] !== other[0] || one.replace(/s$/, '') === other.replace(/s$/, '')) return false
  return editDistance(one, other, 2) <= (shorter >= 9 ? 2 : 1)
}

const isSpelledOtherwise = (one: Met, other: Met) =>
  (one.last === other.last && areOneFirst(one.first, other.first)) ||
  (one.first === other.first && areOneLast(one.last, other.last))

/** First and last name of somebody whom a page presents: "Dr. Ann B. Marlow, DDS". */
function plainOf(shown: string): string {
  const words = shown
    .replace(/^D[Rr]\.? /, '')
    .replace(/,.*$|[^\p{L}]+$/u, '')
    .split(' ')
  return words.length < 2 ? '' : `${words[0]} ${words.at(-1)}`
}

/** "Dr. Marlow" in the menu. */
const of_one_person = /^(?:meet |about )?(?:dr|pastor|father|rabbi|chef|attorney|coach)\.? (\p{L}[\p{L}'’-]{4,})$/iu

/** Links of the front page that call somebody by a last name with a slip in it, whom a page presents. */
function slipsInMenu({ home_view: home, pages }: SiteView, people: readonly Met[]): Occurrence[] {
  const told = new Map<string, Occurrence>()
  for (const { name, line } of home?.facts.links ?? []) {
    if (name.length > longest_called) continue
    const last = of_one_person.exec(name.trim())?.[1]?.toLowerCase()
    if (last === undefined || people.some(one => one.last === last)) continue
    const akin = people.filter(one => areOneLast(last, one.last))
    const [meant] = akin
    if (!home || !meant || akin.length > 1 || told.has(last)) continue
    // Whoever has a page is somebody else of nearly the same name.
    if (pages.some(({ row }) => `${row.title} ${row.h1}`.toLowerCase().includes(last))) continue
    const evidence = `“${name.trim()}” in the menu; “${meant.name}” on ${new URL(meant.url).pathname}`
    told.set(last, { url: home.url, line, evidence })
  }
  return [...told.values()]
}

const asTold = (slip: Met, right: Met): Occurrence => ({
  url: slip.url,
  line: slip.line,
  evidence: `“${slip.name}”; “${right.name}” on ${new URL(right.url).pathname}`,
})

export const personsSpelled: SiteCheck = {
  id: 'person-spelled-two-ways',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The name of one of your people is spelled in two ways',
  why: 'Customers look people up by name before they come, and a slip in it makes them doubt whether it is the same person.',
  mend: 'Ask how the name is written, and write it so on every page, in titles, pictures and structured data.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const { pages, words } = site
    const met = new Map<string, Met>()
    const presented = new Map<string, Set<string>>()
    for (const [index, { url, kind, row }] of pages.entries()) {
      if (endsStep(index)) yield
      if (of_others.has(kind)) continue
      for (const { what, text, line } of row.terms) {
        const is_presented = what.startsWith(people_terms.person)
        if (!is_presented && !what.startsWith(named_person)) continue
        const name = is_presented ? plainOf(text) : text
        // Accents are left out as often as not.
        const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
        const [first = '', last = ''] = plain.split(' ')
        if (first.length < 3 || last.length < 3) continue
        const key = `${first} ${last}`
        if (is_presented) presented.set(key, (presented.get(key) ?? new Set()).add(url))
        const one = met.get(key) ?? { name, first, last, pages: new Set(), url, line }
        one.pages.add(url)
        if (met.size < most_people) met.set(key, one)
      }
    }
    if (presented.size === 0) return notApplicable
    yield
    const odd = new Set(words.odd.map(({ word }) => word.toLowerCase()))
    const found = slipsInMenu(
      site,
      [...presented.keys()].flatMap(key => met.get(key) ?? []),
    )
    for (const key of presented.keys()) {
      const right = met.get(key)
      if (!right) continue
      for (const [other_key, other] of met) {
        if (!isSpelledOtherwise(right, other)) continue
        if (other.pages.size > right.pages.size) {
          // The slip stands where the person is presented, and all other pages write the name otherwise.
          if (right.first !== other.first || presented.has(other_key) || odd.has(right.last)) continue
          found.push(asTold(right, other))
          break
        }
        const here = presented.get(other_key)
        // Two of one page are two people, though hardly when both are called Peter: of these it takes two that are presented.
        const beside = right.first === other.first ? (presented.get(key) ?? right.pages) : right.pages
        // Of two pages that each present one, the second is told.
        if (
          here &&
          ([...here].some(url => beside.has(url)) || (other.pages.size === right.pages.size && other_key < key))
        )
          continue
        if (odd.has(other.last) || odd.has(other.first)) continue
        found.push(asTold(other, right))
        if (found.length >= most) return foundAll(found)
      }
    }
    return foundAll(found)
  }),
}
