import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { soleField } from './signups-to-nowhere.ts'

const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? ''

/** Where the boxes to search on the front page lead, and the line of each. */
function searchesOf({ home_view }: SiteView): Map<string, number> {
  if (!home_view) return new Map()
  const { facts } = home_view
  return new Map(
    facts.forms.flatMap((form, index) => {
      const searches = !form.hidden && (form.role === 'search' || soleField(facts, index) === 'search')
      return searches && form.url !== null && form.action?.trim() ? [[withoutQuery(form.url), form.line] as const] : []
    }),
  )
}

/** Is it a box to search that sends there? */
export const isForSearch = (site: SiteView, program: string): boolean => searchesOf(site).has(withoutQuery(program))

export const searchResultsMissing: SiteCheck = {
  id: 'search-results-missing',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The box to search your site leads to a page that is not there',
  why: 'Who types a word into it wants something of you, and sees an error.',
  mend: 'Take the box out, or put the page of results back. A small site needs no search.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
  look: site => {
    const { home_view, links_checked } = site
    const boxes = searchesOf(site)
    if (!home_view || boxes.size === 0) return notApplicable
    return foundAll(
      links_checked.flatMap(({ kind, url, result }) => {
        const line = boxes.get(withoutQuery(url))
        const dead = kind === 'handler' && result ? deadAnswer(result.status) : undefined
        if (line === undefined || dead === undefined) return []
        return [{ url: home_view.url, line, evidence: `the search leads to ${new URL(url).pathname}, which ${dead}` }]
      }),
    )
  },
}
