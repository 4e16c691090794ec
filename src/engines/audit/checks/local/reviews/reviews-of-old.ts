import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { newest_review } from '#src/engines/audit/facts/business/terms/people/dated-reviews.ts'

/** Lists of posts, and copies of pages, by their address. */
const of_posts = /\/(?:amp|authors?)\//

/** Younger ones may still be what customers meet today. */
const least_years = 5

export const reviewsOfOld: SiteCheck = {
  id: 'reviews-years-old',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'The newest review on your site is years old',
  why: 'Customers want to know how you work today. Praise from years ago makes them ask whether nobody was content since, or whether you are still there.',
  mend: 'Add some reviews of this year, or show those that Google has of you.',
  source: 'https://support.google.com/business/answer/3474122',
  look: ({ pages, today }) => {
    const told = pages.flatMap(({ url, kind, row }) =>
      kind === 'article' || kind === 'listing' || kind === 'legal' || of_posts.test(url)
        ? []
        : row.terms.filter(({ what }) => what === newest_review).map(term => ({ ...term, url })),
    )
    const [newest] = told.toSorted((one, other) => other.value - one.value)
    if (!newest) return notApplicable
    const years = Math.floor(today / 10_000) - newest.value
    if (years <= least_years) return ok
    return found(newest.url, newest.line, `the newest with a date: “${shortened(newest.text, 60)}”`)
  },
}
