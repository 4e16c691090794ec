/** Words that tell nothing of what a picture shows. */
const empty_words =
  /^(?:our|the|and|for|with|from|photo|image|picture|pic|img|gallery|service|services|company|at|in|of|on|by|to|a|an)$/
function wordsOf(alt: string): string[] {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter(word => !empty_words.test(word))
}

/** Words of one stem count as one: “trim” and “trimming”. */
const isKin = (one: string, other: string) =>
  one === other || (one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4))

/** "CPH" stands for "Calloway Plumbing & Heating": some words of one are the initials of the other. */
function areInitials(short: readonly string[], long: readonly string[]): boolean {
  const initials = long.map(word => word[0]).join('')
  return short.some(word => word.length > 1 && word.length < 6 && initials.includes(word))
}

/** What a picture is said to show. */
export type Description = { alt: string; words: string[]; letters: string }

const lettersOf = (alt: string) => alt.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** “Photobooth” and “Photo Booth”. */
const isRunTogether = ({ words }: Description, { letters }: Description): boolean =>
  words.some(word => word.length > 6 && letters.includes(word))

export const shareWord = ({ words }: Description, otherwise: Description): boolean =>
  words.some(word => otherwise.words.some(its => isKin(word, its)))

/** Do two descriptions have no word in common? */
export function sharesNothing(described: Description, otherwise: Description): boolean {
  if (isRunTogether(described, otherwise) || isRunTogether(otherwise, described)) return false
  const { words: one } = described
  const { words: other } = otherwise
  return !(areInitials(one, other) || areInitials(other, one) || shareWord(described, otherwise))
}

export const descriptionOf = (alt: string): Description => ({ alt, words: wordsOf(alt), letters: lettersOf(alt) })
