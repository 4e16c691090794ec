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
  kind: 'not_a_sitemap' | 'not_well_formed' | 'wrong_namespace' | 'url_invalid' | 'too_many_urls' | 'too_large'
  text: string
}
