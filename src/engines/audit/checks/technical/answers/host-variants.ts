import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'
import type { VariantProbed } from '#src/engines/audit/crawl/crawl-event.ts'

const nobodyThere = new Set(['unresolvable', 'certificate_invalid'])

/** A www in front of a subdomain is nothing that people type. */
function hasTwoNames({ origin }: SiteView): boolean {
  const { hostname } = new URL(origin)
  return hostname.startsWith('www.') || hostname.split('.').length === 2
}

function onOtherHost({ url, result, problem }: VariantProbed, { origin }: SiteView): Occurrence[] {
  if (problem && nobodyThere.has(problem.reason)) {
    const what =
      problem.reason === 'unresolvable' ? 'no server is known by this name' : 'the certificate is not valid for it'
    return [{ url, line: null, evidence: `${url}: ${what}` }]
  }
  if (result?.status !== 200) return []
  const end = new URL(result.final_url)
  const home = new URL(origin)
  const bare = (host: string) => host.replace(/^www\./, '')
  if (end.hostname === home.hostname || bare(end.hostname) !== bare(home.hostname)) return []
  return [{ url, line: null, evidence: `${result.final_url} answers by itself, without a redirect to ${origin}/` }]
}

/** One occurrence for a host, whether by http or https. */
function oncePerHost(occurrences: readonly Occurrence[]): Occurrence[] {
  return [...new Map(occurrences.toReversed().map(each => [new URL(each.url).hostname, each])).values()]
}

export const hostCanonicalisationWww: SiteCheck = {
  id: 'host-canonicalisation-www',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'The address with www and the one without do not lead to one site',
  why: 'People type either. If one fails you lose them; if both show a site, search engines see two copies that compete.',
  mend: 'Choose one of the two, make sure the other is set up with a certificate, and redirect it permanently (301).',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: onLiveSites(site => {
    if (!hasTwoNames(site)) return notApplicable
    const { hostname } = new URL(site.origin)
    const others = site.variants.filter(({ url }) => new URL(url).hostname !== hostname)
    if (others.length === 0) return notChecked('The other addresses of the site were not asked for.')
    return foundAll(oncePerHost(others.flatMap(variant => onOtherHost(variant, site))))
  }),
}

/** A site that has no https at all is found as such, as a matter of security. */
export const httpToHttpsRedirect: SiteCheck = {
  id: 'http-to-https-redirect',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'The insecure http address does not lead to the secure one',
  why: 'Visitors who come by an old link get the page without encryption and a warning, and search engines see two copies.',
  mend: 'Redirect every http address permanently (301) to the same address with https.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  look: onLiveSites(({ origin, variants }) => {
    if (!origin.startsWith('https:')) return notApplicable
    const plain = variants.find(({ url }) => url === `${origin.replace(/^https:/, 'http:')}/`)
    if (!plain) return notChecked('The http address of the site was not asked for.')
    const { url, result, problem } = plain
    if (!result)
      return problem?.reason === 'connect_failed' ? ok : notChecked(problem?.sentence ?? `${url} did not answer.`)
    const stays = result.status === 200 && result.final_url.startsWith('http:')
    return stays ? found(url, null, `${result.final_url} answers with status 200 without going to https`) : ok
  }),
}
