import type { BodyEnd, HeaderList, OutsideRefusal, TlsFacts } from '#src/domain/outside-fetch.ts'
import type { RobotsFile } from '#src/engines/audit/crawl/robots/robots-file.ts'
import type { SitemapEntry, SitemapFault, SitemapFormat } from '#src/engines/audit/crawl/sitemap/sitemap-file.ts'
import type { PhotoPlace } from '#src/engines/audit/facts/photo-place.ts'
import type { PictureSize } from '#src/engines/audit/facts/picture-size.ts'

/** One redirect that was followed: the URL asked, what it answered and where it pointed, as written there. */
export type Hop = { url: string; status: number; location: string }

/** Why a URL could not be read. The door's own reasons, and those that only a crawler knows. */
export type CrawlReason =
  | OutsideRefusal
  | Exclude<BodyEnd, 'complete' | 'too_large'>
  | 'robots_disallowed'
  | 'robots_unreachable'
  | 'redirect_loop'
  | 'too_many_redirects'
  | 'redirect_invalid'
  | 'redirect_off_site'
  | 'bot_wall'
  | 'rate_limited'
  | 'login_required'
  | 'client_error'
  | 'server_error'
  | 'not_html'
  | 'sent_as_text'
  | 'page_endless'
  | 'empty_page'

/** What happened and what to do, in a sentence for the owner of the site. */
export type CrawlProblem = { reason: CrawlReason; sentence: string; detail: string }

/** Milliseconds; `total` runs from the request to the last byte of the body, redirects excluded. */
type Timing = { first_byte_ms: number; total_ms: number }

/** What every answer of the site has in common. */
export type Answered = {
  /** As it was asked, normalised. */
  url: string
  /** After redirects. */
  final_url: string
  hops: readonly Hop[]
  status: number
  headers: HeaderList
  /** The value of Content-Type without parameters, in lower case; empty when there is none. */
  content_type: string
  timing: Timing
  /** Over the line and decoded. Equal when nothing was compressed; 0 when only the head was asked for. */
  transferred_bytes: number
  decoded_bytes: number
  /** The body was longer than the bound, or broke off; `body_end` says which. */
  truncated: boolean
  body_end: BodyEnd
}

/** Where the encoding of a text was learned: byte order mark, Content-Type header, meta element, or nowhere. */
export type Charset = {
  label: string
  from: 'bom' | 'header' | 'meta' | 'default'
  header: string | null
  meta: string | null
}

/** A link that a reader of a page found, already absolute. */
export type FoundLink = {
  url: string
  /**
   * `page` is followed on the site itself; the others are fetched only where links are checked. A `fallback` is a picture
   * for browsers that know none of its newer forms, and a `shared` one is shown where the page is listed or shared: they must
   * be there, and their weight is nobody's. On the site itself only
   * are `named`, which only structured data names, `painted`, which a style sheet names, `mentioned`, which the head or a web
   * manifest names for machines, `thanks`, where a form sends visitors on, `astray`, where the page for wrong addresses
   * leads and no other does, and `handler`, a program that a form sends to: that is looked for in copies, where asking runs
   * nothing.
   */
  kind:
    | 'page'
    | 'canonical'
    | 'alternate'
    | 'asset'
    | 'fallback'
    | 'shared'
    | 'named'
    | 'painted'
    | 'mentioned'
    | 'handler'
    | 'astray'
    | 'thanks'
  /** A picture that stands where the page is shared: its size is asked for as well. */
  measured?: boolean
}

export type RobotsRead = {
  type: 'robots_read'
  url: string
  /** Null when nothing answered. */
  status: number | null
  hops: readonly Hop[]
  content_type: string
  /** RFC 9309: a 4xx allows all, a 5xx or no answer disallows all. */
  access: 'by_rules' | 'allow_all' | 'disallow_all'
  problem: CrawlProblem | null
  robots: RobotsFile
  text: string
  bytes: number
  truncated: boolean
}

export type SitemapRead = {
  type: 'sitemap_read'
  url: string
  /** How it was found: named in robots.txt, listed in an index, or tried at a usual place. */
  found_by: 'robots' | 'index' | 'usual_place'
  status: number | null
  hops: readonly Hop[]
  content_type: string
  problem: CrawlProblem | null
  format: SitemapFormat
  entries: readonly SitemapEntry[]
  faults: readonly SitemapFault[]
  bytes: number
  truncated: boolean
}

/**
 * How a page became known. `folder`: it lies in the folder of a copy, and neither the site nor a sitemap leads to it. Who reads the pages can count clicks better: a page may be found by a
 * sitemap first.
 */
