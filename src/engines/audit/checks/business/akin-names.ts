import { isTradeWord } from '#src/engines/audit/checks/business/proper-words.ts'
import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** As much in common shows that two names may be of one house. */
const run = 4
/** Beginnings of words in a handle are at least so long. */
const cut = 3
const most_words = 12

export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** The words of the home page and of what it says of itself. */
export function wordsOfHome(home_view: PageView): ReadonlySet<string> {
  const metas = home_view.facts.metas.map(({ content }) => content).join(' ')
  const text = `${visibleWords(home_view)} ${plainWords(metas)}`
  return new Set(text.split(' ').filter(word => word.length >= run && /^[a-z]+$/.test(word)))
}

/** Shares a run of letters with what the business calls itself, or holds one of the words of its page. */
export function isAkin(handle: string, { facts, url, given }: PageView, words: ReadonlySet<string>): boolean {
  const called = [given.name ?? '', new URL(url).hostname, ...facts.names.map(({ name }) => name)]
  if (isTradeWithInitials(handle, called)) return true
  const own = called.map(lettersOf).join(' ')
  for (let at = 0; at + run <= handle.length; at++) if (own.includes(handle.slice(at, at + run))) return true
  for (const word of words) if (handle.includes(word)) return true
  const initials = called.map(name =>
    lettersOf(
      name
        .split(/[^\p{L}]+/u)
        .map(word => word[0] ?? '')
        .join(''),
    ),
  )
  return (
    initials.some(letters => letters.length >= 2 && handle.includes(letters)) ||
    called.some(name => isCutFrom(handle, name))
  )
}

/** "jplaw" of Proulx Law Offices: beside a word of the trade, a few letters may be anybody's initials. */
function isTradeWithInitials(handle: string, called: readonly string[]): boolean {
  const trades = called.flatMap(name =>
    name
      .split(/[^\p{L}]+/u)
      .map(lettersOf)
      .filter(isTradeWord),
  )
  return trades.some(trade => {
    if (trade.length < cut || !handle.includes(trade)) return false
    return handle.replace(trade, '').replace(/(?:llc|inc|co|me|us|pc|pllc|office|group|the)$/, '').length < run
  })
}

/** "lexpodnyc" is cut from the beginnings of "Lexington Podiatry". */
function isCutFrom(handle: string, name: string): boolean {
  const words = name
    .split(/[^\p{L}]+/u, most_words)
    .map(lettersOf)
    .filter(word => word.length >= cut)
  return words.some((word, index) =>
    words.slice(index + 1).some(next => {
      const second = next.slice(0, cut)
      for (let end = cut; end <= word.length; end++) if (handle.includes(word.slice(0, end) + second)) return true
      return false
    }),
  )
}
