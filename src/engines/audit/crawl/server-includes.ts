import type { PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { readBytes } from '#src/engines/audit/crawl/read-bytes.ts'

const include = /<!--#include\s{1,9}(?:virtual|file)\s{0,3}=\s{0,3}"([^"<>\s]{1,200})"\s{0,9}-->/g
const most = 8
const most_bytes = 256 * 1_024

const known = new WeakMap<CrawlRun, Map<string, Promise<string | null>>>()

function readOnce(run: CrawlRun, url: string): Promise<string | null> {
  const files = known.get(run) ?? new Map<string, Promise<string | null>>()
  known.set(run, files)
  const before = files.get(url)
  if (before) return before
  const reading = run
    .travel({ url, method: 'GET', max_bytes: most_bytes, read: readBytes, permit: run.permit })
    .then(came => (came.ok && came.visited.status === 200 ? new TextDecoder().decode(came.visited.read) : null))
  files.set(url, reading)
  return reading
}

/** Puts in what the server of a copied site puts into its pages; on a live site what still stands there is broken. */
export async function withIncludes(run: CrawlRun, event: PageFetched): Promise<PageFetched> {
  const { body, final_url } = event
  if (!run.options.is_local_copy || !body?.includes('<!--#include')) return event
  const texts = new Map<string, string>()
  for (const [, file = ''] of [...body.matchAll(include)].slice(0, most)) {
    const url = URL.parse(file, final_url)
    if (url?.host !== new URL(final_url).host) continue
    const text = await readOnce(run, url.href)
    // In one line, so that what stands behind it keeps its own.
    if (text !== null) texts.set(file, text.replace(/[\r\n]+/g, ' '))
  }
  return { ...event, body: body.replace(include, (whole, file: string) => texts.get(file) ?? whole) }
}
