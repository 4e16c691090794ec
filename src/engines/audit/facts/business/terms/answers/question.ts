/** What customers ask before they come, and how a page says yes or no to it. */
export type Question = {
  what: string
  words: readonly string[]
  yes: RegExp
  no: RegExp
  /** What any sentence that says yes has, and any that says no: quick to look for. */
  signs?: { yes?: RegExp; no: RegExp } | undefined
  unless?: RegExp
  /** A sentence with one of these is no promise, though it may be a refusal. */
  but?: RegExp
  /** The page's own question, to which "Yes" is yes. */
  asks?: RegExp
  /** The same, to which "No" is yes: "Do I need an appointment?" */
  asks_back?: RegExp
  /** What stands alone as an entry of a list of what there is. */
  label?: RegExp
}

/** A day, a part of the house, some of the offers: then it holds for these alone. */
export const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|evenings?|holidays?|after hours'
export const events = 'part(?:y|ies)|groups?|events?|private|brunch|tours?|class(?:es)?|lessons?|weddings?'

/**
 * A sentence with a condition, or about others, answers no question of the business. "We are not a pet-friendly resort, if
 * a pet is found there is a fee" has said what it says before the condition.
 */
export const conditional =
  /\b(?:(?<!\bnot (?:an? )?[\w-]{1,20}-friendly(?: \w{1,15})?, )if(?! (?:nobody|no one|we (?:do not|don['’]t|miss)) (?:answers?|picks? up|your call))|unless|except|unlike|competitors?|other (?:\w+ )?(?:companies|shops|places|restaurants|dentists)|used to|until further notice)\b/i
