import type { InspectTls, OutsideFetch } from '#src/domain/outside-fetch.ts'
import type { DeadRedirect, HiddenFolder } from '#src/engines/audit/crawl/hidden-by-rules.ts'
import type { ProgramsOfFolder } from '#src/engines/audit/facts/programs/lying-program.ts'
import type { LyingKey } from '#src/engines/audit/facts/scripts/secret-keys.ts'

export type Clock = {
  /** Milliseconds from any fixed point. */
  now: () => number
  /** Milliseconds since 1970, to read dates in Retry-After. */
  wall: () => number
  /** Resolves after so many milliseconds, or at once when the signal fires. Never rejects. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export type CrawlBounds = {
  pages: number
  /** Clicks from the start address. */
  depth: number
  /** Decoded bytes of one page; the rest is left unread. */
  page_bytes: number
  /** Decoded bytes of all pages. */
  total_bytes: number
  total_ms: number
  /** Sitemap files, indexes included. */
  sitemaps: number
  /** Links off the site, and files of the site, that are checked. */
  links: number
  /** Redirects one after the other. */
  hops: number
  /** Requests to one host at the same time, and the milliseconds between two of them. */
  host_at_once: number
  host_delay_ms: number
  /** A longer Crawl-delay or Retry-After is cut to this. */
  longest_wait_ms: number
  /** Before the one retry after an error; half of it again by chance. */
  retry_wait_ms: number
}

export const usualBounds: CrawlBounds = {
  pages: 500,
  depth: 25,
  page_bytes: 5 * 1024 * 1024,
  total_bytes: 1024 * 1024 * 1024,
  total_ms: 30 * 60_000,
  sitemaps: 50,
  links: 500,
  hops: 10,
  host_at_once: 4,
  host_delay_ms: 100,
  longest_wait_ms: 30_000,
  retry_wait_ms: 1_000,
}

/** Who asks. The token is what robots.txt is searched for; the header says it, a version, and where to read about us. */
type Crawler = { token: string; user_agent: string }

export type CrawlOptions = {
  start_url: string
  crawler: Crawler
  fetch: OutsideFetch
  /** Without it certificates are judged only by whether the site can be read. */
  inspect_tls?: InspectTls
  clock: Clock
  /** From 0 up to 1. */
  random: () => number
  bounds: CrawlBounds
  /** What else is asked for, once: files of the site, or also links that lead away from it. */
  check_links: 'none' | 'site' | 'all'
  /** A copy of a site has no second host and no other scheme to try. */
  is_local_copy: boolean
  /** Addresses of the pages that lie in the folder that is read, linked or not; none where it is no folder. */
  copy_pages?: readonly string[]
  /** Addresses of files in that folder that are nothing for visitors by their names. */
  working_files?: readonly string[]
  /** Keys in the scripts of that folder, loaded by a page or not. */
  lying_keys?: readonly LyingKey[]
  /** Pages in its folders that a rule of its server shows nobody. */
  hidden_folders?: readonly HiddenFolder[]
  /** Pages that a rule of its server leads away from, to where nothing is. */
  dead_redirects?: readonly DeadRedirect[]
  /** Programs that lie in that folder, and what their code says of the forms that send to them. */
  programs?: ProgramsOfFolder
  /** So many PDF files of the site are read whole, for whoever reads what is written in them; none without it. */
  pdfs?: number
  signal?: AbortSignal
}
