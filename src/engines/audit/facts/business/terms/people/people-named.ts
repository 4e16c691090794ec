import { ranksIn } from '#src/engines/audit/facts/business/terms/standing/ranks.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'
import { isPersonal, people_terms, rankTerm } from './people.ts'

/** Whom a page names in its sentences, pictures and titles, presented or not. */
export const named_person = 'named: '

const most = 16
const most_looks = 80
const longest_name = 30
const name_here = /\p{Lu}\p{Ll}+ \p{Lu}\p{L}+/uy
const is_person = remembered((name: string) => isPersonal(name.split(' ')), { most: 3_000, longest: longest_name })
const in_title = /(?:^|[^\p{L}])(?:D[Rr]\.? )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?!\p{L})/u

/** Right behind a name, in a sentence as in a title. */
const degree_behind =
  /^,? (D\.?D\.?S|D\.?M\.?D|M\.?D|D\.?O|[FAP]?NP|ARNP|APRN|CRNP|DNP|PA-C|CNP|DVM|O\.?D|D\.?C|DPM|RN|LPN|RDH|RDA|D?PT|PTA|LCSW|LMSW)(?![\w.]\w|, [A-Z]{2})/
/** "Ann Marlow, our office manager, …" */
const rank_behind = /^, (?:our |the )?([A-Za-z/&' -]{4,30}?)(?=[,.;)]| (?:who|at|will|is|has|and)\b|$)/
const longest_behind = 44

/** Whom a sentence calls "our manager" is presented nowhere yet. */
const toldOnly = (term: TermFact): TermFact => ({
  ...term,
  what: detached(people_terms.rank_told + term.what.slice(people_terms.rank.length)),
})

const termOf = (name: string, place: { line: number; offset: number }): TermFact => ({
  line: place.line,
  offset: place.offset,
  what: detached(named_person + name.toLowerCase()),
  value: hash32(name),
  text: detached(name),
})

/** First and last names that stand on the page, each once; what customers say and what menus list is left out. */
export function peopleNamed(
  text: PageText,
  written: readonly { text: string; line: number; offset: number }[],
  images: readonly ImageFact[],
): TermFact[] {
  const found = new Map<string, TermFact>()
  const degrees: TermFact[] = []
  const note = (name: string, place: { line: number; offset: number }, behind = '') => {
    const degree = degree_behind.exec(behind)?.[1]
    if (degree && degrees.length < most && is_person(name)) degrees.push(rankTerm(place, name, degree))
    const rank = degree || !behind.startsWith(', ') ? undefined : rank_behind.exec(behind)?.[1]
    if (rank && degrees.length < most && ranksIn(rank).length > 0) degrees.push(toldOnly(rankTerm(place, name, rank)))
    if (found.size < most && name.length <= longest_name && !found.has(name) && is_person(name))
      found.set(name, termOf(name, place))
  }
  for (const one of written) {
    const match = in_title.exec(one.text)
    if (match?.[1]) note(match[1], one, one.text.slice(match.index + match[0].length).slice(0, longest_behind))
  }
  for (let i = 0; i < Math.min(text.people.length, most_looks * 2); i += 2) {
    const at = text.people[i] ?? 0
    name_here.lastIndex = at
    const name = name_here.exec(text.said)?.[0]
    if (name === undefined || !is_person(name)) continue
    const behind = text.said.slice(name_here.lastIndex, name_here.lastIndex + longest_behind).split('\n', 1)[0] ?? ''
    if (found.has(name) && !degree_behind.test(behind) && !rank_behind.test(behind)) continue
    const block = text.blocks[text.blockAt(at)]
    if (block && !block.in_nav && block.element !== 'blockquote') note(name, text.placeAt(at), behind)
  }
  // A portrait bears the name of whom it shows, and nothing else.
  for (const { alt, line, offset } of images.slice(0, 40)) {
    if (alt && alt.length <= longest_name + 4) {
      const name = in_title.exec(alt)?.[1]
      if (name) note(name, { line, offset })
    }
  }
  return [...degrees, ...found.values()]
}
