import { clientArea } from '#src/content/help/client-area.ts'
import { freeCheckHelp } from '#src/content/help/free-check.ts'
import type { HelpAnswer, HelpGroup } from '#src/content/help/help-answer.ts'
import { howWeWork } from '#src/content/help/how-we-work.ts'
import { listingsHelp } from '#src/content/help/listings.ts'
import { plansAndPrices } from '#src/content/help/plans-and-prices.ts'
import { reachingUs } from '#src/content/help/reaching-us.ts'
import { reviewsHelp } from '#src/content/help/reviews.ts'
import { signingIn } from '#src/content/help/signing-in.ts'
import { whereWeWork } from '#src/content/help/where-we-work.ts'
import { yourAccount } from '#src/content/help/your-account.ts'
import { yourData } from '#src/content/help/your-data.ts'

/** The help center, grouped by what the reader wants to do, in the order shown. */
export const helpGroups: readonly HelpGroup[] = [
  freeCheckHelp,
  plansAndPrices,
  howWeWork,
  listingsHelp,
  reviewsHelp,
  signingIn,
  yourAccount,
  clientArea,
  reachingUs,
  whereWeWork,
  yourData,
]

export const helpAnswers: readonly HelpAnswer[] = helpGroups.flatMap(group => group.answers)
