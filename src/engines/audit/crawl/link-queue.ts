import type { FoundLink } from '#src/engines/audit/crawl/crawl-event.ts'

export type WaitingLink = FoundLink & { found_on: string; external: boolean }

/** Links to be asked for once, in the order in which they were found, up to a number. */
export function createLinkQueue(most: number) {
  const known = new Set<string>()
  const waiting: WaitingLink[] = []

  return {
    add(link: WaitingLink): void {
      if (known.size >= most || known.has(link.url)) return
      known.add(link.url)
      waiting.push(link)
    },
    /** Whether it would be added; asked before an address is parsed, since most files are on every page. */
    wants: (url: string): boolean => known.size < most && !known.has(url),
    next: (): WaitingLink | undefined => waiting.shift(),
  }
}
