import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { plainWords } from './visible-text.ts'

const shortest_word = 4
/** Enough of a word to know it again in another form. */
const stem = 5

export const stemsOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter(word => word.length >= shortest_word && !/^\d+$/.test(word))
    .map(word => word.slice(0, stem))

/** Words that stand on every page of the site say nothing of this one. */
export function wordsOfSite({ facts, url }: PageView): ReadonlySet<string> {
  const names = facts.names.filter(({ from }) => from !== 'title' && from !== 'h1').map(({ name }) => name)
  return new Set(stemsOf(`${names.join(' ')} ${new URL(url).hostname.replaceAll('.', ' ')}`))
}
