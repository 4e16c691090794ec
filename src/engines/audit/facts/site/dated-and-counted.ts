import type { PageFacts } from '../page-facts.ts'

const most = 4

/** The accounts of Google that count the visitors of a page. */
export function countedBy({ analytics }: PageFacts): string[] {
  return analytics
    .filter(({ kind, placeholder }) => !placeholder && (kind === 'google-analytics-4' || kind === 'google-tag-manager'))
    .slice(0, most)
    .map(({ id }) => id)
}

/** The latest year of its notices of copyright. What a template or a script is to fill in says none. */
export function copyrightOf({ copyrights }: PageFacts): { year: number; line: number } {
  let latest = { year: 0, line: 0 }
  for (const { years, text, line } of copyrights) {
    if (/present|[{%<]/i.test(text)) return { year: 0, line: 0 }
    for (const year of years) if (year > latest.year) latest = { year, line }
  }
  return latest
}
