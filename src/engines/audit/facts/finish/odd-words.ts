import type { Reading } from '../reading/reading.ts'
import type { OddWord } from '../types/text-facts.ts'
import type { PageText } from './page-text.ts'

/** A page of which so many words are odd is of another language, or of code. */
const most = 400

/** Letters, digits and apostrophes of a word, and what makes an address, a file or a code of it. */
const glue = /[\p{L}\p{N}@/\\_#&+=~*^<>{}[\]$%|’'-]/u

const genitive = /^['’]s(?:[\s,.;:!?)]|$)/

/** Does a word stand by itself, between spaces and marks? A stop with a letter behind it makes an address of it. */
export function standsAlone(text: string, from: number, to: number): boolean {
  const [before, after] = [text.charAt(from - 1), text.charAt(to)]
  // "High-qualty" is two words, and "customer's" is one.
  const is_behind_dash = before === '-' && /\p{L}/u.test(text.charAt(from - 2)) && !/[A-Z]/.test(text.charAt(from))
  if ((glue.test(before) && !is_behind_dash) || before === '.') return false
  if (genitive.test(text.slice(to, to + 3))) return true
  if (glue.test(after)) return false
  return after !== '.' || !/[\p{L}\p{N}.]/u.test(text.charAt(to + 1))
}

/** Cells of a grid made of boxes have no blank between them: "due at once." and "Testing Fee" are two. */
function beginsCell(text: PageText, from: number, to: number): boolean {
  const { whole } = text
  if (whole.charAt(from - 1) !== '.' || !/[A-Z]/.test(whole.charAt(from)) || text.nodeAt(from).from !== from)
    return false
  return standsAlone(` ${whole.slice(from, to + 3)}`, 1, 1 + to - from)
}

const letters = /[A-Za-z]+/y

/** The words of the visible text that no dictionary has; what shows code, is struck out or is cut by a tag is left out. */
export function oddWords(reading: Reading, text: PageText): OddWord[] {
  const { odd, whole, blocks } = text
  const found: OddWord[] = []
  if (odd.length > 2 * most) return found
  const meant = [...reading.code, ...reading.unsaid]
  for (let i = 0; i < odd.length; i += 2) {
    const [from, hash] = [odd[i] ?? 0, odd[i + 1] ?? 0]
    letters.lastIndex = from
    const to = from + (letters.exec(whole)?.[0].length ?? 0)
    if (to - from < 5 || !text.isInOneNode(from, to)) continue
    if (!standsAlone(whole, from, to) && !beginsCell(text, from, to)) continue
    if (meant.some(({ from: start, to: end }) => from >= start && from < end)) continue
    const block = text.blockAt(from)
    found.push({ hash, block, at: from - (blocks[block]?.start ?? 0), line: text.placeAt(from).line })
  }
  return found
}
