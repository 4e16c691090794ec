import type { PageView } from '#src/engines/audit/checks/page-view.ts'

const texts = new WeakMap<PageView['facts'], string>()

/** Letters and digits alone, small, words parted by one space. */
export function plainWords(text: string): string {
  return beyond_ascii.test(text)
    ? plainWordsOfAny(text)
    : text.toLowerCase().replace(marks, '').replace(others, ' ').trim()
}

const beyond_ascii = /[\u0080-\uffff]/
const marks = /['`]/g
const others = /[^a-z0-9]+/g

function plainWordsOfAny(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The visible text of a page as `plainWords`, with a space at either end. */
export function visibleWords({ facts }: PageView): string {
  const known = texts.get(facts)
  if (known !== undefined) return known
  const text = ` ${plainWords(facts.text.blocks.map(block => block.text).join(' '))} `
  texts.set(facts, text)
  return text
}

/** Does the visible text say these words, in this order, without anything between? */
export function says(page: PageView, words: string): boolean {
  const plain = plainWords(words)
  return plain !== '' && visibleWords(page).includes(` ${plain} `)
}

/** How often words stand in a text, both plain. */
export const countOf = (text: string, words: string): number => text.split(` ${words} `).length - 1
