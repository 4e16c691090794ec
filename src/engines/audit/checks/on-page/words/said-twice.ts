import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** Three words or more, said again at once: names and slogans repeat a word or two on purpose. */
const again = /(?:^| )(\S+(?: \S+){2,7}) \1(?= |$)/

/** Of which something is said twice, so many words came before. */
const least_repeated = 3
const least_words = 2 * least_repeated
/** Nothing but blanks parts its words. */
const is_plain = /^[\w ]*$/

/** One long word, twice in a row: of "Calloway Plumbing Plumbing" nothing is a slogan. */
const word_again = /(?:^| )([a-z]{5,}) \1(?= |$)/

/** "Calloway Drain ShopCalloway Drain Shop": written into two fields that stand without a sign between. */
const shortest_half = 8
function isTwiceItself(text: string): boolean {
  const half = text.length >> 1
  const [one, other] = [text.slice(0, half), text.slice(half)]
  return half >= shortest_half && text.length % 2 === 0 && one === other && one.includes(' ')
}

const longest_half = 80
const run_together = /\p{Ll}\p{Lu}/u
/** "Drains - Calloway ShopCalloway Shop": the theme and a plugin of it both put the name behind. */
function endsTwice(text: string): boolean {
  if (!run_together.test(text)) return false
  for (let half = shortest_half; half <= longest_half && 2 * half < text.length; half++) {
    const end = text.slice(-half)
    if (end.includes(' ') && text.slice(-2 * half, -half) === end && end === end.trim()) return true
  }
  return false
}

export function isSaidTwice(text: string): boolean {
  if (isTwiceItself(text) || endsTwice(text)) return true
  if (word_again.test(text.toLowerCase())) return true
  if (is_plain.test(text) && text.split(' ', least_words).length < least_words) return false
  const plain = plainWords(text.replaceAll('&', ' and '))
  const words = plain.split(' ')
  return plain.length < 400 && words.length - new Set(words).size >= least_repeated && again.test(plain)
}

export const saidTwice: PageCheck = {
  id: 'words-said-twice',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A title or heading says the same words twice in a row',
  why: 'Two fields of a template say the same, and visitors and search results show both.',
  mend: 'Say it once, and use the room for the town or the service.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: ({ url, facts, indexable }) => {
    if (!indexable) return notApplicable
    const titles = facts.titles.slice(0, 1).map(({ text, line }) => ({ text, line }))
    const headings = facts.headings.filter(({ level }) => level <= 2).map(({ text, line }) => ({ text, line }))
    const twice = [...titles, ...headings].filter(({ text }) => isSaidTwice(text))
    return foundAll(twice.slice(0, 3).map(({ text, line }) => ({ url, line, evidence: `“${shortened(text, 120)}”` })))
  },
}
