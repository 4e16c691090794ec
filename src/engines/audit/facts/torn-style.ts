import { withoutComments } from './styles/painted-pictures.ts'

/** Where a style sheet holds what is no style: browsers drop it, and the rule behind it. */
export type TornStyle = { line: number; shows: string }

/** Marks of two versions that were never made one, the tag around styles in a page, and the fence around code in an answer. */
const no_style = /^[ \t]{0,20}(?:<{7} \S{1,60}|>{7} \S{1,60}|<\/?style\b[^>\n]{0,60}>|```\w{0,10}$)/m
const signs = ['<<<<<<<', '>>>>>>>', '<style', '</style', '```']

export function tornStyle(css: string): TornStyle | null {
  if (!signs.some(sign => css.includes(sign))) return null
  const text = withoutComments(css)
  const torn = no_style.exec(text)
  return torn && { line: text.slice(0, torn.index).split('\n').length, shows: torn[0].trim() }
}
