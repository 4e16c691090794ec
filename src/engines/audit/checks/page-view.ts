import type { Charset, PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import type { PageFacts, PageOutline } from '#src/engines/audit/facts/page-facts.ts'
import type { GivenBusiness } from '#src/engines/audit/given-business.ts'

/** A place of business, as far as an address tells it. */
export type Door = { city: string; state: string; postal_code: string }

/** What kind of page it is, read from its address, title, headings and the words of links to it. */
export type PageKind =
  | 'home'
  | 'contact'
  | 'about'
  | 'legal'
  | 'thanks'
  | 'article'
  | 'listing'
  | 'location'
  | 'service'
  | 'other'

/** Everything a check may know of one page: how it was answered, and what stands in it. */
export type PageView = {
  /** After redirects; what findings name. */
  url: string
  kind: PageKind
  response: Omit<PageFetched, 'type' | 'body' | 'follow' | 'pass_over' | 'charset'>
  charset: Charset
  facts: PageFacts
  /**
   * False where it says noindex by meta or header, or answers no 200: search engines do not list it, so words for them
   * matter less. Where the home page hides, nobody meant to hide the site: its pages are looked at as they will be listed.
   */
  indexable: boolean
  /** Read from a folder: how a host would answer to other spellings of its address is not known. */
  is_local_copy: boolean
  given: GivenBusiness
  /** Where the home page, read before all others, says that the business is. */
  home_doors: readonly Door[]
}

/** A page whose text is still to be read for what it says. */
export type PageOutlined = Omit<PageView, 'facts'> & { facts: PageOutline }
