import { detached } from '../detached.ts'
import { standsAlone } from '../finish/odd-words.ts'
import { noWords, type ScannedWords, scanWords } from '../finish/words.ts'
import { textsOf } from '../node-values.ts'
import type { PageFacts } from '../page-facts.ts'
import { isOfAnotherLanguage } from '../spelling/another-language.ts'
import { wordHash } from '../spelling/word-hash.ts'
import type { LeftoverKind, TextBlock } from '../types/text-facts.ts'
import { blocksOfCustomers } from './words-of-customers.ts'

/** Descriptions of this length and more may have been cut by a program, in the midst of their last word. */
const may_be_cut = 90

function beforeTheCut(text: string): string {
  return text.length >= may_be_cut && /[a-z]\s*$/i.test(text.slice(-3))
    ? text.slice(0, text.trimEnd().lastIndexOf(' '))
    : text
}

/** Where a word was met: `around` is what stands about it, `at` its place therein. */
export type WordPlace = { url: string; line: number; where: string; around: string; at: number }

/** A slip that is one wherever it stands, and where it was met first. */
export type SureSlip = Omit<WordPlace, 'around' | 'at'> & {
  shown: string
  kind: 'misspelled' | 'doubled' | 'wrong-pair'
}

/** A word that no dictionary has, as first written, with the first few places that differ. */
export type SiteWord = { word: string; places: WordPlace[]; is_written_small: boolean }

const slips = new Set<LeftoverKind>(['misspelled', 'doubled', 'wrong-pair'])

/** Languages whose words look like slips of English ones. */
const of_neighbours = /^(?:fr|es|pt|it|de|nl|ca|ro|ht)(?:-|$)/i
/** Bounds for a site of nothing but odd words. */
const most_words = 3_000
const most_names = 30_000
/** So many places tell a term from a slip. */
export const most_places = 4
const around = 60
const most_slips = 200
const most_images = 100
const most_nodes = 30
/** What search engines show of structured data. */
const told_in_data = ['description', 'slogan', 'text', 'addressLocality', 'areaServed']
const most_told = 20
/** Of what a page is, what it asks and offers, and of places, the name is shown as well; people and businesses are called as they like. */
const named_by_its_words =
  /^(?:WebPage|AboutPage|ContactPage|CollectionPage|FAQPage|Question|Service|Offer|Product|MenuItem|ListItem|Article|BlogPosting|City|Place|AdministrativeArea)$/
const longest_text = 1_000
const odd_share = 0.25

/** Nearly all that is said there, customers say. */
const page_of_reviews =
  /\/(?:our |my )?(?:(?:customer|client|patient|guest)s?[-_ ])?(?:testimonials?|reviews?)(?:\.\w{2,5})?\/?$/i
const isParagraph = ({ element, in_nav, region }: TextBlock): boolean =>
  !/^h\d$|^(?:button|label|nav)$/.test(element) && !in_nav && region !== 'footer' && region !== 'header'

/** Does a slip stand in words of another language, where it is none: "Babys" in German, "a ex" in Latin? */
function isAbroad(blocks: readonly TextBlock[], shown: string, line: number): boolean {
  return blocks.some(block => {
    if (block.line > line || !block.text.includes(shown)) return false
    const at = block.text.indexOf(shown)
    return isOfAnotherLanguage(block.text.slice(Math.max(0, at - 3 * around), at + 3 * around))
  })
}

/** The words of a whole site that are in no dictionary, and how often each longer word with a capital stands there. */
export class SiteWords {
  readonly #odd = new Map<number, SiteWord>()
  readonly #named = new Map<number, number>()
  readonly #said = new Set<number>()
  readonly #sure = new Map<string, SureSlip>()

