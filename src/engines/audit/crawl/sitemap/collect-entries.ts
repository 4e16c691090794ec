import { normaliseUrl } from '#src/engines/audit/crawl/normalise-url.ts'
import { type SitemapEntry, type SitemapFault, sitemapBounds } from '#src/engines/audit/crawl/sitemap/sitemap-file.ts'

const shownLength = 200

/** Gathers what a sitemap lists, within the bounds of the protocol. */
export function collectEntries() {
  const entries: SitemapEntry[] = []
  const faults: SitemapFault[] = []
  let overfull = false

  function fault(kind: SitemapFault['kind'], line: number, text: string): void {
    if (faults.filter(each => each.kind === kind).length < sitemapBounds.faults_a_kind)
      faults.push({ line, kind, text: text.slice(0, shownLength) })
  }

  function add(written: string, lastmod: string | null, line: number): void {
    if (entries.length >= sitemapBounds.urls) {
      if (!overfull) fault('too_many_urls', line, written)
      overfull = true
      return
    }
    const url = normaliseUrl(written.trim())
    if (url === undefined) fault('url_invalid', line, written.trim())
    else entries.push({ url, lastmod: lastmod?.trim().slice(0, shownLength) ?? null, line })
  }

  return { entries, faults, fault, add }
}

export type EntryCollection = ReturnType<typeof collectEntries>
