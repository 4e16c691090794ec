import { againstEachOther, type ToldTerm, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { same_words } from '#src/engines/audit/facts/business/terms/same-words.ts'

const most = 5
/** Two recipes, or two ways of working, may take as long in the same words; the business itself says it once. */
const of_each = /(?:minutes?|hours?|pounds|lbs)$/i
const central = new Set<PageKind>(['home', 'about', 'contact'])

const span = /(\d{1,4})\s?(?:-|–|to)\s?(\d{1,4})/
const figure = /\d{1,4}/

/** "In 2 days" agrees with "in 1–2 days". */
function liesWithin(one: ToldTerm, other: ToldTerm): boolean {
  const [, least, end] = span.exec(one.text) ?? []
  const [alone] = span.test(other.text) ? [] : (figure.exec(other.text) ?? [])
  return end !== undefined && alone !== undefined && Number(alone) >= Number(least) && Number(alone) <= Number(end)
}

/** Two pages with the same words around two numbers; three numbers are those of three things. */
function apart(told: readonly ToldTerm[]): Occurrence[] {
  const [first] = told
  const other = told.find(({ value }) => value !== first?.value)
  if (!first || !other || told.some(({ value }) => value !== first.value && value !== other.value)) return []
  if (liesWithin(first, other) || liesWithin(other, first)) return []
  if (of_each.test(first.text) && !told.some(({ kind }) => central.has(kind))) return []
  const on_one_page = told.some(one => told.some(two => one.url === two.url && one.value !== two.value))
  return on_one_page || (first.kind === 'legal' && other.kind === 'legal') ? [] : [againstEachOther(first, other)]
}

/** What two pages say in the same words but for a number. */
export const saidInSameWords = (site: SiteView): Occurrence[] =>
  [...termsBySubject(site, same_words).values()].flatMap(apart).slice(0, most)
