/** Text that a program unpacks before it runs or writes it. */
const packed =
  /\b(eval|Function|document\.write(?:ln)?)\s{0,5}\(\s{0,5}(?:window\.)?(atob|unescape|decodeURIComponent)\s{0,5}\(\s{0,5}(?:"([^"]{40,20000})"|'([^']{40,20000})')/g
const in_numbers = /\beval\s{0,5}\(\s{0,5}String\.fromCharCode\s{0,5}\(([\d,\s]{80,20000})\)/g
/** A marker by which a widespread intruder knows the files that it has been in. */
const marked = /\bif\s?\(\s?(?:typeof\s+)?nds[wjx]\s?={2,3}\s?["']?undefined/
/** One look that spares nearly all code the others. */
const may_be = /eval|document\.write|Function|\bnds[wjx]\b/
/** Letters of the alphabet that need no code. */
const letters_as_codes = /(?:%(?:4[1-9a-f]|5\da?|6[1-9a-f]|7[0-9a])){6}/i
/** It brings in code, a frame or another page. */
const acts = /<script\b|<iframe\b|createElement\s*\(\s*["'](?:script|iframe)|location(?:\.href)?\s*=|location\.replace/i
/** Addresses of mail are hidden so from those who gather them, and whole pages from those who copy them. */
const of_owners = /mailto:|<(?:p|div|table|body|h[1-6])\b/i
const most = 5

function unpacked(by: string, text: string): string {
  try {
    return by === 'atob' ? atob(text.replace(/\s/g, '')) : decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}

function* piecesOf(code: string): Generator<{ shown: string; text: string }> {
  let count = 0
  for (const [whole, runs, by = '', double, single] of code.matchAll(packed)) {
    if (++count > most) return
    const written = double ?? single ?? ''
    // Old counters write one tag so, its letters as they are.
    if (by === 'atob' || letters_as_codes.test(written) || runs === 'eval')
      yield { shown: whole, text: unpacked(by, written) }
  }
  for (const [whole, numbers = ''] of code.matchAll(in_numbers)) {
    if (++count > most) return
    const codes = numbers.split(',', 5_000).map(Number)
    yield { shown: whole, text: String.fromCharCode(...codes) }
  }
}

/** The beginning of code that is packed up and, unpacked, brings in what strangers want; undefined where there is none. */
export function hiddenCode(code: string): string | undefined {
  if (!may_be.test(code)) return undefined
  for (const { shown, text } of piecesOf(code)) if (acts.test(text) && !of_owners.test(text)) return shown.slice(0, 60)
  return marked.exec(code)?.[0]
}
