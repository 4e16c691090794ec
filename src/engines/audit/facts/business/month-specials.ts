import type { PageText } from '../finish/page-text.ts'
import type { ClaimFact } from '../types/business-facts.ts'

const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const month = `(${names.join('|')})`
const offer = '(?:specials?|special offers?|promotions?|promos?|deals?|discounts?|savings|coupons?)'
/** "July Specials!", "Our August promotion", "Specials for the month of May": all that a line says. */
const says = new RegExp(
  String.raw`^\W*(?:our |this |the |current )?(?:${month}(?:['’]s)? (?:[a-z]+ )?${offer}|(?:monthly )?${offer} (?:for|of|in) (?:the month of )?${month})\W*$`,
  'i',
)
const may_say = /special|promo|deal|discount|saving|coupon/i
const longest = 50
/** A page of more tells what there is in each month of the year. */
const most = 2

/** Behind the month and its last day, as `isOver` reads a month without its year. */
export const of_a_month = 3_000_000

/** Offers of one month, by its name alone. */
export function findMonthSpecials({ blocks }: PageText): ClaimFact[] {
  const found: ClaimFact[] = []
  for (const { text, line, offset, in_nav } of blocks) {
    if (text.length > longest || in_nav || !may_say.test(text)) continue
    const [, first, last = first] = says.exec(text) ?? []
    if (last === undefined) continue
    if (found.length >= most) return []
    const value = of_a_month + (names.indexOf(last.toLowerCase()) + 1) * 1_000 + 287
    found.push({ line, offset, about: 'ended', value, text, loud: false })
  }
  return found
}
