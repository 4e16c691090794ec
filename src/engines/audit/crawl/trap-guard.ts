import type { CrawlDone } from '#src/engines/audit/crawl/crawl-event.ts'

type Trap = CrawlDone['traps'][number]

/** How many links of one kind are followed before they look endless. Sites have archives and shops, so some are generous. */
const mostOfKind = { date: 60, parameter: 1_000, parameters: 64, number: 30_000 }
const mostSegments = 16
const mostRepeats = 3
const mostParameters = 10
const mostPatterns = 5_000

const datePath = /\/(19|20)\d\d([/-](0?[1-9]|1[0-2])){1}(?=[/-]|$)/
const dateParameter = /[?&](date|day|month|year|week|calendar|cal|tribe-bar-date|time|from|to|start|end)=[^&]*\d/i

function repeats(segments: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1)
  return [...counts.values()].some(count => count > mostRepeats)
}

/** The kind of URL that a link is one of, with numbers as `#`; undefined for a link that stands for itself. */
function patternOf({ origin, pathname, search, searchParams }: URL): { pattern: string; most: number } | undefined {
  const path = origin + pathname.replace(/\d+/g, '#')
  if (dateParameter.test(search)) return { pattern: `${origin}${pathname}?date`, most: mostOfKind.date }
  if (searchParams.size > 1) return { pattern: `${origin}${pathname}?…&…`, most: mostOfKind.parameters }
  if (search !== '') return { pattern: `${origin}${pathname}?`, most: mostOfKind.parameter }
  if (datePath.test(pathname) && /^[\d/-]*$/.test(pathname.replace(/^.*?\/(?=(19|20)\d\d)/, '')))
    return { pattern: path, most: mostOfKind.date }
  return path.includes('#') ? { pattern: path, most: mostOfKind.number } : undefined
}

/** Keeps a crawl out of calendars without end, paths that grow by themselves and parameters that multiply. */
export function createTrapGuard() {
  const counts = new Map<string, number>()
  const traps = new Map<string, Trap>()

  function spring(pattern: string, example: string): false {
    const known = traps.get(pattern)
    if (known || traps.size < mostPatterns)
      traps.set(pattern, { pattern, links: (known?.links ?? 0) + 1, example: known?.example ?? example })
    return false
  }

  return {
    /** Whether a new link may be followed. Each link is asked about once. */
    admits(url: string): boolean {
      const parsed = new URL(url)
      const segments = parsed.pathname.split('/').filter(segment => segment !== '')
      if (segments.length > mostSegments || repeats(segments)) return spring(`${parsed.origin}/…`, url)
      if (parsed.searchParams.size > mostParameters) return spring(`${parsed.origin}${parsed.pathname}?…`, url)
      const kind = patternOf(parsed)
      if (!kind) return true
      const count = (counts.get(kind.pattern) ?? 0) + 1
      if (counts.size < mostPatterns || count > 1) counts.set(kind.pattern, count)
      return count <= kind.most || spring(kind.pattern, url)
    },
    traps: (): Trap[] => [...traps.values()],
  }
}
