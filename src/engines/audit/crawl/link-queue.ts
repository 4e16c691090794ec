import type { FoundLink } from '#src/engines/audit/crawl/crawl-event.ts'

export type WaitingLink = FoundLink & { found_on: string; external: boolean }

const most_programs = 40

/** Links to be asked for once, in the order in which they were found, up to a number. */
export function createLinkQueue(most: number) {
  const known = new Set<string>()
  const waiting: WaitingLink[] = []
  let programs = 0
  /** Of a folder with more pictures than are asked for, the programs of its forms are still looked for. */
  const hasRoom = (kind: WaitingLink['kind']) =>
    known.size < most || (most > 0 && kind === 'handler' && programs < most_programs)

  return {
    add(link: WaitingLink): void {
      if (!hasRoom(link.kind) || known.has(link.url)) return
      if (link.kind === 'handler') programs++
      known.add(link.url)
      waiting.push(link)
    },
    /** Whether it would be added; asked before an address is parsed, since most files are on every page. */
    wants: (url: string, kind: WaitingLink['kind']): boolean => hasRoom(kind) && !known.has(url),
    next: (): WaitingLink | undefined => waiting.shift(),
  }
}
