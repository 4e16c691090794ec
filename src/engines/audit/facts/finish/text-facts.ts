import type { Reading } from '../reading/reading.ts'
import { signal } from '../signal.ts'
import { sketchOf } from '../sketch.ts'
import type { MainSource, TextBlock, TextFacts } from '../types/text-facts.ts'
import type { PageText } from './page-text.ts'
import { noWords, type ScannedWords, scanWords } from './words.ts'

type Counted = { facts: TextFacts; words_by_block: readonly number[] }

/** Two 32-bit hashes over the words in order, as 16 hex digits. */
function hashOf(words: readonly number[], more: readonly number[]): string {
  const state = { one: 0x811c9dc5 | 0, two: 0x9747b28c | 0 }
  mixInto(state, words)
  mixInto(state, more)
  return (state.one >>> 0).toString(16).padStart(8, '0') + (state.two >>> 0).toString(16).padStart(8, '0')
}

function mixInto(state: { one: number; two: number }, words: readonly number[]): void {
  let { one, two } = state
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0
    one = Math.imul(one ^ word, 0x01000193)
    two = (Math.imul(two, 31) + Math.imul(word ^ (word >>> 15), 0x85ebca6b)) | 0
  }
  state.one = one
  state.two = two
}

function mainSource(reading: Reading, blocks: readonly TextBlock[]): MainSource {
  if (blocks.some(({ region }) => region === 'main')) return 'main'
  let rest = 0
  let article = 0
  for (const block of blocks) {
    if (block.region !== 'body') continue
    rest += block.text.length
    if (block.in_article) article += block.text.length
  }
  if (reading.found.landmarks.some(({ role, hidden }) => role === 'main' && !hidden) && rest < 200) return 'main'
  return article > rest * 0.6 ? 'article' : 'rest'
}

/** Where the main heading stands in an aside, and nothing is marked as main, the aside is what the page is about. */
const headsAside = (blocks: readonly TextBlock[]) =>
  blocks.some(({ region, element }) => region === 'aside' && element === 'h1')

function belongs(block: TextBlock, source: MainSource, with_aside: boolean): boolean {
  if (block.in_nav) return false
  if (source === 'main') return block.region === 'main'
  if (with_aside && source === 'rest' && block.region === 'aside') return true
  return block.region === 'body' && (source === 'rest' || block.in_article)
}

/** Flesch's reading ease; meaningless for a few words. */
function readingEase({ hashes, sentences, syllables }: ScannedWords): number | null {
  if (hashes.length < 100 || sentences === 0) return null
  const ease = 206.835 - (1.015 * hashes.length) / sentences - (84.6 * syllables) / hashes.length
  return Math.round(ease * 10) / 10
}

const rising = (one: number, other: number) => one - other

/** Pairs of two lists by their first numbers; either list rises. */
function inOrder(one: readonly number[], other: readonly number[]): number[] {
  const all: number[] = []
  let at = 0
  for (let i = 0; i < one.length; i += 2) {
    for (; at < other.length && (other[at] ?? 0) < (one[i] ?? 0); at += 2) all.push(other[at] ?? 0, other[at + 1] ?? 0)
    all.push(one[i] ?? 0, one[i + 1] ?? 0)
  }
  return all.concat(other.slice(at))
}

/** Counts, hashes and sketches of the text, and the words of each block. */
export function countText(reading: Reading, text: PageText): Counted {
  const { blocks } = text
  const source = mainSource(reading, blocks)
  const with_aside = headsAside(blocks)
  const rest = noWords()
  const main = noWords()
  const words_by_block: number[] = []
  const by_region = { header: 0, nav: 0, footer: 0 }
  let main_chars = 0
  let opening = ''
  for (const block of blocks) {
    const is_main = belongs(block, source, with_aside)
    const into = is_main ? main : rest
    const before = into.hashes.length
    into.signals = 0
    scanWords(text.whole, block.start, block.start + block.text.length, into)
    block.signals = into.signals
    text.signals |= into.signals
    const words = into.hashes.length - before
    words_by_block.push(words)
    if (is_main) {
      main_chars += block.text.length
      if (opening.length < 600) opening += `${block.text} `
    }
    if (block.in_nav) by_region.nav += words
    else if (block.region === 'header' || block.region === 'footer') by_region[block.region] += words
  }
  text.weekdays = [...main.weekdays, ...rest.weekdays].sort(rising)
  text.doubled = [...main.doubled, ...rest.doubled].sort(rising)
  text.paired = [...main.paired, ...rest.paired].sort(rising)
  text.odd = inOrder(main.odd, rest.odd)
  text.people = inOrder(main.people, rest.people)
  text.licences = [...main.licences, ...rest.licences].sort(rising)
  text.terms = [...main.terms, ...rest.terms].sort(rising)
  text.ages = [...main.ages, ...rest.ages].sort(rising)
  const facts: TextFacts = {
    blocks,
    words: main.hashes.length + rest.hashes.length,
    chars: text.whole.length,
    sentences: main.sentences + rest.sentences,
    reading_ease: readingEase(main),
    main_source: source,
    main_words: main.hashes.length,
    main_chars,
    header_words: by_region.header,
    nav_words: by_region.nav,
    footer_words: by_region.footer,
    html_chars: reading.source.length,
    hash: hashOf(main.hashes, rest.hashes),
    main_hash: hashOf(main.hashes, []),
    main_sketch: sketchOf(main.hashes, 64),
    main_sketch_without_names: sketchOf(main.common, 32),
    has_filler: (text.signals & signal.filler) !== 0,
    has_metro: (text.signals & signal.metro) !== 0,
    opening: opening.slice(0, 600).trim(),
    named_words: main.named.concat(rest.named),
  }
  return { facts, words_by_block }
}
