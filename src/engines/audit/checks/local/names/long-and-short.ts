import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { states } from '#src/engines/audit/checks/towns/state-numbers.ts'

/** Words that one way to write a name has and another has not: what is done, and what sort of firm it is. */
const added =
  /^(?:services?|center|centre|solutions|group|shop|team|pros|experts|specialists|hvac|heating|cooling|air|conditioning|and|plumbing|electric|electrical|mechanical|roofing|siding|gutters|contracting|contractors|construction|builders|remodeling|restoration|landscaping|lawn|care|tree|painting|cleaning|cleaners|flooring|towing|recovery|automotive|auto|repair|movers|moving|storage|hauling|salon|spa|dental|clinic|family)$/
const of_state = new RegExp(`^(?:${states.join('|').toLowerCase()})$`)
/** Whoever owns the copyright may be a firm of a longer name than its sign. */
const is_legal =
  /\b(?:l\.? ?l\.? ?c|inc|incorporated|corp|corporation|co|company|ltd|limited|p\.? ?l\.? ?l\.? ?c|p\.? ?c)\b\.?/i

const sources = new Set(['structured-data', 'og:site_name', 'application-name', 'copyright'])
const part_of_title = / [-–—|:•·] |\|/
const most_added = 3
const longest = 60
const fewest_titles = 3
const most_names = 12

type Way = { name: string; words: readonly string[]; from: string; pages: number; url: string; line: number }

/** The words that the longer one has in one place, and the shorter one has not; none where they differ otherwise. */
function addedWords(long: readonly string[], short: readonly string[]): readonly string[] {
  const more = long.length - short.length
  if (more < 1 || more > most_added || short.length < 2) return []
  const at = long.findIndex((word, i) => word !== short[i])
  // What stands before a name is no part of it as often as not.
  if (at < 1 || !short.slice(at).every((word, i) => word === long[at + more + i])) return []
  return long.slice(at, at + more)
}

function isLonger(long: Way, short: Way): boolean {
  const words = addedWords(long.words, short.words)
  if (words.length === 0 || properWords(short.name).length === 0) return false
  const is_same_place = long.from === short.from
  // With the state behind it a name says where, unless one and the same place writes it both ways.
  if (!words.every(word => added.test(word) || (is_same_place && of_state.test(word)))) return false
  return is_same_place || is_legal.test(short.name) || !is_legal.test(long.name)
}

/** What the site calls itself, wherever it does; the end of most titles counts. */
function waysOf(pages: readonly SitePage[]): Way[] {
  const ways = new Map<string, Way>()
  const note = (name: string, from: string, url: string, line: number) => {
    const plain = name.length <= longest ? plainName(name) : ''
    if (plain === '') return
    const key = `${from} ${plain}`
    const way = ways.get(key) ?? { name: name.trim(), words: plain.split(' '), from, pages: 0, url, line }
    way.pages++
    ways.set(key, way)
  }
  for (const { url, row } of pages) {
    const once = new Map(row.names.filter(({ from }) => sources.has(from)).map(one => [one.from + one.name, one]))
    for (const { name, from, line } of once.values()) note(name, from, url, line)
    for (const part of new Set(row.title.split(part_of_title))) note(part, 'title', url, row.title_line)
  }
  const in_titles = Math.max(fewest_titles, pages.length / 2)
  return [...ways.values()].filter(({ from, pages: count }) => from !== 'title' || count >= in_titles)
}

/** A name that is written with a word of its trade here, and without it there. */
export function longAndShort(pages: readonly SitePage[]): Occurrence[] {
  const ways = waysOf(pages)
    .toSorted((one, other) => other.pages - one.pages)
    .slice(0, most_names)
  for (const long of ways) {
    const short = ways.find(way => isLonger(long, way))
    if (!short) continue
    const [rarer, usual] = long.pages < short.pages ? [long, short] : [short, long]
    const evidence = `“${usual.name}” (${usual.from}), “${rarer.name}” (${rarer.from})`
    return [{ url: rarer.url, line: rarer.line, evidence }]
  }
  return []
}
