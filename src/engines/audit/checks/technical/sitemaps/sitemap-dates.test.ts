import { expect, test } from 'vitest'
import { sitemapDates } from '#src/engines/audit/checks/technical/sitemaps/sitemap-dates.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { sitemapListing } from '#tests/support/crawl/sitemap-read.ts'

const listing = (dates: readonly (string | null)[]) => {
  const read = sitemapListing(dates.map((_, at) => `${site_url}page-${at}`))
  return { ...read, entries: read.entries.map((entry, at) => ({ ...entry, lastmod: dates[at] ?? null })) }
}
const state = (dates: readonly (string | null)[], today = 20_261_101) =>
  sitemapDates.look(siteOf([{ html: '<title>Drains</title>' }], { sitemaps: [listing(dates)], today })).state
const same = Array.from({ length: 9 }, (_, at) => `2026-05-04T08:0${at}:00Z`)

test('one day for all pages', () => {
  expect(state(same)).toBe('found')
  expect(state(same, 20_260_505)).toBe('not_applicable')
  expect(state([...same, '2026-06-01'])).toBe('ok')
  expect(state([...same, null])).toBe('ok')
  expect(state(same.slice(0, 7))).toBe('not_applicable')
  expect(state(same.map(() => null))).toBe('not_applicable')
})

test('a day that is still to come, or that nobody can read', () => {
  expect(state(['2999-01-01', '2026-05-04'])).toBe('found')
  expect(state(['11/23/2025', '2026-05-04'])).toBe('found')
  expect(state(['2026-05', '2026', '2026-05-04T08:00:00.123Z', '2026-05-04T08:00+00:00', ''])).toBe('not_applicable')
})
