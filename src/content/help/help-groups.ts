import { clientArea } from '#src/content/help/client-area.ts'
import { freeCheckHelp } from '#src/content/help/free-check.ts'
import type { HelpAnswer, HelpGroup, HelpPlace } from '#src/content/help/help-answer.ts'
import { accountHelpPath, openHelpPath } from '#src/content/help/help-paths.ts'
import { howWeWork } from '#src/content/help/how-we-work.ts'
import { listingsHelp } from '#src/content/help/listings.ts'
import { plansAndPrices } from '#src/content/help/plans-and-prices.ts'
import { reachingUs } from '#src/content/help/reaching-us.ts'
import { reviewsHelp } from '#src/content/help/reviews.ts'
import { signingIn } from '#src/content/help/signing-in.ts'
import { whereWeWork } from '#src/content/help/where-we-work.ts'
import { yourAccount } from '#src/content/help/your-account.ts'
import { yourData } from '#src/content/help/your-data.ts'

/** For everybody, grouped by what the reader wants to do, in the order shown. */
export const openHelp: HelpPlace = {
  path: openHelpPath,
  groups: [freeCheckHelp, plansAndPrices, howWeWork, listingsHelp, reviewsHelp, reachingUs, whereWeWork, yourData],
}

/** For whoever has an account or opens one. Answers about screens that one signs in for belong here. */
export const accountHelp: HelpPlace = {
  path: accountHelpPath,
  groups: [signingIn, yourAccount, clientArea],
}

export const helpGroups: readonly HelpGroup[] = [...openHelp.groups, ...accountHelp.groups]

export const helpAnswers: readonly HelpAnswer[] = helpGroups.flatMap(group => group.answers)
