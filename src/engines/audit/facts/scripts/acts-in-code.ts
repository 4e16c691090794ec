import { bringsInCode } from './form-code.ts'

/** By what words a piece of code may find an element that somebody presses. */
export type ActsInCode = {
  /** Of every word in it that may be an id or a class: hashes, which keep nothing of the text alive. */
  words: ReadonlySet<number>
  /** It asks for buttons, or for links, by what they are, and may act on any of them. */
  on_buttons: boolean
  on_links: boolean
  /** It brings in code that is not here. */
  brings: boolean
}

/** Where code asks for elements by a selector, or by a name of their kind, with an event named before it or not. */
const asked = String.raw`(?:querySelector(?:All)?|closest|matches|getElementsByTagName|jQuery|\$|\.(?:find|on|is|filter|children|delegate|not))\(\s{0,3}(?:["'\x60][\w. ]{1,30}["'\x60]\s{0,3},\s{0,3})?["'\x60](?:[^"'\x60\n]{0,100}[\s,>+~])?`
const of_any_kind = /\[(?:class|id)[*^$~|]?=|\b(?:tagName|nodeName|localName)\b(?!\s{0,3}[!=]==?\s{0,3}["'`])/
/** What it turned out to be that was pressed. */
const turned_out = String.raw`\b(?:tagName|nodeName|localName)\s{0,3}[!=]==?\s{0,3}["'\x60]`
const of_buttons = new RegExp(String.raw`(?:${asked}|${turned_out})(?:button|\*)(?![\w-])`, 'i')
/** One that glides to a part of the page finds none behind a bare "#". */
const of_links = new RegExp(
  String.raw`(?:${asked}|${turned_out})(?:a|\*)(?![\w-]|\[href[\^*]?=\\?["']?\/?#)|document\.links\b`,
  'i',
)
const shortest = 2
const most_words = 8_000
const longest_code = 200_000

const isOfWord = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 45 || code === 95

/** FNV-1a. */
const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)

function hashOfName(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = step(hash, name.charCodeAt(i))
  return hash
}

function wordsOf(code: string): Set<number> {
  const words = new Set<number>()
  let hash = 0x811c9dc5
  let length = 0
  const end = Math.min(code.length, longest_code)
  for (let i = 0; i <= end; i++) {
    const sign = i < end ? code.charCodeAt(i) : 0
    if (isOfWord(sign)) {
      hash = step(hash, sign)
      length++
      continue
    }
    if (length >= shortest && words.size < most_words) words.add(hash)
    hash = 0x811c9dc5
    length = 0
  }
  return words
}

export function actsInCode(code: string): ActsInCode {
  const on_any = of_any_kind.test(code)
  return {
    words: wordsOf(code),
    on_buttons: on_any || of_buttons.test(code),
    on_links: on_any || of_links.test(code),
    brings: bringsInCode(code),
  }
}

/** Something to press, by the names under which a script may know it. */
export type Pressed = { element: string; names: readonly string[] }

/** Whether code has a word of one of the names. */
export const namesAny = ({ words, brings }: ActsInCode, names: readonly string[]): boolean =>
  brings || names.some(name => words.has(hashOfName(name)))

export function mayActOn({ words, on_buttons, on_links, brings }: ActsInCode, { element, names }: Pressed): boolean {
  return brings || (element === 'button' ? on_buttons : on_links) || names.some(name => words.has(hashOfName(name)))
}
