import type { Check } from '#src/engines/audit/checks/check.ts'
import { sitemapMissingPages, sitemapUtilityPages } from './sitemap-coverage.ts'
import { sitemapDates } from './sitemap-dates.ts'
import {
  noindexInSitemap,
  sitemapErrors,
  sitemapNonCanonical,
  sitemapRedirects,
  sitemapRobotsBlocked,
  sitemapSlashes,
} from './sitemap-entries.ts'
import {
  sitemapInvalidXml,
  sitemapLimits,
  sitemapMissing,
  sitemapNotInRobots,
  sitemapWrongHost,
} from './sitemap-files.ts'

export const sitemapsChecks: readonly Check[] = [
  sitemapDates,
  sitemapMissingPages,
  sitemapUtilityPages,
  sitemapErrors,
  sitemapRedirects,
  sitemapSlashes,
  noindexInSitemap,
  sitemapNonCanonical,
  sitemapRobotsBlocked,
  sitemapMissing,
  sitemapInvalidXml,
  sitemapNotInRobots,
  sitemapLimits,
  sitemapWrongHost,
]
