/** One thing that a sentence may lay down, and how it says so. */
export type TermKind = {
  /** What it is of; where that depends on the words, they are asked. */
  what: string | ((match: RegExpExecArray) => string)
  /** Words of which one stands in any such sentence, in lower case: only there a closer look is taken. */
  words: readonly string[]
  /** Stands in any such sentence too, and is quick to look for. */
  sign?: RegExp | undefined
  says: RegExp
  /** A sentence with one of these speaks of a special case. */
  unless?: RegExp
  value: number | ((match: RegExpExecArray) => number | null)
  /** Questions of the page that ask for it, and what their answer comes to. */
  asks?: RegExp
  answers?: (answer: string) => number | null
}

const in_words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const ones = in_words.slice(1, 10).join('|')

const dozens: Record<string, number> = { 'half a dozen': 6, 'a dozen': 12, 'two dozen': 24, 'three dozen': 36 }

/** For patterns: a number in up to three digits, or in words. "Twenty-four" is more than its four. */
export const number_pattern = String.raw`half a dozen|(?:a|two|three) dozen|\d{1,3}|(?:${Object.keys(tens).join('|')})(?:[- ](?:${ones})\b)?|${in_words.slice(1).join('|')}`

/** What that reads; `null` for none. */
export function numberOf(written: string | undefined): number | null {
  if (!written) return null
  const word = written.toLowerCase()
  if (word.endsWith('dozen')) return dozens[word] ?? null
  const digits = Number(word.replaceAll(',', ''))
  if (!Number.isNaN(digits)) return digits
  const [ten = '', one] = word.split(/[- ]/)
  if (tens[ten] !== undefined) return tens[ten] + (one === undefined ? 0 : in_words.indexOf(one))
  const at = in_words.indexOf(word)
  return at >= 0 ? at : null
}

/** The first group of a match that took part, as a number. */
export const firstNumber = (match: RegExpExecArray): number | null =>
  numberOf(match.slice(1).find(group => group !== undefined))
