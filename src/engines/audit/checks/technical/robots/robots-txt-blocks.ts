import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'
import { googlebotRules } from '#src/engines/audit/checks/technical/robots/googlebot-rules.ts'

const needed = new Set(['script', 'style', 'image'])

/** Asked of the home page: what it loads, the others mostly load too. */
export const robotsTxtBlocksResources: SiteCheck = {
  id: 'robots-txt-blocks-resources',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'robots.txt hides parts that Google needs to see the page as people do',
  why: 'Without its styles, scripts and pictures a page can look broken or empty to Google.',
  mend: 'Allow these files in robots.txt, or remove the line that closes their folder.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  look: site => {
    const { home_view, robots } = site
    if (!home_view || !robots) return notChecked('The home page or robots.txt was not read.')
    const blockedBy = googlebotRules(site)
    if (robots.access !== 'by_rules' || blockedBy(home_view.url)) return notApplicable
    return foundAll(
      home_view.facts.resources
        .filter(({ kind }) => needed.has(kind))
        .flatMap(({ url, line }) => {
          const rule = blockedBy(url)
          if (!rule) return []
          return [{ url: home_view.url, line, evidence: `${url} (robots.txt line ${rule.line}: ${rule.pattern})` }]
        }),
    )
  },
}

/** Pages that are closed for good reason, though people find them in the menu. */
const meantFor =
  /\b(?:log-?in|sign-?in|account|admin|cart|checkout|basket|search|register|portal|privacy|terms|cgi-bin|wp-|(?:built|made|designed|developed)-by\b|credits?\b)/i

const forCustomers =
  /\b(?:about|services?|contact|menu|locations?|areas?|pricing|prices|book|appointments?|products|practice-areas)\b/i

export const robotsTxtBlocksMenu: SiteCheck = {
  id: 'robots-txt-blocks-linked-page',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'robots.txt keeps search engines from pages in your menu',
  why: 'What Google may not read it cannot show for anything but the bare address.',
  mend: 'Remove the line from robots.txt, unless nobody should find these pages by search.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  look: site => {
    const { home_view, robots } = site
    if (!home_view || !robots) return notChecked('The home page or robots.txt was not read.')
    const blockedBy = googlebotRules(site)
    if (robots.access !== 'by_rules' || blockedBy(home_view.url)) return notApplicable
    const inMenu = home_view.facts.links.filter(
      ({ kind, internal, in_nav, region, url }) =>
        kind === 'web' &&
        internal &&
        (in_nav || region === 'header' || region === 'nav' || region === 'footer' || forCustomers.test(url ?? '')),
    )
    const listed = listedIn(site)
    const closed = new Map<string, Occurrence>()
    for (const { url, line, rel } of inMenu) {
      const page = url?.split('#', 1)[0] ?? ''
      // What the sitemap lists too is told of there.
      const rule = listed.has(page) || meantFor.test(page) || /\bnofollow\b/.test(rel) ? undefined : blockedBy(page)
      if (rule && !closed.has(page))
        closed.set(page, {
          url: home_view.url,
          line,
          evidence: `${page} (robots.txt line ${rule.line}: ${rule.pattern})`,
        })
    }
    return foundAll([...closed.values()])
  },
}

export const noindexBehindRobotsTxt: SiteCheck = {
  id: 'robots-meta-blocked-by-robotstxt',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Pages ask not to be listed, but robots.txt keeps Google from seeing that',
  why: 'Google may not open the page, so it never reads the request and can list the bare address anyway.',
  mend: 'Allow the page in robots.txt until it has dropped out of the results.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  look: site => {
    const blockedBy = googlebotRules(site)
    const hidden = site.pages.filter(({ indexable, response }) => !indexable && response.status === 200)
    if (hidden.length === 0) return notApplicable
    return foundAll(
      hidden.flatMap(({ url }) => {
        const rule = blockedBy(url)
        return rule ? [{ url, line: null, evidence: `noindex, and robots.txt line ${rule.line}: ${rule.pattern}` }] : []
      }),
    )
  },
}
