import type { PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { readPart } from '#src/engines/audit/crawl/read-part.ts'

const include = /<!--#include\s{1,9}(?:virtual|file)\s{0,3}=\s{0,3}"([^"<>\s]{1,200})"\s{0,9}-->/g
/** Of one page; what stands behind them stays as it is. */
const most = 8
/** Of a whole site: their texts are kept until its end. */
const most_files = 50

const known = new WeakMap<CrawlRun, Map<string, Promise<string | null>>>()

async function readOnce(run: CrawlRun, url: string): Promise<string | null> {
  const files = known.get(run) ?? new Map<string, Promise<string | null>>()
  known.set(run, files)
  const before = files.get(url)
  if (before) return before
  if (files.size >= most_files) return null
  const reading = readPart(run, url)
  files.set(url, reading)
  return reading
}

/** Puts in what the server of a copied site puts into its pages; on a live site what still stands there is broken. */
export async function withIncludes(run: CrawlRun, event: PageFetched): Promise<PageFetched> {
  const { body, final_url } = event
  if (!run.options.is_local_copy || !body?.includes('<!--#include')) return event
  let filled = ''
  let at = 0
  let count = 0
  for (const { index, 0: whole, 1: file = '' } of body.matchAll(include)) {
    if (++count > most) break
    const url = URL.parse(file, final_url)
    const text = url?.host === new URL(final_url).host ? await readOnce(run, url.href) : null
    // In one line, so that what stands behind it keeps its own.
    filled += body.slice(at, index) + (text?.replace(/[\r\n]+/g, ' ') ?? whole)
    at = index + whole.length
  }
  return { ...event, body: filled + body.slice(at) }
}
