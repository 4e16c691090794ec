import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

const texts = new WeakMap<PageView['facts'], string>()

/** Letters and digits alone, small, words parted by one space. */
export function plainWords(text: string): string {
  if (!beyond_ascii.test(text)) return plainWordsOfAscii(text)
  const plain = text.replace(/’/g, '').replace(typographic, ' ')
  return beyond_ascii.test(plain) ? plainWordsOfAny(text) : plainWordsOfAscii(plain)
}

const beyond_ascii = /[\u0080-\uffff]/
/** Quotation marks, dashes, bullets, arrows, stars and the like, which part words as a space does. */
const typographic =
  /[\u00a0\u00a9\u00ab\u00ae\u00b7\u00bb\u2010-\u2018\u201a-\u2027\u2039\u203a\u2190-\u21ff\u2500-\u2775\u2794-\u27bf]|\ufe0f|\ud83d[\udc00-\udfff]|\ud83c[\udf00-\udfff]/g
const marks = /['`]/g
const others = /[^a-z0-9 ]+/g
const spaces = / {2,}/g

const plainWordsOfAscii = (text: string) =>
  text.toLowerCase().replace(marks, '').replace(others, ' ').replace(spaces, ' ').trim()

function plainWordsOfAny(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const plainWordsOf = askedOnce(plainWords)

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
  let text = ' '
  // Entries of menus and the like are made plain once for all pages.
  for (const block of page.facts.text.blocks) {
    const plain = plainWordsOf(block)
    if (plain !== '') text += `${plain} `
  }
  if (text === ' ') text = '  '
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
