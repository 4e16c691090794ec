import type { Check } from '#src/engines/audit/checks/check.ts'
import { invalidDate } from './dates.ts'
import { endsBeforeStart } from './ends-before-start.ts'
import { eventsOver } from './events-over.ts'
import { offersWithoutPrice } from './offers-without-price.ts'
import { hiddenQuestions, questionsWithoutResult } from './questions.ts'
import { invalidRating, selfServingRating } from './ratings.ts'
import { reviewsOfNothing } from './reviews-of-nothing.ts'

export const contentData: readonly Check[] = [
  eventsOver,
  selfServingRating,
  invalidRating,
  reviewsOfNothing,
  offersWithoutPrice,
  invalidDate,
  endsBeforeStart,
  hiddenQuestions,
  questionsWithoutResult,
]
