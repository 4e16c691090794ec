import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { townPages } from '#src/engines/audit/checks/local/towns/city-pages.ts'
import { byMainText } from '#src/engines/audit/checks/on-page/pages/listed-pages.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { isQuote } from '#src/engines/audit/facts/site/passages.ts'

const fewest_pages = 4
const fewest_passages = 3
const most = 10

/** Passages of enough pages. All lie side by side in order: a table of those of a large site would take ten times as much. */
function* metOnMany(pages: readonly SitePage[]): Generator<undefined, ReadonlySet<number>> {
  const all: number[] = []
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    all.push(...page.row.passages)
  }
  const sorted = Float64Array.from(all).sort()
  yield
  const met = new Set<number>()
  for (let at = fewest_pages - 1; at < sorted.length; at++) {
    const passage = sorted[at] ?? 0
    if (sorted[at - fewest_pages + 1] === passage) met.add(passage)
  }
  return met
}

export const repeatedPassages: SiteCheck = {
  id: 'answers-or-reviews-repeated',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'The same questions or reviews stand on page after page',
  why: 'Much of each page is then a copy of the others, and none of it speaks of what that page sells.',
  mend: 'Keep the whole list on one page. On the page of a service show the questions and the reviews that are about it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    if (site.pages.length < fewest_pages) return notApplicable
    // Pages for towns that are of one template are told of as such.
    const { copies, in_part } = yield* townPages(site)
    const of_towns = new Set([...copies, ...in_part].flat())
    const asked = Array.from((yield* byMainText(site)).values(), ([page]) => page).filter(
      (page): page is SitePage => page !== undefined && page.kind !== 'legal' && !of_towns.has(page),
    )
    const on_many = yield* metOnMany(asked)
    const occurrences = [false, true].flatMap((quotes): Occurrence[] => {
      const repeated = new Set([...on_many].filter(passage => isQuote(passage) === quotes))
      if (repeated.size < fewest_passages) return []
      const pages = new Map<SitePage, number>()
      for (const page of asked) {
        const count = page.row.passages.filter(passage => repeated.has(passage)).length
        if (count > 0) pages.set(page, count)
      }
      const full = [...pages].filter(([, count]) => count >= fewest_passages)
      if (full.length < fewest_pages) return []
      return full.slice(0, most).map(([{ url }, count]) => ({
        url,
        line: null,
        evidence: `${count} ${quotes ? 'reviews' : 'answers'} that stand on ${full.length} pages word for word`,
      }))
    })
    return foundAll(occurrences)
  }),
}
