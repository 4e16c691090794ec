import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'

/** Fewer may well have been changed at once. */
const least = 8

/** As the protocol has it: W3C Datetime, a year at least. */
const w3c_date = /^\d{4}(?:-\d\d){0,2}(?:T\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?$/

type Dated = { sitemap: string; line: number; lastmod: string | null }

/** One program or one hand writes the dates of all entries. */
function wrongDate(entries: readonly Dated[], today: number): Outcome | undefined {
  const wrong = entries.filter(
    ({ lastmod }) =>
      lastmod && (!w3c_date.test(lastmod) || Number(lastmod.slice(0, 10).replaceAll('-', '')) > today + 1),
  )
  const [first] = wrong
  if (!first?.lastmod) return undefined
  const fault = w3c_date.test(first.lastmod) ? 'lies ahead' : 'is not written like 2026-01-31'
  return found(first.sitemap, first.line, `${first.lastmod} ${fault} (${wrong.length} of ${entries.length})`)
}

/** A list that is made anew on each day says nothing either, and nobody can tell it from one that was written today. */
export const sitemapDates: SiteCheck = {
  id: 'sitemap-dates-alike',
  section: 'technical',
  severity: 'info',
  scope: 'site',
  title: 'The dates in the sitemap say nothing: all are one day, lie ahead, or cannot be read',
  why: 'Google uses these dates to look at what is new, as long as they prove true. Dates that are the same for the whole site, lie ahead or cannot be read it learns to ignore.',
  mend: 'Let the date of each page be the day on which its own text last changed, or leave lastmod out.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  look: ({ sitemaps, today }) => {
    // Feeds write their dates in another way.
    const lists = sitemaps.filter(({ format }) => format === 'urlset')
    const entries = lists.flatMap(sitemap => sitemap.entries.map(entry => ({ ...entry, sitemap: sitemap.url })))
    const wrong = wrongDate(entries, today)
    if (wrong) return wrong
    const [first] = entries
    if (!first?.lastmod || entries.length < least) return notApplicable
    const day = first.lastmod.slice(0, 10)
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number(day.replaceAll('-', '')) >= today - 1) return notApplicable
    if (entries.some(({ lastmod }) => lastmod?.slice(0, 10) !== day)) return ok
    return found(first.sitemap, first.line, `${day} for all ${countOf(entries.length, 'page')}`)
  },
}
