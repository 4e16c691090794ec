import type { WeekHours } from './types/business-facts.ts'

/**
 * What stays of a page for the checks over the whole site: at most 2 kB. Strings are copies, so that no row keeps a
 * page's source alive. Addresses of other pages are ids that the crawler gives out (`intern`), so that a link that
 * stands on every page is stored once.
 */
export type SiteIndexRow = {
  /** Id of the page's own address. */
  page: number
  /** Id of the first canonical in the head; `null` when there is none that resolves. */
  canonical: number | null
  canonical_line: number
  /** `noindex` or `none` for every robot, or for Googlebot or Bingbot, in the page itself (headers are the crawler's). */
  noindex: boolean
  nofollow: boolean
  lang: string
  /** Title, description and first h1, capped, and each as a 32-bit hash of its normal form (0 when absent). */
  title: string
  title_hash: number
  title_line: number
  description: string
  description_hash: number
  description_line: number
  h1: string
  h1_hash: number
  h1_line: number
  words: number
  main_words: number
  text_hash: string
  main_hash: string
  /** See `TextFacts`: 64 and 32 bins. */
  main_sketch: Uint32Array
  main_sketch_without_names: Uint32Array
  /** Ids of internal pages linked to, once each, in source order: `links` followed, `nofollow_links` not. */
  links: Uint32Array
  nofollow_links: Uint32Array
  hreflangs: readonly { lang: string; page: number }[]
  /** 32-bit hashes of the ids a fragment may point to, sorted; `null` when there were too many to keep. */
  anchors: Uint32Array | null
  phones: readonly IndexedPhone[]
  addresses: readonly IndexedAddress[]
  names: readonly IndexedName[]
  hours: readonly IndexedHours[]
  emails: readonly string[]
  has: PageTraits
}

export type IndexedPhone = {
  e164: string
  text: string
  line: number
  from: 'text' | 'tel' | 'structured-data'
  footer: boolean
  fax: boolean
}
export type IndexedAddress = {
  key: string
  text: string
  line: number
  from: 'text' | 'structured-data'
  footer: boolean
}
export type IndexedName = { name: string; line: number; from: string }
export type IndexedHours = { week: WeekHours; line: number; from: 'text' | 'structured-data' }

/** What a page has, for checks that ask whether any page of the site has it. */
export type PageTraits = {
  form: boolean
  analytics: boolean
  map: boolean
  reviews: boolean
  booking: boolean
  price: boolean
  question_headings: number
  local_business: boolean
  structured_data: boolean
  profile_link: boolean
  same_as: boolean
  author: boolean
  area_served: boolean
  truncated: boolean
}
