import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Every page address that the sitemaps list, with the place that lists it first. */
export function listedIn({ sitemaps }: SiteView): Map<string, { sitemap: string; line: number }> {
  const listed = new Map<string, { sitemap: string; line: number }>()
  for (const { url: sitemap, format, entries } of sitemaps) {
    if (format === 'index') continue
    for (const { url, line } of entries) if (!listed.has(url)) listed.set(url, { sitemap, line })
  }
  return listed
}
