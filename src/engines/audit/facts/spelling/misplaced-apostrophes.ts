import { wordHash } from './word-hash.ts'

/** Contractions with what they are without their apostrophe, and how many letters stand behind it. */
const right = new Map<string, string>()
const letters_behind = new Map<number, number>()

for (const verb of 'do does did is are was were has have had could would should wo ca must need might'.split(' ')) {
  right.set(`${verb}nt`, `${verb}n’t`)
  letters_behind.set(wordHash(`${verb}nt`), 1)
}
for (const subject of ['they', 'you', 'we']) {
  for (const ending of subject === 'we' ? ['ve'] : ['re', 've']) {
    right.set(subject + ending, `${subject}’${ending}`)
    letters_behind.set(wordHash(subject + ending), 2)
  }
}

const isMark = (code: number) => code === 39 || code === 0x2019

/** Has a contraction that ends at a place of a text its apostrophe elsewhere: "your'e", "do'nt"? */
export function isMisplaced(hash: number, text: string, end: number): boolean {
  const behind = letters_behind.get(hash)
  return behind !== undefined && !isMark(text.charCodeAt(end - behind - 1))
}

const with_mark = /^([a-z]+)['’]([a-z]+)(?![\p{L}\d'’-])/iu

/** Such a word at the beginning of a text. */
export function misplacedIn(text: string): string | undefined {
  const [shown, before = '', behind = ''] = with_mark.exec(text) ?? []
  const meant = right.get((before + behind).toLowerCase())
  return meant !== undefined && shown?.toLowerCase().replace("'", '’') !== meant ? shown : undefined
}

/** With its apostrophe where it belongs. */
export const rightContraction = (shown: string): string | undefined =>
  right.get(shown.toLowerCase().replace(/['’]/g, ''))
