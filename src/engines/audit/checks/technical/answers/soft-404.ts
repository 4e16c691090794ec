import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** 404 is also the area code of Atlanta: a number counts only next to words of an error. */
const saysMissing =
  /^(?:(?:error\s*)?404\s*(?:$|[|–—:]|-\s)|(?:oops!?[\s,:–—-]*)?(?:the |this |that )?(?:page|content)\s+(?:(?:you\S* (?:\w+ ){1,4})?(?:was |is |could |can)?\s*not (?:be )?found|(?:doesn['’]t|does not|no longer) exists?))|\berror 404\b|\b404\s*(?:[-–—:|]\s*)?(?:error|not found|(?:web)?page not found|file not found)\b|\bpage (?:can['’]t|can ?not|could not|couldn['’]t) be found\b|[|–—:-]\s*page not found\s*$/i
/** The address of the page that a site shows for what is missing. */
export const ownErrorPage = /\/(?:404|error|not-found|notfound|page-not-found)(?:\.\w+)?\/?$/i
const fewWords = 150

/** Is this the title or the heading of an error page? */
export const namesErrorPage = (words: string): boolean => saysMissing.test(words)

function pretends({ url, indexable, kind, response, row }: SitePage): boolean {
  if (!indexable || response.status !== 200 || kind === 'article' || row.words >= fewWords) return false
  return !ownErrorPage.test(new URL(url).pathname) && (saysMissing.test(row.title) || saysMissing.test(row.h1))
}

/** From how many other pages visitors are led to each of these, by the number of its address. */
function* pagesLeadingTo(missing: readonly SitePage[], { pages }: SiteView): Generator<undefined, Map<number, number>> {
  const counts = new Map(missing.map(({ row }) => [row.page, 0]))
  if (missing.length === 0) return counts
  for (const [index, { row }] of pages.entries()) {
    if (endsStep(index)) yield
    for (const id of new Set(row.links)) {
      const before = id === row.page ? undefined : counts.get(id)
      if (before !== undefined) counts.set(id, before + 1)
    }
  }
  return counts
}

function probed({ missing_page }: SiteView): Occurrence[] {
  const result = missing_page?.result
  if (result?.status !== 200) return []
  const moved = result.hops.length > 0 ? `, after a redirect to ${result.final_url}` : ''
  return [{ url: result.url, line: null, evidence: `a made-up address answers with status 200${moved}` }]
}

export const soft404: SiteCheck = {
  id: 'soft-404',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Missing pages pretend to exist',
  why: 'Search engines cannot tell your real pages from empty ones, waste visits on them, and may list error pages.',
  mend: 'Let the server answer with status 404 for addresses that do not exist, and take away what links to them; the friendly error page can stay as it is.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  ...inSteps(function* (site) {
    const pages = site.pages.filter(pretends)
    const counts = yield* pagesLeadingTo(pages, site)
    const found = [
      ...probed(site),
      ...pages.map(({ url, row }) => {
        const byTitle = saysMissing.test(row.title)
        const leading = counts.get(row.page) ?? 0
        const linked = leading === 0 ? '' : `; ${leading === 1 ? 'one page links' : `${leading} pages link`} to it`
        const evidence = `status 200, and the page says: ${byTitle ? row.title : row.h1}${linked}`
        return { url, line: (byTitle ? row.title_line : row.h1_line) || null, evidence }
      }),
    ]
    if (found.length === 0 && !site.missing_page?.result)
      return notChecked(site.missing_page?.problem?.sentence ?? 'No made-up address was asked for.')
    return foundAll(found)
  }),
}
