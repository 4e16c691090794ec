import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, toTheEnd } from '#src/engines/audit/checks/in-steps.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { IndexedTerm } from '#src/engines/audit/facts/site/site-index-row.ts'

export type ToldTerm = IndexedTerm & { url: string; kind: PageKind }

/** What articles tell is of their day, what lists show of each entry, what a place has is its own. */
const of_others = new Set<PageKind>(['article', 'listing', 'location', 'thanks'])

/** Where there are several places, these still hold for all of them. */
const of_the_firm =
  /estimates|consultations|financing|insurance|franchise|contract|any hour|returns|locations|generations|so far|guarantee|combined: |cities|counties|communities|answer: /

/** The list of the towns that are served speaks for the firm when it counts them. */
const of_list = /^figure: (?:communities|cities|towns|counties|neighborhoods) served$/

/** What such a page lays down holds for the business: it lists towns or goods, and no news. */
const of_towns_or_goods = /\/(?:service-?areas?|areas-(?:we-serve|served)|products|shop)(?:\.html?|\.php)?\/?$/i
const laid_down = /^(?:claim|combined): /

/** The list of what is sold names the prices of the business, and not what an article tells. */
const of_goods = /\/(?:shop|store|products?|menus?|pricing|prices|services|collections?)\b/i

const speaksForBusiness = (kind: PageKind, url: string, what: string): boolean =>
  !of_others.has(kind) ||
  (kind === 'listing' &&
    (of_list.test(what) ||
      (what.startsWith('price: ') && of_goods.test(url)) ||
      (laid_down.test(what) && of_towns_or_goods.test(url))))

/** Terms of a sort that the pages of the business itself lay down; where there are several places, those of the firm. */
export function* toldInSteps(site: SiteView, sort: string): Generator<undefined, readonly ToldTerm[]> {
  const { several } = yield* placesOfBusiness(site)
  return yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
    row.terms
      .filter(({ what }) => what.startsWith(sort) && (!several || of_the_firm.test(what)))
      .filter(({ what }) => speaksForBusiness(kind, url, what))
      .map(term => ({ ...term, url, kind })),
  )
}

/** The same at once. */
export const toldTerms = (site: SiteView, sort: string): readonly ToldTerm[] => toTheEnd(toldInSteps(site, sort))

/** The same by what they are of. */
export const termsBySubject = (site: SiteView, sort: string): ReadonlyMap<string, readonly ToldTerm[]> =>
  Map.groupBy(toldTerms(site, sort), ({ what }) => what)

/** Without those of pages that give several values: there they are steps, or of several things. */
export function oneToAPage(told: readonly ToldTerm[]): ToldTerm[] {
  return [...Map.groupBy(told, ({ url }) => url).values()].flatMap(here =>
    new Set(here.map(({ value }) => value)).size === 1 ? here.slice(0, 1) : [],
  )
}

/** One of the terms beside another that it contradicts, each in its words and its place. */
export function againstEachOther(one: ToldTerm, other: ToldTerm): Occurrence {
  const where = one.url === other.url ? '' : ` on ${one.url}`
  return { url: other.url, line: other.line, evidence: `“${other.text}”; “${one.text}”${where}, line ${one.line}` }
}
