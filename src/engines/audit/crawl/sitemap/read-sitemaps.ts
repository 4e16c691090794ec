import type { SitemapRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { mediaType } from '#src/engines/audit/crawl/header-value.ts'
import { nameFailure, nameRebuff } from '#src/engines/audit/crawl/name-status.ts'
import { openSitemapReader } from '#src/engines/audit/crawl/sitemap/read-sitemap.ts'
import { type SitemapFile, sitemapBounds } from '#src/engines/audit/crawl/sitemap/sitemap-file.ts'
import { ungzip } from '#src/engines/audit/crawl/sitemap/ungzip.ts'
import type { Permit, Traveller } from '#src/engines/audit/crawl/travel.ts'
import type { OkAnswer } from '#src/engines/audit/crawl/visit.ts'

type Unpacked = SitemapFile & { bytes: number; overlong: boolean }
type Waiting = { url: string; found_by: SitemapRead['found_by']; nested: number }

const usualPlaces = ['/sitemap.xml', '/sitemap_index.xml', '/sitemap.txt']
/** An index inside an index is against the protocol and happens; deeper is a trap. */
const deepestIndex = 2
const nothing: Unpacked = { format: 'unknown', entries: [], faults: [], bytes: 0, overlong: false }

async function unpack(answer: OkAnswer): Promise<Unpacked> {
  if (answer.status < 200 || answer.status > 299) {
    answer.discard()
    return nothing
  }
  const reader = openSitemapReader()
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of ungzip(answer.body)) {
    bytes += chunk.byteLength
    if (bytes > sitemapBounds.bytes) break
    reader.write(decoder.decode(chunk, { stream: true }))
    if (reader.isOver()) break
  }
  return { ...reader.end(), bytes, overlong: bytes > sitemapBounds.bytes }
}

/**
 * Reads the sitemaps that robots.txt names, or else those at the usual places, and what an index among them lists: each
 * once, up to a number. Those named in robots.txt are read even where it disallows them: naming is an invitation.
 */
export async function* readSitemaps(
  travel: Traveller,
  permit: Permit,
  origin: string,
  named: readonly string[],
  most: number,
): AsyncGenerator<SitemapRead> {
  const invited: Permit = async () => undefined
  const guesses = named.length === 0
  const start = guesses ? usualPlaces.map(path => origin + path) : named
  const queue: Waiting[] = start.map(url => ({ url, found_by: guesses ? 'usual_place' : 'robots', nested: 0 }))
  const seen = new Set<string>()
  let listed = false

  for (let next = queue.shift(); next && seen.size < most; next = queue.shift()) {
    const { url, found_by, nested } = next
    if (seen.has(url) || (found_by === 'usual_place' && listed)) continue
    seen.add(url)
    const event = await readOne(travel, found_by === 'usual_place' ? permit : invited, url, found_by)
    listed ||= event.entries.length > 0
    if (event.format === 'index' && nested < deepestIndex)
      queue.push(...event.entries.map(entry => ({ url: entry.url, found_by: 'index' as const, nested: nested + 1 })))
    yield event
  }
}

async function readOne(
  travel: Traveller,
  permit: Permit,
  url: string,
  found_by: SitemapRead['found_by'],
): Promise<SitemapRead> {
  const travelled = await travel({ url, method: 'GET', max_bytes: sitemapBounds.bytes, read: unpack, permit })
  const { hops } = travelled
  const type = 'sitemap_read'
  if (!travelled.ok) {
    const { status, problem } = travelled
    const { format, entries, faults, bytes } = nothing
    return {
      type,
      url,
      found_by,
      status,
      hops,
      content_type: '',
      problem,
      format,
      entries,
      faults,
      bytes,
      truncated: false,
    }
  }
  const { status, headers, count, read } = travelled.visited
  const { format, entries, faults, bytes } = read
  return {
    type,
    url,
    found_by,
    status,
    hops,
    content_type: mediaType(headers),
    problem: nameRebuff(url, status, headers) ?? nameFailure(url, status) ?? null,
    format,
    entries,
    faults,
    bytes,
    truncated: read.overlong || count.end === 'too_large',
  }
}
