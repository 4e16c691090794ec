import { stateName } from '#src/domain/us-states.ts'

/** As many as can be worked on; three to ten are a good beginning. */
export const mostKeywords = 20

const longest = 80

/** A scheme, `www.`, or a name that ends like a domain of the web. */
const webAddress = /:\/\/|\bwww\.|\b[a-z0-9-]+\.(com|net|org|biz|info|us|io|co|example)\b/i

/** Why this cannot be a phrase that customers search for; undefined when it can. */
export function keywordFault(keyword: string): string | undefined {
  if (keyword.length < 2) return 'Please write a phrase of at least two letters.'
  if (keyword.length > longest) return `Please keep each phrase to ${longest} characters or fewer.`
  if (webAddress.test(keyword)) return 'Please write a phrase that people search for, not a web address.'
  if (!/\p{L}/u.test(keyword)) return 'Please write words; numbers alone are not searched for.'
  return undefined
}

/** Two phrases are one when they differ in capitals and spaces only. */
export function keywordKey(keyword: string): string {
  return keyword.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** What a business does, and where. */
export type Trade = { category: string; city: string; state: string }

const phrasesOf = ({ category, city, state }: Trade): string[] => [
  `${category} ${city}`,
  `${category} near me`,
  `${category} in ${city} ${stateName(state)}`,
  `best ${category} ${city}`,
]

/**
 * Phrases to choose from, made of trades and towns alone: nothing about them is measured. Those of the first trade first, each
 * once, at most `most`.
 */
export function suggestKeywords(trades: readonly Trade[], most: number): string[] {
  const told = trades.filter(({ category, city }) => category !== '' && city !== '')
  const phrases = [0, 1, 2, 3].flatMap(at => told.map(trade => keywordKey(phrasesOf(trade)[at] ?? '')))
  return [...new Set(phrases)].slice(0, most)
}
