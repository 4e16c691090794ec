import { findNames } from '#src/engines/audit/facts/business/names.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { NameFact, TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** How a text writes the name of the page's business, where it is not as the name stands elsewhere. */
export const written_name = 'name as written: '

/** Where nothing stands but whose the site is. */
const signs = new Set<NameFact['from']>([
  'structured-data',
  'og:site_name',
  'application-name',
  'copyright',
  'logo-alt',
])
/** "Calloway's Diner", "AV Yard Work": words of letters, none of them an initial. */
const plain = /^[\p{L}\p{N}]{2,}(?:['’]s)?(?:[ -][\p{L}\p{N}]{2,}(?:['’]s)?){0,5}$/u
const fewest_letters = 7
const most_names = 3
const most_looks = 200
const longest_before = 2
const between = /[ '’-]/
const letter = /[\p{L}\p{N}]/u
/** Of an address of a page or of mail, of a profile, of a file. */
const joins = /[@#/._\\-]/
const capital = /^[\p{Lu}\p{N}]/u

const accents = /\p{M}/gu
const with_accent = /[^\p{ASCII}]/u
/** "Café" and "Cafe" are one. */
const bare = (text: string) => (with_accent.test(text) ? text.normalize('NFD').replace(accents, '') : text)

const lettersOf = (name: string) =>
  bare(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
/** As it is written, but for capitals, accents, hyphens and the form of the apostrophe. */
const ways = (name: string) => bare(name).toLowerCase().replace(/’/g, "'").replace(/-/g, ' ')

/** The run of a text from a place on that has the letters of the name in their order, with little between them. */
function runFrom(text: string, at: number, letters: string): string | undefined {
  let end = at
  for (let i = 0, skipped = 0; i < letters.length; end++) {
    const sign = text[end]
    if (sign === undefined) return undefined
    if (bare(sign).toLowerCase() === letters[i]) {
      i++
      skipped = 0
    } else if (++skipped > longest_before || !between.test(sign)) return undefined
  }
  const [next = '', after = ''] = [text[end], text[end + 1]]
  if (letter.test(next) || (joins.test(next) && letter.test(after))) return undefined
  return text.slice(at, end)
}

/** Every word with a capital: "water damage restoration" is what a house does, and not what it is called. */
const isNamed = (run: string) => run.split(/[ -]/).every(word => capital.test(word))

type Piece = { text: string; line: number; offset: number }

function otherWays({ text, line, offset }: Piece, names: readonly string[]): TermFact[] {
  const small = text.toLowerCase()
  if (small.length !== text.length) return []
  return names.flatMap((name): TermFact[] => {
    const letters = lettersOf(name)
    const start = letters.slice(0, 2)
    const found: TermFact[] = []
    let looks = 0
    for (let at = small.indexOf(start); at >= 0 && looks < most_looks; looks++) {
      const begins = at === 0 || !(letter.test(text[at - 1] ?? '') || joins.test(text[at - 1] ?? ''))
      const run = begins ? runFrom(text, at, letters) : undefined
      if (run !== undefined && ways(run) !== ways(name) && isNamed(run))
        found.push({ what: detached(written_name + letters), value: 0, text: detached(run), line, offset })
      at = small.indexOf(start, at + 1)
    }
    return found
  })
}

/** "Shaw's Pest Control" in the text of Shaws Pest Control, "Avyard Work" for AV Yard Work. */
export function namesInText(reading: Reading, { blocks }: PageText): TermFact[] {
  const known = findNames(reading, []).filter(({ from }) => signs.has(from))
  const names = [...new Set(known.map(({ name }) => name))].filter(
    name => plain.test(name) && lettersOf(name).length >= fewest_letters,
  )
  if (names.length === 0) return []
  const wanted = names.slice(0, most_names)
  const described = reading.found.metas
    .filter(({ name }) => name === 'description')
    .map(({ content, line, offset }) => ({ text: content, line, offset }))
  const headed = new Set(blocks.filter(({ element }) => /^h[1-3]$/.test(element)).map(({ offset }) => offset))
  const said = blocks.filter(({ element, text }) => element !== 'blockquote' && !/^\W*["“«]/.test(text))
  const found = [...described, ...said].flatMap(piece => otherWays(piece, wanted))
  // What search results and headings show weighs as much as a text that says it twice.
  const weighs = new Set([...described.map(({ offset }) => offset), ...headed])
  const times = Map.groupBy(found, ({ what, text }) => `${what} ${text}`)
  return [...times.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, value: more.length + (weighs.has(first.offset) ? 2 : 1) }] : [],
  )
}
