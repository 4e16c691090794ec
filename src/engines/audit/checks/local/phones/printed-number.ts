import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Digits in groups, as numbers of any country are printed. */
const grouped = /(?<![\w$€£.,/#-])\+?\(?\d[\d ().-]{6,18}\d(?![\w%/])/g
const of_calling = /\b(?:call|phones?|tel|telephone|mobile|mob|cell|whats ?app|text|dial|ring|hotline|contact)\b/i
/** Years from and to, dates, and ZIP codes with their four more digits. */
const no_number = /^(?:(?:19|20)\d\d\D+(?:19|20)\d\d|\d{4}[-.]\d\d?[-.]\d\d?|\d\d?[-.]\d\d?[-.]\d{4}|\d{5}-\d{4})$/
/** What else is told by a number. */
const of_something =
  /\b(?:part|item|order|account|licen[cs]e|sku|isbn|serial|ref(?:erence)?|reg(?:istration)?|vat|abn|acn|ein|id|zip|npi)\b/i
const near = 40
/** Beside a number that stands alone there is a sign or a label, and no sentence. */
const most_letters = 12

/**
 * Does something stand there that people would call, whether or not its country is known? Numbers without the code of
 * their country are only read where the business is at home.
 */
export function hasPrintedNumber(blocks: readonly TextBlock[]): boolean {
  return blocks.some(({ text }) => {
    if (text.length < 8) return false
    for (const { 0: written, index } of text.matchAll(grouped)) {
      const digits = written.replace(/\D/g, '').length
      if (digits < 8 || digits > 13 || no_number.test(written)) continue
      if (of_calling.test(text.slice(Math.max(0, index - near), index))) return true
      if (!of_something.test(text) && text.replace(/[^\p{L}]/gu, '').length <= most_letters) return true
    }
    return false
  })
}
