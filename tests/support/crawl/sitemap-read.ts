import type { SitemapRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { openSitemapReader } from '#src/engines/audit/crawl/sitemap/read-sitemap.ts'

/** A sitemap with this text at /sitemap.xml, named in robots.txt, as the crawl tells of it. */
export function sitemapRead(text: string, over: Partial<SitemapRead> = {}): SitemapRead {
  const reader = openSitemapReader()
  reader.write(text)
  return {
    type: 'sitemap_read',
    url: 'https://www.calloway.example/sitemap.xml',
    found_by: 'robots',
    status: 200,
    hops: [],
    content_type: 'application/xml',
    problem: null,
    ...reader.end(),
    bytes: text.length,
    truncated: false,
    ...over,
  }
}

/** A sitemap of these addresses; the first stands in line 2. */
export function sitemapListing(urls: readonly string[], over: Partial<SitemapRead> = {}): SitemapRead {
  const lines = urls.map(url => `<url><loc>${url}</loc></url>`)
  const root = 'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return sitemapRead([`<${root}>`, ...lines, '</urlset>'].join('\n'), over)
}
