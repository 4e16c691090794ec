import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const what = 'discounts together'
const words = ['stack', 'stacks', 'stackable', 'combined'] as const
const offers = '(?:discounts?|offers?|coupons?|specials?|promotions?|savings)'
const never = `(?:do(?:es)? not|don['’]t|doesn['’]t|cannot|can not|can['’]t|may not|are not|is not)`
/** What one coupon says of itself leaves the others free. */
const of_one = /\b(?:this|that|each(?! other)|certain|some|select\w*|most|gift|insurance)\b/i

/** Whether one discount goes with another: all of them do not, and one of them does. */
export const discountsTogether: readonly TermKind[] = [
  {
    what,
    words,
    says: new RegExp(
      String.raw`^\W*(?:(?:our|all|the|these) )?(?:they|${offers}) ${never} (?:be )?(?:stack(?:ed|able)?|combined)\b(?= ?(?:[.!,;:—–]|$|on top\b|together\b|with (?:each|one|any|other)\b))`,
      'i',
    ),
    unless: of_one,
    value: 0,
  },
  {
    what,
    words,
    says: new RegExp(
      String.raw`^\W*(?:stacks|is stackable|stackable|can be (?:stacked|combined)) with (?:the|our|any|all|other)\b[^.!?]{0,30}\b${offers}\b|\b${offers} (?:can be (?:stacked|combined)|stack|stacks) with (?:the|our|any|all|other)\b[^.!?]{0,30}\b${offers}\b`,
      'i',
    ),
    unless: new RegExp(String.raw`\b(?:not|never|no)\b[^.!?]{0,40}\b(?:stack\w*|combined)|${of_one.source}`, 'i'),
    value: 1,
  },
]
