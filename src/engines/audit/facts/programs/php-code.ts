/**
 * The code of a PHP file, without its comments and without what stands outside of `<?php … ?>`. `bones` has the same length,
 * and blanks where `code` has the letters of strings: braces and brackets in it are those of the program.
 */
export type PhpCode = { code: string; bones: string; says_text: boolean }

const opening = /<\?(?:php\b|=|(?!xml))/gi
const heredoc = /<<<[ \t]{0,3}(["']?)([A-Za-z_]\w{0,60})\1\r?\n/y
const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

class Writer {
  code = ''
  bones = ''

  keep(text: string): void {
    this.code += text
    this.bones += text
  }

  drop(text: string): void {
    this.code += blanked(text)
    this.bones += blanked(text)
  }

  string(text: string): void {
    this.code += text
    this.bones += text.length < 2 ? text : `${text[0]}${blanked(text.slice(1, -1))}${text.at(-1)}`
  }
}

/** Where a string ends that begins at an index with its quote. */
function endOfString(text: string, start: number): number {
  const quote = text[start]
  let at = start + 1
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1
  return Math.min(at + 1, text.length)
}

function endOfHeredoc(text: string, start: number): number | undefined {
  heredoc.lastIndex = start
  const [opened, , label = ''] = heredoc.exec(text) ?? []
  if (opened === undefined) return undefined
  const end = new RegExp(`\\n[ \\t]{0,40}${label}\\b`, 'g')
  end.lastIndex = start + opened.length - 1
  const closed = end.exec(text)
  return closed ? closed.index + closed[0].length : text.length
}

/** A comment of one line ends with the code as well. */
function endOfLine(text: string, start: number): number {
  const line = text.indexOf('\n', start)
  const close = text.indexOf('?>', start)
  return Math.min(line < 0 ? text.length : line, close < 0 ? text.length : close)
}

function endAfter(text: string, mark: string, start: number): number {
  const at = text.indexOf(mark, start)
  return at < 0 ? text.length : at + mark.length
}

/** Of what nothing but plain code follows: quotes, comments, the end of the code, a text of many lines. */
const turns = /["'`#]|\/[/*]|\?>|<<</g

function readBlock(text: string, start: number, out: Writer): number {
  let at = start
  while (at < text.length) {
    turns.lastIndex = at
    const turn = turns.exec(text)
    if (!turn) break
    const found = turn.index
    out.keep(text.slice(at, found))
    if (turn[0] === '?>') {
      out.keep('; ')
      return found + 2
    }
    at = takeTurn(text, found, turn[0], out)
  }
  out.keep(text.slice(at))
  return text.length
}

function takeTurn(text: string, found: number, turn: string, out: Writer): number {
  if (turn === '<<<') {
    const end = endOfHeredoc(text, found)
    if (end === undefined) out.keep(turn)
    else out.string(text.slice(found, end))
    return end ?? found + turn.length
  }
  if (turn === '/*' || turn === '//' || (turn === '#' && text[found + 1] !== '[')) {
    const end = turn === '/*' ? endAfter(text, '*/', found + 2) : endOfLine(text, found)
    out.drop(text.slice(found, end))
    return end
  }
  if (turn === '#') {
    out.keep(turn)
    return found + 1
  }
  const end = endOfString(text, found)
  out.string(text.slice(found, end))
  return end
}

export function phpCode(text: string): PhpCode {
  const out = new Writer()
  let says_text = false
  let at = 0
  while (at < text.length) {
    opening.lastIndex = at
    const opened = opening.exec(text)
    const outside = text.slice(at, opened?.index ?? text.length)
    says_text ||= /[^\s<>]/.test(outside.replace(/<[^<>]{0,300}>/g, ''))
    out.drop(outside)
    if (!opened) break
    out.drop(opened[0])
    at = readBlock(text, opened.index + opened[0].length, out)
  }
  return { code: out.code, bones: out.bones, says_text }
}
