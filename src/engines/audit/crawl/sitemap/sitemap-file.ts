export type SitemapFormat = 'urlset' | 'index' | 'text' | 'feed' | 'unknown'

export type SitemapEntry = {
  /** Absolute and normalised. */
  url: string
  /** As written; null when absent. */
  lastmod: string | null
  line: number
}

export type SitemapFault = {
  line: number
  kind: 'not_a_sitemap' | 'not_well_formed' | 'wrong_namespace' | 'url_invalid' | 'too_many_urls'
  text: string
}

export type SitemapFile = {
  format: SitemapFormat
  entries: readonly SitemapEntry[]
  /** At most `sitemapBounds.faults_a_kind` of each kind; more of the same would say nothing new. */
  faults: readonly SitemapFault[]
}

/** The protocol's own: sitemaps.org, 50,000 URLs and 50 MiB uncompressed. */
export const sitemapBounds = { urls: 50_000, bytes: 50 * 1024 * 1024, faults_a_kind: 20 }
