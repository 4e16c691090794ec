import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { readBytes } from '#src/engines/audit/crawl/read-bytes.ts'

const most_bytes = 256 * 1_024

/** The text of a file that pages are made of, or null. It counts among what the crawl has read. */
export async function readPart({ travel, permit, countBytes }: CrawlRun, url: string): Promise<string | null> {
  const travelled = await travel({ url, method: 'GET', max_bytes: most_bytes, read: readBytes, permit })
  if (!travelled.ok || travelled.visited.status !== 200) return null
  const { read } = travelled.visited
  countBytes(read.byteLength)
  return new TextDecoder().decode(read)
}
