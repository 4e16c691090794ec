import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import { flatMapInSteps } from '#src/engines/audit/checks/in-steps.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { people_terms } from '#src/engines/audit/facts/business/terms/people/people.ts'
import { age_terms } from '#src/engines/audit/facts/business/terms/standing/age.ts'
import type { IndexedClaim } from '#src/engines/audit/facts/site/site-index-row.ts'
import { oneToAPage, type ToldTerm } from './told-terms.ts'

/** How old the business is by the words of its pages. */
type Ages = {
  began: readonly ToldTerm[]
  began_by: readonly ToldTerm[]
  centuries: readonly ToldTerm[]
  years: readonly ToldTerm[]
  experience: readonly ToldTerm[]
}

/** What these tell is of somebody else, or of a place. */
const of_others = new Set<PageKind>(['article', 'listing', 'location', 'thanks'])
/** Where there are several places, each may have an age of its own: these speak of all. */
const of_all = new Set<PageKind>(['home', 'about'])

export function* agesOf(site: SiteView): Generator<undefined, Ages> {
  const { several } = yield* placesOfBusiness(site)
  const told = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
    of_others.has(kind) || (several && !of_all.has(kind)) ? [] : row.terms.map(term => ({ ...term, url, kind })),
  )
  // The list of what it makes speaks for the house as well.
  const oldest = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
    kind === 'article' || kind === 'thanks'
      ? []
      : row.terms.filter(({ what }) => what === age_terms.centuries).map(term => ({ ...term, url, kind })),
  )
  const of = (sort: string) => told.filter(({ what }) => what === sort)
  const began = several ? [] : [...of(age_terms.began), ...of(age_terms.founding_date)]
  // Several numbers on one page are the experience of several people.
  const experience = of(age_terms.experience)
  return {
    began,
    began_by: several ? [] : of(age_terms.began_by),
    centuries: several ? [] : oldest,
    years: of(age_terms.years),
    experience: [...oneToAPage(experience), ...(presentsPeople(site) ? [] : twoLabels(experience))],
  }
}

const presentsPeople = ({ home }: SiteView) =>
  home?.row.terms.some(({ what }) => what.startsWith(people_terms.person)) ?? false

const in_round_words =
  /^(?:over|more than|nearly|almost)? ?(?:an?|two|three|four|five) (?:decades?|(?:quarter |half )?century)\b/i

/** "15+ years experience" at the top of the front page and "27+ years experience" further down, or "over two decades of experience": one label with two numbers. */
function twoLabels(told: readonly ToldTerm[]): ToldTerm[] {
  const here = told.filter(
    ({ kind, text }) => kind === 'home' && (/^\d+\+? y/i.test(text) || in_round_words.test(text)),
  )
  const labels = here.filter(({ text }) => /^\d/.test(text))
  const values = new Set(here.map(({ value }) => value))
  const words = new Set(labels.map(({ text }) => text.replace(/\d+\+?/, '').toLowerCase()))
  return values.size === 2 && words.size === 1 ? here : []
}

const at_least = /\b(?:over|more than|at least|plus)\b|\+/i
const nearly = /\b(?:nearly|almost|close to|about|around|approximately)\b/i
const rounded = /\b(?:decades?|century)\b/i

export type Counted = { value: number; text: string }

/** The numbers of years that a claim leaves room for: it rounds, and grows older than it was when it was written. */
function roomOf({ value, text }: Counted): [number, number] {
  if (at_least.test(text)) return [value, Math.max(value * 1.5, value + 5)]
  const slack = rounded.test(text) ? 5 : 1
  return nearly.test(text) ? [value - slack - 2, value + 1] : [value - slack, value + slack]
}

/** Two numbers of years that cannot both be right. */
export function areApart(one: Counted, other: Counted): boolean {
  if (one.value === other.value) return false
  const are_alike = [one, other].every(({ text }) => at_least.test(text) && !rounded.test(text))
  if (are_alike) return Math.abs(one.value - other.value) > 1
  const [from, to] = roomOf(one)
  const [other_from, other_to] = roomOf(other)
  return to < other_from || other_to < from
}

/** Experience may go back to before the business began, but nobody has half of it; and 27 years were once counted. */
export const fallsShort = ({ value }: Counted, age: number): boolean =>
  age - value >= 10 && (age >= value * 2 || value % 5 !== 0)

/** A text may round, or be of last winter. */
const slack = { above: 2, below: 4 }

/** "Over 30 years" of 52: it holds, and hides two thirds of a working life. */
const most_hidden = 20

/** Years of business that do not fit the age at which the year of founding puts it. */
export function misses(claim: Counted, age: number): boolean {
  const round = rounded.test(claim.text) ? 5 : 0
  if (claim.value > age + slack.above + round) return true
  if (at_least.test(claim.text)) return fallsShort(claim, age) || age - claim.value >= most_hidden
  return claim.value < age - slack.below - round
}

/** "Since" and "founded" alone may speak of a customer, a supplier or a whole trade, and "opened" of a second shop. */
export const isOfBusiness = ({ about, text }: Pick<IndexedClaim, 'about' | 'text'>): boolean =>
  about === 'founded' && !/^(?:since|founded|opened|started|began)\b/i.test(text)
