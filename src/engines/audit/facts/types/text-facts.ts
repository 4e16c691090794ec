import type { Place, Region } from './place.ts'

/** One run of visible text between block boundaries, white space collapsed. */
export type TextBlock = Place & {
  text: string
  /** Where it begins in the whole text, blocks joined by line feeds. */
  start: number
  region: Region
  in_nav: boolean
  in_article: boolean
  /** Innermost element of interest: `p`, `li`, `h1`..`h6`, `td`, `address`, `button`, `label`, … or `''`. */
  element: string
  /** Bits of `signal`: of what its words and signs may tell. */
  signals: number
  /** Of questions that were asked of this very text before; see `askedOnce`. */
  answers: unknown[] | null
}

/** Where main text was taken from; `rest` is everything outside header, nav, aside and footer. */
export type MainSource = 'main' | 'article' | 'rest'

export type TextFacts = {
  /** All visible text in order. */
  blocks: readonly TextBlock[]
  words: number
  chars: number
  sentences: number
  /** Flesch reading ease of the main text; `null` below 100 words. */
  reading_ease: number | null
  main_source: MainSource
  main_words: number
  main_chars: number
  header_words: number
  nav_words: number
  footer_words: number
  /** Characters of HTML in all. */
  html_chars: number
  /** 64 bits as 16 hex digits over the words of the main text, then of the rest, in lower case, punctuation set aside. */
  hash: string
  main_hash: string
  /**
   * One-permutation minhash over three-word shingles of the main text: 64 bins. The share of equal bins estimates
   * the Jaccard similarity. Empty below 20 words.
   */
  main_sketch: Uint32Array
  /** The same (32 bins) with names and numbers left out: pages that differ in the city's name only come out equal. */
  main_sketch_without_names: Uint32Array
  /** A word of the Latin that generators of dummy text write stands somewhere. */
  has_filler: boolean
  /** A word of the name of a city that everybody knows stands somewhere. */
  has_metro: boolean
  /** The first words of the main text. */
  opening: string
  /** Hashes (see `wordHash`) of the longer words with a capital, as often as they stand there. */
  named_words: readonly number[]
}

/** A word that is in no dictionary: `at` is where it stands in the text of that block. */
export type OddWord = { hash: number; block: number; at: number; line: number }

type MojibakeKind = 'replacement-character' | 'utf8-as-latin1' | 'gbk-as-latin1' | 'control-character'
export type MojibakeFact = Place & { text: string; kind: MojibakeKind }

export type LeftoverKind =
  | 'mustache'
  | 'template-tag'
  | 'erb'
  | 'percent'
  | 'bracket'
  | 'dollar'
  | 'shortcode'
  | 'lorem-ipsum'
  | 'misspelled'
  | 'doubled'
  | 'wrong-pair'
  | 'hole'
  | 'undefined'
  | 'object-object'
  | 'your-company'
  | 'default-text'
  | 'example-email'
  | 'fictional-phone'
  | 'todo'

/** Something that was to be filled in and was not. `where` is `text`, `title`, `json-ld` or `element@attribute`. */
export type LeftoverFact = Place & { kind: LeftoverKind; text: string; where: string }
