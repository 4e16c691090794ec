import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isLooselySame } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { hasFailed, isErrorStatus } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'
import type { Answered, Discovery } from '#src/engines/audit/crawl/crawl-event.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'

/** What was asked for under another address than it ended at. The start address is typed by people, not linked. */
function redirectsOf(site: SiteView): (Answered & Discovery)[] {
  const moved = [...[...site.pages, ...site.twins].map(({ response }) => response), ...site.redirected]
  return moved.filter(({ hops, found_by }) => hops.length > 0 && found_by !== 'start')
}

function occurrence({ url, hops, final_url, found_on }: Answered & Discovery, end = ''): Occurrence {
  const steps = hops.map(hop => `${hop.url} (${hop.status})`).join(' → ')
  return { url: found_on ?? url, line: null, evidence: `${steps} → ${final_url}${end}` }
}

const circles = new Set(['redirect_loop', 'too_many_redirects'])

export const redirectLoop: SiteCheck = {
  id: 'redirect-loop',
  section: 'technical',
  severity: 'critical',
  scope: 'site',
  title: 'Addresses redirect in a circle and never arrive',
  why: 'Nobody can open these pages: browsers give up with an error, and so do search engines.',
  mend: 'Point each redirect straight at the page it should show, and remove the rule that sends visitors back.',
  source,
  look: ({ refused }) =>
    foundAll(
      refused
        .filter(({ problem }) => circles.has(problem.reason))
        .map(({ url, hops }) => {
          const steps = hops.slice(0, 4).map(hop => `${hop.status} to ${hop.location}`)
          return { url, line: null, evidence: steps.join(', then ') }
        }),
    ),
}

/**
 * Redirects that end at an error. A failing server is found as such; of a copy, the rules that lie beside it tell, and not
 * how its host would spell an address.
 */
function deadEnds(site: SiteView): Occurrence[] {
  return redirectsOf(site)
    .filter(({ status }) => isErrorStatus(status) && !hasFailed({ status }))
    .filter(({ url, final_url }) => !site.is_local_copy || !isLooselySame(url, final_url))
    .map(answer => occurrence(answer, `, status ${answer.status}`))
}

/** Of a folder, seen from the pages that nobody gets to see, and from old addresses that no link of the site names. */
function ledToNothing(site: SiteView): Occurrence[] {
  const asked = new Set(redirectsOf(site).map(({ url }) => url))
  return site.dead_redirects
    .filter(({ url }) => !asked.has(url))
    .map(({ url, goal }) => ({ url, line: null, evidence: `${url} (301) → ${goal}, status 404` }))
}

const onLiveSitesFine = onLiveSites(() => foundAll([]))

export const redirectToError: SiteCheck = {
  id: 'redirect-to-error',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'Redirects lead to pages that do not work',
  why: 'Whoever follows an old link ends at an error, and what the old address had earned in search is lost.',
  mend: 'Point the redirect at a page that exists, the closest one to what was there before.',
  source,
  look: site => {
    const found = [...deadEnds(site), ...ledToNothing(site)]
    return found.length > 0 ? foundAll(found) : onLiveSitesFine(site)
  },
}

export const redirectChain: SiteCheck = {
  id: 'redirect-chain',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Links take two or more redirects to arrive',
  why: 'Every extra hop costs visitors time, most of all on phones, and search engines may stop following.',
  mend: 'Change the link, or the first redirect, so that it goes straight to the final address.',
  source,
  look: onLiveSites(site =>
    foundAll(
      redirectsOf(site)
        .filter(({ hops, status }) => hops.length > 1 && status === 200)
        .map(answer => occurrence(answer)),
    ),
  ),
}

const permanent = new Set([301, 308])

/** Links by http to an https page are found as such. */
function differsInScheme({ url, final_url }: Answered): boolean {
  return url.replace(/^http:/, 'https:') === final_url
}

/** Temporary redirects are often how a site works: a cart, a language choice. */
export const redirectInternalLink: SiteCheck = {
  id: 'redirect-internal-link',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Links point to addresses that have moved',
  why: 'Each click goes through a redirect first. It works, but slower than it needs to be.',
  mend: 'Change the links so that they name the new address.',
  source,
  look: onLiveSites(site =>
    foundAll(
      redirectsOf(site)
        .filter(({ hops, found_by, status }) => found_by === 'link' && hops.length === 1 && status === 200)
        .filter(answer => permanent.has(answer.hops[0]?.status ?? 0) && !differsInScheme(answer))
        .map(answer => occurrence(answer)),
    ),
  ),
}
