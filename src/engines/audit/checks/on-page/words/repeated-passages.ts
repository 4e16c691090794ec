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
    const by_passage = new Map<number, SitePage[]>()
    let index = 0
    for (const [page] of (yield* byMainText(site)).values()) {
      if (endsStep(index++)) yield
      if (!page || page.kind === 'legal' || of_towns.has(page)) continue
      for (const passage of page.row.passages) {
        const pages = by_passage.get(passage)
        if (pages) pages.push(page)
        else by_passage.set(passage, [page])
      }
    }
    const occurrences = [false, true].flatMap((quotes): Occurrence[] => {
      const repeated = [...by_passage].filter(
        ([passage, { length }]) => isQuote(passage) === quotes && length >= fewest_pages,
      )
      if (repeated.length < fewest_passages) return []
      const pages = new Map<SitePage, number>()
      for (const [, each] of repeated) for (const page of each) pages.set(page, (pages.get(page) ?? 0) + 1)
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
