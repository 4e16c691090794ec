import { againstEachOther, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { titlesOutside } from './counties-in-titles.ts'

const sort = 'county: '
/** Pages that speak of the whole business; others may be for one town, or for what is done in one county. */
const kinds = new Set<PageKind>(['home', 'about', 'contact'])

const countiesOf = ({ what }: ToldTerm) => what.slice(sort.length).split('|')
/** What stands before the name of a county may be a label: "Service Area Mercer County". */
const isSame = (one: string, other: string) => one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)

/** A list before “County” may name towns as well, and these words leave others open. */
const open_end = /\b(?:surrounding|nearby|neighboring|more|others?|such as|like|greater|parts)\b/i
const isList = (one: ToldTerm) => countiesOf(one).length > 1 && /counties\b/i.test(one.text) && !open_end.test(one.text)

/** Two lists of which each names a county that the other leaves out. */
function listsApart(told: readonly ToldTerm[]): Occurrence[] {
  const lists = told.filter(isList)
  const lacks = (one: ToldTerm, other: ToldTerm) => countiesOf(other).some(county => !countiesOf(one).includes(county))
  for (const [at, one] of lists.entries()) {
    const other = lists.slice(at + 1).find(two => two.url !== one.url && lacks(one, two) && lacks(two, one))
    if (other) return [againstEachOther(one, other)]
  }
  return []
}

/** Pages whose titles name a county that the list of all counties leaves out. */
function outsideList(site: SiteView): Occurrence[] {
  const said = site.pages.flatMap(({ url, kind, row }): ToldTerm[] =>
    kinds.has(kind) ? row.terms.filter(({ what }) => what.startsWith(sort)).map(term => ({ ...term, url, kind })) : [],
  )
  const list = said.find(isList)
  if (!list) return []
  const path = new URL(list.url).pathname
  const shown = `“${shortened(list.text, 100)}” on ${path}, line ${list.line}`
  return titlesOutside(site, new Set(said.flatMap(countiesOf)), shown)
}

export const countiesApart: SiteCheck = {
  id: 'counties-differ',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Two pages name different counties as the ones you serve',
  why: 'Whoever lives in one of them cannot tell whether you come, and search engines cannot tell where you work.',
  mend: 'Name all counties that you serve, the same ones on every page.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const told = site.pages.flatMap(({ url, kind, row }): ToldTerm[] =>
      // A page for one county speaks of that one.
      !kinds.has(kind) || /county/i.test(`${row.title} ${row.h1} ${url}`)
        ? []
        : row.terms.filter(({ what }) => what.startsWith(sort)).map(term => ({ ...term, url, kind })),
    )
    const [first, ...others] = told
    const outside = outsideList(site)
    if (outside.length > 0) return foundAll(outside)
    if (!first) return notApplicable
    const apart = others.find(one =>
      countiesOf(one).every(county => !countiesOf(first).some(other => isSame(county, other))),
    )
    // Counties that one page names are parts of one area.
    const named_on = Map.groupBy(told, ({ url }) => url)
    const are_joined = [...named_on.values()].some(on_page => {
      const all = on_page.flatMap(countiesOf)
      return (
        apart &&
        countiesOf(apart).some(county => all.includes(county)) &&
        countiesOf(first).some(county => all.includes(county))
      )
    })
    if (apart && !are_joined) return foundAll([againstEachOther(first, apart)])
    return foundAll(listsApart(told))
  },
}
