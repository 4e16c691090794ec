import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { isErrorStatus } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors'

/** Addresses that a link, a sitemap or a canonical names are reported where they are named. */
export const pageStatus4xx: PageCheck = {
  id: 'page-status-4xx',
  section: 'technical',
  severity: 'critical',
  scope: 'page',
  title: 'The page answers that it does not exist',
  why: 'Visitors see an error instead of your shop, and search engines drop the address from their results.',
  mend: 'Bring the page back at this address, or redirect the address to the page that took its place.',
  source,
  look: ({ url, response: { status, found_by } }) => {
    if (status === 401 || status === 403 || status === 429)
      return notChecked(`The server turned this audit away with status ${status}; the page may well work for people.`)
    if (found_by !== 'start') return notApplicable
    return status < 500 && isErrorStatus(status) ? found(url, null, `status ${status}`) : ok
  },
}

export const pageStatus5xx: PageCheck = {
  id: 'page-status-5xx',
  section: 'technical',
  severity: 'critical',
  scope: 'page',
  title: 'The server fails when it should show a page',
  why: 'Customers get an error instead of the page. When it lasts, search engines visit less often and then drop the page.',
  mend: 'Look up these addresses in the error log of the site, or send this list to whoever hosts it.',
  source,
  look: ({ url, response: { status } }) =>
    status >= 500 && status < 600 ? found(url, null, `status ${status}, twice in a row`) : ok,
}

const tooSlow = new Set(['headers_timeout', 'total_timeout', 'body_timeout', 'connect_timeout'])
const patienceMs = 10_000

export const pageTimeout: SiteCheck = {
  id: 'page-timeout',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'Some pages do not finish loading in ten seconds',
  why: 'People leave after a few seconds, and search engines read fewer pages of a site that keeps them waiting.',
  mend: 'Ask the host of the site why these pages are slow. Usual causes: an overloaded server, a slow plugin, no caching.',
  source,
  look: onLiveSites(({ refused, pages }) =>
    foundAll([
      ...refused
        .filter(({ problem }) => tooSlow.has(problem.reason))
        .map(({ url, problem }) => ({ url, line: null, evidence: problem.reason.replaceAll('_', ' ') })),
      ...pages.flatMap(({ url, response: { timing, body_end } }) => {
        if (tooSlow.has(body_end)) return [{ url, line: null, evidence: 'stopped halfway' }]
        const seconds = (timing.first_byte_ms / 1_000).toFixed(1)
        return timing.first_byte_ms > patienceMs ? [{ url, line: null, evidence: `first byte after ${seconds} s` }] : []
      }),
    ]),
  ),
}
