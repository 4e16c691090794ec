const longest_body = 8_000

/** Where the bracket that opens at `at` closes; -1 when it does not within bounds. Texts and comments are passed over. */
export function closes(text: string, at: number): number {
  let depth = 0
  const end = Math.min(text.length, at + longest_body)
  for (let i = at; i < end; i++) {
    const sign = text.charCodeAt(i)
    if (sign === 123) depth++
    else if (sign === 125 && --depth === 0) return i
    else if (sign === 34 || sign === 39 || sign === 96) i = endOfText(text, i, end)
    else if (sign === 47 && text.charCodeAt(i + 1) === 47) i = lineEnd(text, i, end)
  }
  return -1
}

function endOfText(text: string, at: number, end: number): number {
  const quote = text.charCodeAt(at)
  for (let i = at + 1; i < end; i++) {
    const sign = text.charCodeAt(i)
    if (sign === 92) i++
    else if (sign === quote || (sign === 10 && quote !== 96)) return i
  }
  return end
}

function lineEnd(text: string, at: number, end: number): number {
  const next = text.indexOf('\n', at)
  return next < 0 ? end : next
}

/**
 * Where the block ends in which `at` stands, by the brace that closes it; where the text is cut off, its end. Texts and
 * comments are passed over.
 */
export function endOfBlock(text: string, at: number, reach: number): number {
  let depth = 0
  const end = Math.min(text.length, at + reach)
  for (let i = at; i < end; i++) {
    const sign = text.charCodeAt(i)
    if (sign === 123) depth++
    else if (sign === 125 && --depth < 0) return i
    else if (sign === 34 || sign === 39 || sign === 96) i = endOfText(text, i, end)
    else if (sign === 47 && text.charCodeAt(i + 1) === 47) i = lineEnd(text, i, end)
  }
  return end
}
