import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** Dials, writes, or opens an app or its store: no page instead of this one. */
const no_page = /^(?!https?:)[a-z][a-z0-9+.-]*:|^https?:\/\/(?:(?:itunes|apps)\.apple\.com|play\.google\.com)\//i

function sentAway({ url, facts }: PageView, spares_robots: boolean, says: string): Occurrence[] {
  if (facts.script_redirects.length === 0) return []
  // A site for phones that this page declares as its other version is told to search engines.
  const declared = facts.link_tags.some(({ rels, media }) => rels.includes('alternate') && (media ?? '') !== '')
  return facts.script_redirects.flatMap(redirect => {
    const { target, line, for_phones } = redirect
    if (!for_phones || redirect.spares_robots !== spares_robots || no_page.test(target)) return []
    if (declared && !spares_robots) return []
    const to = URL.canParse(target, url) ? new URL(target, url) : null
    const here = new URL(url)
    if (!to || (to.host === here.host && to.pathname === here.pathname)) return []
    return [{ url, line, evidence: `sends phones to ${shortened(target, 80)}${says}` }]
  })
}

export const robotsSparedByRedirect: PageCheck = {
  id: 'redirect-spares-search-engines',
  section: 'technical',
  severity: 'high',
  scope: 'page',
  title: 'A script sends customers to another page and lets search engines stay',
  why: 'Google calls it cloaking when it is shown another page than people are, and takes sites out of its results for it. Customers do not get the page they chose.',
  mend: 'Take the redirect out, and lay out the one page so that it suits phones. Show search engines what visitors see.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#cloaking',
  look: page => foundAll(sentAway(page, true, ', and search engines stay')),
}

export const mobileRedirectByScript: PageCheck = {
  id: 'mobile-redirect-by-script',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'A script sends phones away from the page they asked for',
  why: 'Google reads your site as a phone, so it may never see this page. People wait twice, and land where they did not mean to go.',
  mend: 'Take the redirect out, and lay out the page itself so that it suits phones.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  look: page => foundAll(sentAway(page, false, '')),
}
