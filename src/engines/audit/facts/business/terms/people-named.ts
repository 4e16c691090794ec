import { detached } from '../../detached.ts'
import type { PageText } from '../../finish/page-text.ts'
import { remembered } from '../../remembered.ts'
import { hash32 } from '../../site/hash32.ts'
import type { TermFact } from '../../types/business-facts.ts'
import type { ImageFact } from '../../types/media-facts.ts'
import { isPersonal } from './people.ts'

/** Whom a page names in its sentences, pictures and titles, presented or not. */
export const named_person = 'named: '

const most = 16
const most_looks = 80
const longest_name = 30
const name_here = /\p{Lu}\p{Ll}+ \p{Lu}\p{L}+/uy
const is_person = remembered((name: string) => isPersonal(name.split(' ')), { most: 3_000, longest: longest_name })
const in_title = /(?:^|[^\p{L}])(?:D[Rr]\.? )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?!\p{L})/u

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
  const note = (name: string, place: { line: number; offset: number }) => {
    if (found.size < most && name.length <= longest_name && !found.has(name) && is_person(name))
      found.set(name, termOf(name, place))
  }
  for (const one of written) {
    const name = in_title.exec(one.text)?.[1]
    if (name) note(name, one)
  }
  for (let i = 0; i < Math.min(text.people.length, most_looks * 2); i += 2) {
    const at = text.people[i] ?? 0
    name_here.lastIndex = at
    const name = name_here.exec(text.said)?.[0]
    if (name === undefined || found.has(name) || !is_person(name)) continue
    const block = text.blocks[text.blockAt(at)]
    if (block && !block.in_nav && block.element !== 'blockquote') note(name, text.placeAt(at))
  }
  // A portrait bears the name of whom it shows, and nothing else.
  for (const { alt, line, offset } of images.slice(0, 40)) {
    if (alt && alt.length <= longest_name + 4) {
      const name = in_title.exec(alt)?.[1]
      if (name) note(name, { line, offset })
    }
  }
  return [...found.values()]
}
