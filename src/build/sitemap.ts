import { cardPath, type DatedPage } from '#src/content/site-page.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

const address = (path: string) => escapeXml(sentinelOrigin + path)

function entry({ path, updated }: DatedPage): string {
  const picture = `<image:image><image:loc>${address(cardPath(path))}</image:loc></image:image>`
  return `<url><loc>${address(path)}</loc><lastmod>${updated}</lastmod>${picture}</url>\n`
}

/**
 * The sitemap of the pages that may be found, each with its social card: the figures are drawn in the pages themselves.
 * https://www.sitemaps.org/protocol.html, https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export function sitemap(pages: readonly DatedPage[]): string {
  const entries = pages.filter(page => page.indexable).map(entry)
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('')}</urlset>\n`
}
