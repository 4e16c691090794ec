import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { directivesOf } from '#src/engines/audit/checks/technical/indexing/robots-directives.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'

/** The first of these directives on a page that is there. */
function saying({ facts, response }: PageView, names: readonly string[]) {
  return directivesOf(facts.robots, response.headers).find(({ name }) => names.includes(name))
}

export const noindexPage: PageCheck = {
  id: 'noindex-page',
  section: 'technical',
  severity: 'critical',
  scope: 'page',
  title: 'Your home page asks search engines not to list it',
  why: 'With this one line your business cannot be found by search, whatever else you do.',
  mend: 'Remove "noindex" from the page, or from the setting that adds it. In WordPress: Settings, Reading, "Discourage search engines".',
  source,
  look: page => {
    if (page.kind !== 'home' || page.response.status !== 200) return notApplicable
    const directive = saying(page, ['noindex', 'none'])
    return directive ? found(page.url, directive.place?.line ?? null, directive.written) : ok
  },
}

export const unavailableAfterPast: PageCheck = {
  id: 'unavailable-after-past',
  section: 'technical',
  severity: 'high',
  scope: 'page',
  title: 'A page told search engines to drop it on a day that has passed',
  why: 'The page has been taken out of search results, though visitors can still open it.',
  mend: 'Remove the date, or take the page down if its time is over.',
  source,
  look: ({ url, facts, response }) => {
    const prefix = 'unavailable_after:'
    const dated = directivesOf(facts.robots, response.headers).find(({ name }) => name.startsWith(prefix))
    if (!dated || response.status !== 200) return notApplicable
    const today = Date.parse(headerValue(response.headers, 'date') ?? '')
    const until = Date.parse(dated.name.slice(prefix.length).trim())
    if (Number.isNaN(today) || Number.isNaN(until))
      return notChecked('The date on the page or the day today could not be read.')
    return until < today ? found(url, dated.place?.line ?? null, dated.written) : ok
  },
}

export const nofollowPage: PageCheck = {
  id: 'nofollow-page',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'A page asks search engines not to follow any of its links',
  why: 'Pages that are linked only from here are found late or never, and gain nothing from being linked.',
  mend: 'Remove "nofollow" from the robots setting of the page.',
  source,
  look: page => {
    if (!page.indexable || !page.facts.links.some(({ internal }) => internal)) return notApplicable
    const directive = saying(page, ['nofollow'])
    return directive ? found(page.url, directive.place?.line ?? null, directive.written) : ok
  },
}
