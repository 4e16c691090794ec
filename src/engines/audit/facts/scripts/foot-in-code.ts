/** A line of the foot of pages that a piece of code writes, and the line of the code in which the foot begins. */
export type FootLine = { text: string; line: number }

const longest = 6_000
const most_lines = 60
/** What the code fills in when it runs. */
const filled_in = /\$\{[^{}]{0,200}\}|["'`]\s?\+[^+"'`]{1,200}\+\s?["'`]/g
const ends_line = /<(?:\/?(?:p|div|li|h[1-6]|section|ul|address|td|tr|footer)\b|br\b)[^>]{0,300}>/gi
const tag = /<[^<>]{1,300}>/g
const signs: readonly (readonly [RegExp, string])[] = [
  [/&copy;|\\u00a9/gi, '©'],
  [/&amp;/gi, '&'],
  [/&nbsp;/gi, ' '],
  [/&[nm]dash;|\\u2013|\\u2014/gi, '–'],
]

/** What visitors read in the foot that a piece of code writes into pages; what it fills in is left out. */
export function footInCode(code: string): FootLine[] {
  const from = code.search(/<footer\b/i)
  if (from < 0) return []
  const to = code.toLowerCase().indexOf('</footer', from)
  const html = code.slice(from, to < 0 ? from + longest : Math.min(to, from + longest))
  const line = code.slice(0, from).split('\n').length
  const plain = signs.reduce(
    (text, [written, sign]) => text.replace(written, sign),
    html.replace(filled_in, ' … ').replace(ends_line, '\n').replace(tag, ''),
  )
  return plain
    .split('\n')
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(text => text !== '')
    .slice(0, most_lines)
    .map(text => ({ text: text.slice(0, 160), line }))
}
