import type { Check } from '#src/engines/audit/checks/check.ts'
import { allFiveStars } from './all-five-stars.ts'
import { quotesApart } from './quotes-apart.ts'
import { quotesReworded } from './quotes-reworded.ts'
import { ratingUnlinked } from './rating-unlinked.ts'
import { reviewTwice } from './review-twice.ts'
import { reviewsOfOld } from './reviews-of-old.ts'
import { reviewsOutnumbered } from './reviews-outnumbered.ts'
import { unnamedReviews } from './unnamed-reviews.ts'

export const reviewsChecks: readonly Check[] = [
  quotesApart,
  quotesReworded,
  unnamedReviews,
  reviewTwice,
  ratingUnlinked,
  allFiveStars,
  reviewsOutnumbered,
  reviewsOfOld,
]