  /** Words in the order in which they were met. */
  get odd(): readonly SiteWord[] {
    return [...this.#odd.values()]
  }

  get sure(): readonly SureSlip[] {
    return [...this.#sure.values()]
  }

  /** How often a word, in small letters, stands on the pages of the site with a capital. */
  timesNamed(word: string): number {
    return this.#named.get(wordHash(word)) ?? 0
  }

  /** Whether it stands so in what visitors read, and not in data or descriptions alone. */
  isSaid(word: string): boolean {
    return this.#said.has(wordHash(word))
  }

  add(facts: PageFacts): void {
    const { text, odd_words, url } = facts
    for (const hash of text.named_words) {
      this.#countName(hash)
      if (this.#said.size < most_names) this.#said.add(hash)
    }
    const lang = facts.html?.lang ?? ''
    const is_english = /^(?:en|$)/i.test(lang)
    // "Dont" and "confortable" are French.
    if (of_neighbours.test(lang)) return
    const theirs = this.#sayOthers(facts)
    for (const { kind, text: shown, line, offset } of facts.leftovers) {
      if (theirs.some(block => offset >= block.offset && line === block.line && block.text.includes(shown))) continue
      if (!is_english || (kind !== 'misspelled' && kind !== 'doubled' && kind !== 'wrong-pair')) continue
      if (!isAbroad(text.blocks, shown, line)) this.#noteSure({ shown, kind, url, line, where: 'text' })
    }
    const own = odd_words.flatMap(odd => {
      const said = text.blocks[odd.block]
      return said && !theirs.includes(said) ? [{ ...odd, said }] : []
    })
    if (!is_english || own.length > 20 + text.words * odd_share) return
    for (const { hash, said, at, line } of own) {
      const { text: whole, element, in_nav } = said
      const where = in_nav ? 'menu' : /^h\d$/.test(element) ? 'heading' : 'text'
      this.#note(hash, whole, at, { url, line, where })
    }
    this.#readAll(facts)
  }

  /** How customers spell is their own affair; asked only where there is a slip. */
  #sayOthers({ odd_words, leftovers, text, titles, url }: PageFacts): readonly TextBlock[] {
    const has_slip = odd_words.length > 0 || leftovers.some(({ kind }) => slips.has(kind))
    if (!has_slip) return []
    const of_reviews =
      page_of_reviews.test(url) || page_of_reviews.test(`/${titles[0]?.text.split(/\s*[|–—-]\s/, 1)[0] ?? ''}`)
    const theirs = of_reviews ? text.blocks.filter(isParagraph) : []
    // Dummy text is told as that.
    const has_filler = leftovers.some(({ kind }) => kind === 'lorem-ipsum')
    const filler = has_filler ? text.blocks.filter(block => /lorem ipsum|dummy text/i.test(block.text)) : []
    return [...blocksOfCustomers(text.blocks), ...theirs, ...filler]
  }

  /** What stands elsewhere than in the visible text, and is read by people all the same. */
  #readAll({ titles, metas, open_graph, images, buttons, structured_data, url }: PageFacts): void {
    const words = noWords()
    const read = (text: string, line: number, where: string) => this.#read(words, text, { url, line, where })
    for (const { text, line } of titles.slice(0, 1)) read(text, line, 'title')
    for (const { name, content, line } of metas)
      if (name === 'description') read(beforeTheCut(content), line, 'description')
    for (const { property, content, line } of open_graph)
      if (property === 'og:title' || property === 'og:description') read(beforeTheCut(content), line, property)
    for (const { element, name, line } of buttons) if (element === 'input') read(name, line, 'button')
    // One word alone is a file's name as a rule.
    for (const { alt, line } of images.slice(0, most_images)) if (alt?.includes(' ')) read(alt, line, 'alt text')
    for (const node of structured_data.nodes.slice(0, most_nodes)) {
      const properties = node.types.some(type => named_by_its_words.test(type))
        ? [...told_in_data, 'name']
        : told_in_data
      for (const property of properties) {
        for (const text of textsOf(node, property).slice(0, most_told))
          if (!/^#|:\/\//.test(text)) read(beforeTheCut(text), node.line, 'structured data')
      }
    }
    for (const hash of words.named) this.#countName(hash)
  }

  #noteSure(slip: SureSlip): void {
    const key = slip.shown.toLowerCase()
    if (this.#sure.size >= most_slips || this.#sure.has(key)) return
    this.#sure.set(detached(key), { ...slip, shown: detached(slip.shown) })
  }

  #countName(hash: number): void {
    const before = this.#named.get(hash)
    if (before !== undefined || this.#named.size < most_names) this.#named.set(hash, (before ?? 0) + 1)
  }

  #read(words: ScannedWords, text: string, place: Omit<WordPlace, 'around' | 'at'>): void {
    const { odd } = words
    const before = odd.length
    scanWords(text, 0, Math.min(text.length, longest_text), words)
    for (let i = before; i < odd.length; i += 2) {
      const [at, hash] = [odd[i] ?? 0, odd[i + 1] ?? 0]
      const end = endOfWord(text, at)
      if (end - at >= 5 && standsAlone(text, at, end)) this.#note(hash, text, at, place)
    }
  }

  #note(hash: number, text: string, at: number, place: Omit<WordPlace, 'around' | 'at'>): void {
    const known = this.#odd.get(hash)
    if (known ? known.places.length >= most_places : this.#odd.size >= most_words) return
    const from = Math.max(0, at - around)
    const near = text.slice(from, at + around)
    if (known?.places.some(other => other.around === near)) return
    const written = text.slice(at, endOfWord(text, at))
    const entry = known ?? { word: detached(written), places: [], is_written_small: false }
    entry.places.push({ ...place, around: detached(near), at: at - from })
    entry.is_written_small ||= written === written.toLowerCase()
    if (!known) this.#odd.set(hash, entry)
  }
}

const letters = /[A-Za-z]*/y

function endOfWord(text: string, at: number): number {
  letters.lastIndex = at
  return at + (letters.exec(text)?.[0].length ?? 0)
}
