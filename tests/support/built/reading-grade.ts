import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { wordsOf } from './article-body.ts'

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** The sentences of a text that have a word in them. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment).filter(segment => wordsOf(segment).length > 0)
}

/** The school grade that reading the paragraphs asks for, by Flesch and Kincaid. Numbers count as one syllable. */
export function readingGrade(paragraphs: readonly string[]): number {
  const words = paragraphs.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  const sentences = paragraphs.reduce((sum, text) => sum + sentencesOf(text).length, 0)
  return fleschKincaid({ sentence: sentences, word: words.length, syllable: syllables })
}