export type Discovery = {
  found_by: 'start' | 'link' | 'canonical' | 'sitemap' | 'folder'
  /** The first page that named it; null for the start address, for a sitemap and for a file in the folder of a copy. */
  found_on: string | null
  /** Clicks from the start address; null for a page known only from a sitemap, a canonical or the folder of a copy. */
  depth: number | null
}

export type PageFetched = Answered &
  Discovery & {
    type: 'page_fetched'
    charset: Charset
    /** Decoded text of an HTML page, cut at the bound; null when it is something else. Handed on, not kept. */
    body: string | null
    /** Pieces of the page that its scripts fetch, and that were read and put into `body`. */
    parts?: readonly string[]
    /** Sent as plain text or without a type, and yet HTML by its first bytes. */
    looks_like_html: boolean
    /** Tells the crawl what the page links to. Without this call nothing is followed from it. */
    follow: (links: Iterable<FoundLink>) => void
    /** Tells the crawl to leave unread what else lies below a folder of the copy; answers how many pages it leaves. */
    pass_over: (folder: string) => number
  }

/** A link whose redirects end at a page that has an event of its own. The status is that of the final answer. */
export type PageRedirected = Answered & Discovery & { type: 'page_redirected' }

export type PageRefused = Discovery & {
  type: 'page_refused'
  url: string
  hops: readonly Hop[]
  /** Of the last answer, when there was one: 403 behind a bot wall. */
  status: number | null
  problem: CrawlProblem
}

/** A link off the site, or an image, style or script, asked for once when links are checked. */
export type LinkChecked = {
  type: 'link_checked'
  url: string
  kind: FoundLink['kind']
  found_on: string
  external: boolean
  result: Answered | null
  /** `bot_wall` means nobody can tell from here: never call it broken. */
  problem: CrawlProblem | null
  /** The text of a script, a style or a web manifest of the site that was read: forms and backgrounds may depend on it. */
  code?: string
  /** The beginning of a library that is too large to be judged by its words: its first comment tells what it is. */
  banner?: string
  /** Of a picture whose size was asked for and can be told. */
  size?: PictureSize
  /** Of a photo of a copy: where its notes say that it was taken. */
  taken_at?: PhotoPlace
  /** A PDF file of the site, whole. Handed on, not kept. */
  pdf?: Uint8Array
  /** Tells the crawl what a style sheet names. */
  follow?: (links: Iterable<FoundLink>) => void
}

/** http and https, with and without www, of the home page's host: the three that are not in use. */
export type VariantProbed = {
  type: 'variant_probed'
  url: string
  result: Answered | null
  problem: CrawlProblem | null
}

/** An address that cannot exist, asked for to see whether the site says so. */
export type MissingPageProbed = {
  type: 'missing_page_probed'
  url: string
  result: Answered | null
  charset: Charset | null
  body: string | null
  problem: CrawlProblem | null
  /** Tells the crawl where what is shown there leads. It asks once everything that other pages link to is known. */
  follow?: (links: readonly FoundLink[]) => void
}

/** A file at a fixed place: /llms.txt, /favicon.ico. The text is there for text/* only. */
export type SiteFileRead = {
  type: 'site_file_read'
  path: string
  result: Answered | null
  text: string | null
  problem: CrawlProblem | null
}

/** The certificate and protocol of the home page's host, looked at once where it speaks https. */
export type TlsRead = { type: 'tls_read'; url: string; facts: TlsFacts | null; problem: CrawlProblem | null }

export type CrawlDone = {
  type: 'done'
  start_url: string
  /** The start address after its redirects; null when it could not be read. */
  home_url: string | null
  /** Set when there is nothing to audit: the start address itself could not be read. */
  problem: CrawlProblem | null
  /** The bound that ended the crawl before its queue was empty. */
  stopped_by: 'pages' | 'time' | 'bytes' | 'cancelled' | null
  pages_fetched: number
  pages_refused: number
  /** Known and not fetched, because of a bound or a trap. */
  pages_left: number
  /** Links not taken because they looked endless: calendars, ever longer paths, multiplying parameters. */
  traps: readonly { pattern: string; links: number; example: string }[]
  bytes: number
  elapsed_ms: number
}

export type CrawlEvent =
  | RobotsRead
  | SitemapRead
  | PageFetched
  | PageRedirected
  | PageRefused
  | LinkChecked
  | VariantProbed
  | MissingPageProbed
  | SiteFileRead
  | TlsRead
  | CrawlDone
