import type { EntryCollection } from '#src/engines/audit/crawl/sitemap/collect-entries.ts'

const longestLine = 8_192

/** A sitemap of one URL a line, in pieces. */
export function textSitemapReader(collection: EntryCollection) {
  let rest = ''
  let line = 0

  function take(written: string): void {
    line += 1
    if (written.trim() !== '') collection.add(written, null, line)
  }

  return {
    write(text: string): void {
      const lines = (rest + text).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '').slice(0, longestLine)
      lines.forEach(take)
    },
    end(): void {
      if (rest !== '') take(rest)
    },
  }
}
