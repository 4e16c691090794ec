import type { Reading } from '../reading/reading.ts'
import type { DraftBlock } from '../reading/visible-text.ts'
import { sketchOf } from '../sketch.ts'
import type { MainSource, TextFacts } from '../types/text-facts.ts'
import type { PageText } from './page-text.ts'
import { noWords, type ScannedWords, scanWords } from './words.ts'

type Counted = { facts: TextFacts; words_by_block: readonly number[] }

/** Two 32-bit hashes over the words in order, as 16 hex digits. */
function hashOf(words: readonly number[]): string {
  let one = 0x811c9dc5
  let two = 0x9747b28c
  for (const word of words) {
    one = Math.imul(one ^ word, 0x01000193)
    two = Math.imul(two, 31) + Math.imul(word ^ (word >>> 15), 0x85ebca6b)
  }
  return (one >>> 0).toString(16).padStart(8, '0') + (two >>> 0).toString(16).padStart(8, '0')
}

function mainSource(reading: Reading, blocks: readonly DraftBlock[]): MainSource {
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

function belongs(block: DraftBlock, source: MainSource): boolean {
  if (block.in_nav) return false
  if (source === 'main') return block.region === 'main'
  return block.region === 'body' && (source === 'rest' || block.in_article)
}

/** Flesch's reading ease; meaningless for a few words. */
function readingEase({ hashes, sentences, syllables }: ScannedWords): number | null {
  if (hashes.length < 100 || sentences === 0) return null
  const ease = 206.835 - (1.015 * hashes.length) / sentences - (84.6 * syllables) / hashes.length
  return Math.round(ease * 10) / 10
}

/** Counts, hashes and sketches of the text, and the words of each block. */
export function countText(reading: Reading, text: PageText): Counted {
  const { blocks } = text
  const source = mainSource(reading, blocks)
  const all = noWords()
  const main = noWords()
  const words_by_block: number[] = []
  const by_region = { header: 0, nav: 0, footer: 0 }
  let main_chars = 0
  let opening = ''
  for (const block of blocks) {
    const into = belongs(block, source) ? main : all
    const before = into.hashes.length
    scanWords(block.text, into)
    const words = into.hashes.length - before
    words_by_block.push(words)
    if (into === main) {
      for (let i = before; i < main.hashes.length; i++) all.hashes.push(main.hashes[i] ?? 0)
      main_chars += block.text.length
      if (opening.length < 600) opening += `${block.text} `
    }
    if (block.in_nav) by_region.nav += words
    else if (block.region === 'header' || block.region === 'footer') by_region[block.region] += words
  }
  const unnamed = main.hashes.filter((_, i) => !main.named[i])
  const facts: TextFacts = {
    blocks: blocks.map(({ text: shown, line, offset, region, in_nav, element }) => ({
      text: shown,
      line,
      offset,
      region,
      in_nav,
      element,
    })),
    words: all.hashes.length,
    chars: text.whole.length,
    sentences: all.sentences + main.sentences,
    reading_ease: readingEase(main),
    main_source: source,
    main_words: main.hashes.length,
    main_chars,
    header_words: by_region.header,
    nav_words: by_region.nav,
    footer_words: by_region.footer,
    html_chars: reading.source.length,
    hash: hashOf(all.hashes),
    main_hash: hashOf(main.hashes),
    main_sketch: sketchOf(main.hashes, 64),
    main_sketch_without_names: sketchOf(unnamed, 32),
    opening: opening.slice(0, 600).trim(),
  }
  return { facts, words_by_block }
}
