import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'

/** Shorter ones are too near to each other. */
const initials = /(?<![\p{L}\d&'’-])[A-Z]{4,6}(?![\p{L}\d&'’-])/gu
/** So many titles tell what is usual. */
const fewest = 3
const most_pages = 500

/** Have two letters beside each other changed places? */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, i) => letter !== other[i])
  return (
    at >= 0 &&
    one[at] !== one[at + 1] &&
    one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2) === other
  )
}

/** "GLSC - Enroll" among titles that say "GSLC": initials of one title with two letters changed about. */
export function initialsApart(pages: readonly SitePage[]): Occurrence[] {
  const met = new Map<string, SitePage[]>()
  for (const page of pages.slice(0, most_pages)) {
    // Where all is in capitals nobody can tell initials from words.
    if (!/[a-z]/.test(page.row.title)) continue
    for (const [shown] of page.row.title.matchAll(initials)) met.set(shown, [...(met.get(shown) ?? []), page])
  }
  return [...met].flatMap(([shown, on]): Occurrence[] => {
    const [page, more] = on
    if (!page || more) return []
    const usual = [...met].find(([other, there]) => there.length >= fewest && isSwapped(shown, other))?.[0]
    if (usual === undefined || page.row.title.includes(usual)) return []
    return [{ url: page.url, line: page.row.title_line, evidence: `title: “${shown}”, elsewhere “${usual}”` }]
  })
}
