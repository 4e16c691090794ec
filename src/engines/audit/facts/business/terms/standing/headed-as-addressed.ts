import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** What stands above a page that its address names and its title does not. */
export const headed_as_addressed = 'headed as addressed: '

const shortest_word = 4
const longest_heading = 80
/** Menus of old pages stand before the heading, and are marked as nothing. */
const most_blocks = 60
/** Of the letters of an address the words of a heading make up the most. */
const least_share = 0.6

/** Letters of the last part of an address: "drquill" of `/team/dr-quill.html`. */
export function lettersOfPath(url: string): string {
  const path = URL.parse(url)?.pathname.replace(/\/(?:index\.\w+)?$/, '') ?? ''
  const last = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{1,5}$/, '')
  return last.toLowerCase().replace(/[^a-z]/g, '')
}

const longWords = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? []

/** Does a text name what an address names? */
export function namesAddressed(text: string, letters: string): boolean {
  if (letters.length < shortest_word) return false
  const words = new Set(longWords(text).filter(word => letters.includes(word)))
  const covered = [...words].reduce((sum, word) => sum + word.length, 0)
  return covered >= letters.length * least_share
}

/** Does a text name what one address names, by a word that another has not? The "Menu" of `/menu-dinner.htm` is its own title, if a short one. */
export function namesOnly(text: string, letters: string, other: string): boolean {
  return longWords(text).some(word => letters.includes(word) && !other.includes(word))
}

const mayHead = ({ text, in_nav, region }: TextBlock) =>
  !in_nav && region !== 'footer' && region !== 'nav' && text.length <= longest_heading

/** Above `/worden.htm`, titled "Dudley Hale", stands "John Worden". */
export function headedAsAddressed({ url, found }: Reading, { blocks }: PageText): TermFact[] {
  const title = found.titles[0]?.text.toLowerCase() ?? ''
  const letters = lettersOfPath(url)
  const in_title = title.replace(/[^a-z]/g, '')
  if (title === '' || letters.length < shortest_word || in_title.includes(letters)) return []
  if (namesAddressed(title, letters)) return []
  // The shortest says nothing else.
  const [heading] = blocks
    .slice(0, most_blocks)
    .filter(
      block =>
        mayHead(block) &&
        namesAddressed(block.text, letters) &&
        !in_title.includes(longWords(block.text)[0] ?? '') &&
        longWords(block.text).some(word => letters.includes(word) && !in_title.includes(word)),
    )
    .sort((one, other) => one.text.length - other.text.length)
  if (!heading) return []
  const { line, offset, text } = heading
  return [{ line, offset, what: headed_as_addressed, value: 0, text: detached(text) }]
}
