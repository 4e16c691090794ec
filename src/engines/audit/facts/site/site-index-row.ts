import type { ClaimFact, GeoFact, WeekHours } from '../types/business-facts.ts'
import type { MenuEntry } from './menu-entries.ts'

/**
 * What stays of a page for the checks over the whole site. Addresses of pages are the ids that the crawler gives out,
 * so that a link that stands on every page is stored once.
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
  /** A number that cannot be dialed is printed. */
  dead_phone: boolean
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
  /** Of `og:title`, under which the page is shared. */
  headline_hash: number
  headline_line: number
  words: number
  main_words: number
  /** See `TextFacts`; as 16 hex digits. */
  text_hash: string
  main_hash: string
  /** See `TextFacts`: 64 and 32 bins, of which 16 bits each are kept; empty for pages of few words. */
  main_sketch: Uint16Array
  main_sketch_without_names: Uint16Array
  /** Ids of internal pages linked to, once each, in source order: `links` followed, `nofollow_links` not. */
  links: Uint32Array
  nofollow_links: Uint32Array
  hreflangs: readonly { lang: string; page: number }[]
  /** The links of its header and menus to pages of the site. */
  menu: readonly MenuEntry[]
  /** Those in its midst to a place on another page. */
  places: readonly MenuEntry[]
  /** `hash32` of the ids a fragment may point to; `null` when there were too many to keep. */
  anchors: Uint32Array | null
  /** Hashes of its answers to questions, and (odd ones) of what customers are quoted with; see `passagesOf`. */
  passages: Uint32Array
  /** Hashes of the names of cards without a link; see `bareCardsOf`. */
  bare_cards: Uint32Array
  /** Entries of its menus that lead nowhere; see `deadEntriesOf`. */
  dead_entries: readonly string[]
  /** Hashes of calls to act that are no links; see `bareCallsOf`. */
  bare_calls: Uint32Array
  phones: readonly IndexedPhone[]
  addresses: readonly IndexedAddress[]
  names: readonly IndexedName[]
  hours: readonly IndexedHours[]
  emails: readonly IndexedEmail[]
  claims: readonly IndexedClaim[]
  points: readonly IndexedPoint[]
  profiles: readonly IndexedProfile[]
  pictures: readonly IndexedPicture[]
  terms: readonly IndexedTerm[]
  /** Ids under which Google counts its visitors, blanks left out. */
  analytics: readonly string[]
  /** The last year that its notice of copyright names; 0 when there is none, or when it says “present”. */
  copyright_year: number
  copyright_line: number
  has: PageTraits
}

/** What a page says of the business, and where. */
export type IndexedPhone = {
  e164: string
  text: string
  from: 'text' | 'tel' | 'structured-data'
  footer: boolean
  fax: boolean
  /** Its text asks customers to call it. */
  called: boolean
  line: number
}
export type IndexedAddress = {
  key: string
  text: string
  from: 'text' | 'structured-data'
  footer: boolean
  /** The number that stands beside it; `''` where there is none, or a choice. */
  phone: string
  /** The opening hours beside it. */
  week: WeekHours | null
  /** Where the maps and links for directions beside it lead; see `goalsKept`. */
  goals: string
  line: number
}
export type IndexedName = { name: string; from: string; line: number }
export type IndexedHours = { week: WeekHours; from: 'text' | 'structured-data'; line: number }
export type IndexedClaim = { about: ClaimFact['about']; value: number; text: string; loud: boolean; line: number }
/** `key` is that of the address beside it, `''` where it stands alone. */
export type IndexedPoint = {
  latitude: number
  longitude: number
  key: string
  /** The pin of a close map is where it says, the middle of another one near it. */
  from: GeoFact['from'] | 'pin'
  line: number
}
export type IndexedTerm = { what: string; value: number; text: string; line: number }
/** `facebook.com/calloway`; `framed`: in the header or the footer. */
export type IndexedProfile = { profile: string; framed: boolean; line: number }
/** A photo and what it is said to show; `picture` is a hash of its address and the end of its name, with a blank between. */
export type IndexedPicture = { picture: string; alt: string; line: number }
/** `strange`: a box for any letter at a domain that has nothing to do with what the page says. */
export type IndexedEmail = { address: string; strange: boolean; line: number }

/** What a page has, for checks that ask whether any page of the site has it. */
export type PageTraits = {
  form: boolean
  /** A form to write to the business that only a script of the site itself could send. */
  inquiry_left_to_scripts: boolean
  /** One that by itself only loads the page again. */
  inquiry_by_get: boolean
  analytics: boolean
  /** By a service that still runs. */
  counted: boolean
  map: boolean
  reviews: boolean
  booking: boolean
  price: boolean
  /** At least three headings are questions. */
  questions: boolean
  /** An entity with a type and an address. */
  local_business: boolean
  structured_data: boolean
  profile_link: boolean
  same_as: boolean
  author: boolean
  area_served: boolean
  /** A field that asks for the visitor's email address or phone, sign-in left out. */
  asks_visitor: boolean
  /** An email address, a form to write to the business, or a chat. */
  can_be_written_to: boolean
  truncated: boolean
  /** Several titles, or several descriptions, that do not say the same. */
  many_titles: boolean
  many_descriptions: boolean
  /** A house and its street are printed without their ZIP, and no whole address is. */
  address_in_part: boolean
  /** At least three questions that stand in no button, link or summary. */
  plain_questions: boolean
  /** Its own code, or boxes that take a click, open something by the mouse alone. */
  opens_by_mouse: boolean
  /** A form of another service, shown in a frame. */
  asks_in_frame: boolean
  /** Its data has an entry for a business that bears this page's own address, and no `@id` by which to know it again. */
  business_of_page: boolean
  /** A picture, a film or something drawn by a plug-in; icons of the code itself are none. */
  picture: boolean
  /** Something by which visitors may fill in or book what a page asks them to, as far as its code tells. */
  asks_somehow: boolean
  /** Its own code thanks whoever sends a form, whether or not anything arrives. */
  thanks_regardless: boolean
  /** Its canonical is written without scheme and host. */
  canonical_relative: boolean
  /** It runs code that might do something on a click. */
  acts_on_clicks: boolean
  /** The Latin that makers fill a page with stands on it. */
  filler: boolean
}
