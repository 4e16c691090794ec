/** What customers ask before they come, and how a page says yes or no to it. */
export type Question = {
  what: string
  words: readonly string[]
  yes: RegExp
  no: RegExp
  unless?: RegExp
  /** A sentence with one of these is no promise, though it may be a refusal. */
  but?: RegExp
}

/** A day, a part of the house, some of the offers: then it holds for these alone. */
export const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|evenings?|holidays?|after hours'
export const events = 'part(?:y|ies)|groups?|events?|private|brunch|tours?|class(?:es)?|lessons?|weddings?'
