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

const wholes = new WeakMap<PageView['facts'], string>()

/** The visible text of a page in one piece, its blocks parted by line feeds: one look into it spares many into its blocks. */
export function visibleText({ facts }: PageView): string {
  const known = wholes.get(facts)
  if (known !== undefined) return known
  const text = facts.text.blocks.map(block => block.text).join('\n')
  wholes.set(facts, text)
  return text
}

/** The visible text of a page as `plainWords`, with a space at either end. */
export function visibleWords(page: PageView): string {
  const known = texts.get(page.facts)
  if (known !== undefined) return known
  const text = ` ${plainWords(visibleText(page))} `
  texts.set(page.facts, text)
  return text
}

/** Does the visible text say these words, in this order, without anything between? */
export function says(page: PageView, words: string): boolean {
  const plain = plainWords(words)
  return plain !== '' && visibleWords(page).includes(` ${plain} `)
}

/** How often words stand in a text, both plain. */
export const countOf = (text: string, words: string): number => text.split(` ${words} `).length - 1
