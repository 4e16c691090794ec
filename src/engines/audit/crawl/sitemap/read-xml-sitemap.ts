import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import type { EntryCollection } from '#src/engines/audit/crawl/sitemap/collect-entries.ts'
import { mendAmpersands } from '#src/engines/audit/crawl/sitemap/mend-ampersands.ts'
import type { SitemapFormat } from '#src/engines/audit/crawl/sitemap/sitemap-file.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const longestText = 8_192
/** Sitemaps and feeds nest four deep; a parser pays for depth with every element. */
const deepestElement = 16
/** Characters between two looks at whether reading on makes sense. */
const bite = 4_096

const formatOfRoot: Record<string, SitemapFormat> = {
  urlset: 'urlset',
  sitemapindex: 'index',
  rss: 'feed',
  RDF: 'feed',
  feed: 'feed',
}
const holders = new Set(['url', 'sitemap', 'item', 'entry'])

function hrefOf(tag: SaxesTagNS): string | undefined {
  const attributes: Record<string, SaxesAttributeNS> = tag.attributes
  const relation = attributes.rel?.value ?? 'alternate'
  return relation === 'alternate' ? attributes.href?.value : undefined
}

/**
 * A sitemap, an index of sitemaps, or a feed, in pieces. What is not well-formed is a fault, and reading goes on: search
 * engines do the same. Entities beyond the five of XML are faults, never expanded.
 */
export function xmlSitemapReader(collection: EntryCollection) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const ampersands = mendAmpersands(() => collection.fault('not_well_formed', parser.line, 'bare ampersand'))
  let format: SitemapFormat = 'unknown'
  let depth = 0
  let isOver = false
  let entry: { url: string; lastmod: string | null; line: number } | undefined
  let text: string | undefined

  function openRoot(tag: SaxesTagNS): void {
    format = (Object.hasOwn(formatOfRoot, tag.local) ? formatOfRoot[tag.local] : undefined) ?? 'unknown'
    isOver = format === 'unknown'
    if (isOver) collection.fault('not_a_sitemap', parser.line, `<${tag.name}>`)
    else if (format !== 'feed' && tag.uri !== namespace) collection.fault('wrong_namespace', parser.line, tag.uri)
  }

  parser.on('error', error => collection.fault('not_well_formed', parser.line, error.message))
  parser.on('opentag', tag => {
    depth += 1
    if (depth > deepestElement) isOver = true
    if (depth === 1) openRoot(tag)
    else if (depth <= 3 && holders.has(tag.local)) entry = { url: '', lastmod: null, line: parser.line }
    else if (entry && tag.local === 'link' && entry.url === '') entry.url = hrefOf(tag) ?? ''
    text = ''
  })
  parser.on('text', piece => {
    if (entry && text !== undefined && text.length < longestText) text += piece
  })
  parser.on('cdata', piece => {
    if (entry && text !== undefined && text.length < longestText) text += piece
  })
  parser.on('closetag', tag => {
    depth -= 1
    const isFeed = format === 'feed'
    const ownNamespace = tag.prefix === '' || tag.uri === namespace
    if (entry && text !== undefined && ownNamespace) {
      if (tag.local === 'loc' || (isFeed && tag.local === 'link' && text.trim() !== '')) entry.url = text
      else if (['lastmod', 'updated', 'pubDate'].includes(tag.local)) entry.lastmod = text
    }
    text = undefined
    if (entry && holders.has(tag.local)) {
      if (format !== 'unknown') collection.add(entry.url, entry.lastmod, entry.line)
      entry = undefined
    }
  })

  return {
    write(piece: string): void {
      const text = ampersands.write(piece)
      for (let at = 0; at < text.length && !isOver; at += bite) parser.write(text.slice(at, at + bite))
    },
    end(): void {
      if (!isOver) parser.write(ampersands.end()).close()
    },
    format: (): SitemapFormat => format,
    /** Nothing that may follow can make it a sitemap. */
    isOver: (): boolean => isOver,
  }
}
