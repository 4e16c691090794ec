import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isRelatedHost } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { toldWithCanonical } from '#src/engines/audit/checks/technical/canonicals/canonical-address.ts'
import type { SitemapRead } from '#src/engines/audit/crawl/crawl-event.ts'

const source = 'https://www.sitemaps.org/protocol.html'
const google = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const missing = new Set([404, 410])

function answers({ status }: SitemapRead): boolean {
  return status !== null && status >= 200 && status < 300
}

/** Answers with a web page at a place where nobody said that there is a sitemap: there is none. */
function isGuessedPage({ found_by, format, entries }: SitemapRead): boolean {
  return found_by === 'usual_place' && format === 'unknown' && entries.length === 0
}

export const sitemapMissing: SiteCheck = {
  id: 'sitemap-missing',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'There is no sitemap',
  why: 'A sitemap lists the pages that you want found. Without it, new and deep pages take longer to appear in search.',
  mend: 'Let your site builder or an SEO plugin make a sitemap, and name its address in robots.txt.',
  source: google,
  look: ({ sitemaps, robots, done }) => {
    const roots = sitemaps.filter(({ found_by }) => found_by !== 'index')
    if (roots.length === 0) return notChecked(done.problem?.sentence ?? 'No sitemap was asked for.')
    const gone = roots.filter(each => missing.has(each.status ?? 0) || (answers(each) && isGuessedPage(each)))
    const named = gone.filter(({ found_by }) => found_by === 'robots')
    if (roots.some(each => answers(each) && !isGuessedPage(each)) && named.length === 0) return ok
    if (named.length > 0)
      return foundAll(
        named.map(({ url, status }) => {
          const line = robots?.robots.sitemaps.find(each => each.url === url)?.line ?? null
          return { url: robots?.url ?? url, line, evidence: `Sitemap: ${url} (status ${status})` }
        }),
      )
    const unread = roots.find(each => !gone.includes(each))
    if (unread) return notChecked(unread.problem?.sentence ?? `${unread.url} could not be read.`)
    return found(roots[0]?.url ?? '', null, `nothing at ${gone.map(({ url }) => new URL(url).pathname).join(', ')}`)
  },
}

export const sitemapInvalidXml: SiteCheck = {
  id: 'sitemap-invalid-xml',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap has errors',
  why: 'Search engines stop reading a sitemap that is not well formed, and the pages listed in it are not announced.',
  mend: 'Let your site builder or plugin write the sitemap again, or correct the lines shown.',
  source,
  look: ({ sitemaps }) => {
    const read = sitemaps.filter(each => answers(each) && !isGuessedPage(each))
    if (read.length === 0) return notApplicable
    return foundAll(
      read.flatMap(({ url, faults, truncated, format, entries }): Occurrence[] => {
        if (format === 'urlset' && entries.length === 0 && faults.length === 0 && !truncated)
          return [{ url, line: null, evidence: 'lists not one page' }]
        return faults
          .filter(({ kind }) => kind !== 'too_many_urls' && !(truncated && kind === 'not_well_formed'))
          .map(({ line, kind, text }) => ({ url, line, evidence: `${kind.replaceAll('_', ' ')}: ${text}` }))
      }),
    )
  },
}

export const sitemapNotInRobots: SiteCheck = {
  id: 'sitemap-not-in-robots',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'robots.txt does not name your sitemap',
  why: 'It is where every search engine looks for it, also those you never signed up with.',
  mend: 'Add a line to robots.txt: "Sitemap:" and the whole address of the sitemap.',
  source,
  look: ({ sitemaps, robots }) => {
    const guessed = sitemaps.find(({ found_by, entries }) => found_by === 'usual_place' && entries.length > 0)
    if (robots?.status !== 200 || !guessed || /^\s*</.test(robots.text)) return notApplicable
    const isTried = robots.robots.faults.some(({ kind }) => kind === 'sitemap_not_absolute')
    return robots.robots.sitemaps.length > 0 || isTried ? ok : found(robots.url, null, `no line for ${guessed.url}`)
  },
}

export const sitemapLimits: SiteCheck = {
  id: 'sitemap-limits',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap is too large',
  why: 'Search engines read 50,000 addresses or 50 MB of a sitemap and leave out the rest.',
  mend: 'Split it into several files and list those in a sitemap index.',
  source,
  look: ({ sitemaps }) => {
    if (!sitemaps.some(answers)) return notApplicable
    return foundAll(
      sitemaps.flatMap(({ url, faults, truncated, bytes }): Occurrence[] => {
        const beyond = faults.find(({ kind }) => kind === 'too_many_urls')
        if (beyond) return [{ url, line: beyond.line, evidence: 'more than 50,000 addresses' }]
        return truncated ? [{ url, line: null, evidence: `more than 50 MB (${bytes} bytes read)` }] : []
      }),
    )
  },
}

/** Subdomains may be listed across, other spellings of the host and other sites not. */
export function isForeign(url: string, { origin, host }: SiteView): boolean {
  const listed = new URL(url)
  if (listed.origin === origin) return false
  const isOwn = listed.hostname.replace(/^www\./, '') === host || listed.hostname === new URL(origin).hostname
  return isOwn || !isRelatedHost(listed.hostname, new URL(origin).hostname)
}

/** Is a sitemap that robots.txt names on a host that has nothing to do with the site? Stores of files serve some. */
function isUnrelated(url: string, { origin }: SiteView): boolean {
  const { hostname } = new URL(url)
  return !isRelatedHost(hostname, new URL(origin).hostname) && !/amazonaws|cloudfront|storage|cdn|blob/.test(hostname)
}

export const sitemapWrongHost: SiteCheck = {
  id: 'sitemap-wrong-host',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap lists addresses of another site, or in another spelling',
  why: 'Search engines skip addresses that do not begin like your site does: http or https, with or without www.',
  mend: 'Write the sitemap with the address under which your site is served. Often the site address in the settings is out of date.',
  source: google,
  look: site => {
    const read = site.sitemaps.filter(({ format, entries }) => format !== 'index' && entries.length > 0)
    const { robots } = site
    // Where the canonical of the home page names the same other site or spelling, one setting is wrong, and it is told there.
    const isTold = site.home_view ? toldWithCanonical(site.home_view) : () => false
    const elsewhere = robots?.robots.sitemaps.filter(({ url }) => isUnrelated(url, site) && !isTold(url)) ?? []
    if (read.length + elsewhere.length === 0) return notApplicable
    const named = elsewhere.map(({ url, line }) => ({ url: robots?.url ?? url, line, evidence: `Sitemap: ${url}` }))
    return foundAll([
      ...named.slice(0, 1),
      ...read.flatMap(({ url, entries }): Occurrence[] => {
        const listed = entries.filter(entry => isForeign(entry.url, site) && !isTold(entry.url))
        const [first] = listed
        if (!first) return []
        return [{ url, line: first.line, evidence: `${first.url} (${listed.length} of ${entries.length} addresses)` }]
      }),
    ])
  },
}
