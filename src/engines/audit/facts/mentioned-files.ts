import type { PageOutline } from './page-facts.ts'

/** Of links in the head, those that lead to something of the site which no browser loads with the page. */
const leads =
  /^(?:next|prev|previous|start|first|last|edituri|wlwmanifest|pingback|search|author|help|contents|amphtml|mask-icon|apple-touch-icon-precomposed|apple-touch-startup-image|image_src|fluid-icon)$/
const feed = /(?:rss|atom)\+xml/i
const tile = /^msapplication-(?:tileimage|config|square\d+x\d+logo|wide\d+x\d+logo)$/

/** What the head of a page names for machines: feeds, the next page of a list, icons of some systems. */
export function* mentionedFiles({ link_tags, metas, url: page }: PageOutline): Generator<string> {
  for (const { rels, type, hreflang, url } of link_tags) {
    if (url === null || url === page) continue
    const isFeed = rels.includes('alternate') && hreflang === null && feed.test(type ?? '')
    if (isFeed || rels.some(rel => leads.test(rel))) yield url
  }
  for (const { name, content } of metas) {
    const url = content !== '' && tile.test(name) ? URL.parse(content, page)?.href : undefined
    if (url !== undefined) yield url
  }
}
