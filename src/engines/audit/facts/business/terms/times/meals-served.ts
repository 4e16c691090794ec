import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { open_meal } from './meal-times.ts'

const says = (meal: string) =>
  new RegExp(
    String.raw`\b(?:we (?:proudly |now )?serve|(?:^\W*|now |proudly |are )serving|open (?:daily |every day |7 days a week )?for|^\W*serves) (?:(?:delicious|fresh|homemade|southern|classic|a full|hearty|the best|authentic) ){0,2}(?:(?:breakfast|brunch|lunch|supper|dinner),? ?(?:and |& ?)?){0,2}${meal}\b`,
    'i',
  )
/** Of some days, somebody else, or at any hour. */
const otherwise =
  /\b(?:all[- ]day|anytime|any time|mon\w*|tues?\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|weekends?|weekdays?|cater\w*|events?|part(?:y|ies)|groups?|guests of|rooms?|inn|hotel|school|camps?|not|no longer|soon|season\w*|summer|winter|holidays?|specials?|box(?:ed)?|brunch|\d{1,2} ?[ap]\.?m)\b/i

/** "We serve breakfast, lunch and dinner": the door is open at each. */
export const mealsServed: readonly TermKind[] = open_meal.map(({ meal, words, pattern }) => ({
  what: meal,
  words,
  says: says(pattern),
  unless: otherwise,
  value: 1,
}))
