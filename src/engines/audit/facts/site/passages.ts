import type { PageFacts } from '../page-facts.ts'
import type { TextBlock } from '../types/text-facts.ts'
import { hash32 } from './hash32.ts'

const most = 16
/** Shorter ones are said by many in the same words. */
const least_length = 60
const asks = /\?\W{0,3}$/
const begins_as_quote = /^["“«]/

export const isQuote = (passage: number): boolean => (passage & 1) === 1

/** Longer pieces of text by which two pages may share a list of questions or of reviews: hashes, odd where they are quotes. */
export function passagesOf({ text: { blocks } }: PageFacts): number[] {
  const passages = new Set<number>()
  let before: TextBlock | undefined
  for (const block of blocks) {
    const { text, element, in_nav, region } = block
    // A sign that says the answer can be opened stands between the two.
    if (text.length < 3) continue
    const asked = before !== undefined && asks.test(before.text)
    before = block
    if (text.length < least_length || in_nav || region === 'footer') continue
    const quoted = element === 'blockquote' || begins_as_quote.test(text)
    if (!asked && !quoted) continue
    passages.add(((hash32(text) & ~1) | (quoted ? 1 : 0)) >>> 0)
    if (passages.size === most) break
  }
  return [...passages]
}
