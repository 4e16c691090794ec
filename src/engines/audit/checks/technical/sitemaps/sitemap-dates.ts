import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'

/** Fewer may well have been changed at once. */
const least = 8

/** A list that is made anew on each day says nothing either, and nobody can tell it from one that was written today. */
export const sitemapDates: SiteCheck = {
  id: 'sitemap-dates-alike',
  section: 'technical',
  severity: 'info',
  scope: 'site',
  title: 'The sitemap says of all pages that they changed on the same day',
  why: 'Google uses these dates to look at what is new, as long as they prove true. Dates that are the same for the whole site it learns to ignore.',
  mend: 'Let the date of each page be the day on which its own text last changed, or leave lastmod out.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  look: ({ sitemaps, today }) => {
    const entries = sitemaps.flatMap(sitemap => sitemap.entries.map(entry => ({ ...entry, sitemap: sitemap.url })))
    const [first] = entries
    if (!first?.lastmod || entries.length < least) return notApplicable
    const day = first.lastmod.slice(0, 10)
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number(day.replaceAll('-', '')) >= today - 1) return notApplicable
    if (entries.some(({ lastmod }) => lastmod?.slice(0, 10) !== day)) return ok
    return found(first.sitemap, first.line, `${day} for all ${countOf(entries.length, 'page')}`)
  },
}
