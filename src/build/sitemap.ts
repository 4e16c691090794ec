import type { SitePage } from '#src/content/site-page.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** The sitemap of the pages that may be found. https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly SitePage[]): string {
  const entries = pages
    .filter(page => page.indexable)
    .map(
      ({ path, updated }) => `<url><loc>${escapeXml(sentinelOrigin + path)}</loc><lastmod>${updated}</lastmod></url>\n`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}
