import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

type Listed = {
  sitemap: string
  line: number
  /** The address as the sitemap writes it. */
  written: string
}

/** An address with http for https, or with or without www, as the site itself begins; any other as it is. */
function inOwnSpelling(url: string, { origin, host }: SiteView): string {
  if (url.startsWith(`${origin}/`)) return url
  const listed = URL.parse(url)
  if (listed?.port !== '' || listed.hostname.replace(/^www\./, '') !== host) return url
  return origin + listed.pathname + listed.search
}

/**
 * Every page address that the sitemaps list, with the place that lists it first. That they spell the whole site
 * otherwise is a finding of its own, and hides none of the others.
 */
export function listedIn(site: SiteView): Map<string, Listed> {
  const listed = new Map<string, Listed>()
  for (const { url: sitemap, format, entries } of site.sitemaps) {
    if (format === 'index') continue
    for (const { url: written, line } of entries) {
      const url = inOwnSpelling(written, site)
      if (!listed.has(url)) listed.set(url, { sitemap, line, written })
    }
  }
  return listed
}
