import type { Notes } from '#src/domain/location/record/notes.ts'
import { readParagraphs } from './read-text.ts'
import { holdsHtml, holdsPhone, holdsWebAddress, isAllCapitals } from './text-signs.ts'

const field = 'description'

/** The length that Google Business Profile shows. */
const most = 750

const price = /\$\s?\d|\b\d+(?:\.\d\d)? ?(?:dollars|usd)\b/i
const promotion =
  /\b\d{1,3} ?% ?(?:off|discount)|\b(?:on sale|big sale|discounts?|coupons?|special offers?|limited time|free (?:trial|gift|shipping)|buy one|promo(?:tion)? code|clearance|lowest prices?)\b/i
const shouting = /(?:\b\p{Lu}{3,}\b[ ,!.-]{1,3}){3}/u

/** Markup is refused; what Google wants no description to hold (links, phone numbers, prices, offers) asks for a reason. */
export function readDescription(value: unknown, notes: Notes): string {
  const text = readParagraphs(value, { field, name: 'The description', most }, notes)
  if (holdsHtml(text))
    notes.refuse(field, 'description_html', 'Write plain text without HTML: listings show it as it is.')
  if (holdsWebAddress(text)) {
    notes.warn(
      field,
      'description_web_address',
      'Google wants no web or email addresses in a description. The website has its own field.',
    )
  }
  if (holdsPhone(text)) {
    notes.warn(field, 'description_phone', 'Google wants no phone numbers in a description. They have their own field.')
  }
  if (price.test(text)) notes.warn(field, 'description_price', 'Google wants no prices in a description.')
  if (promotion.test(text)) {
    notes.warn(field, 'description_promotion', 'Google wants no offers in a description. A post can tell of them.')
  }
  if (isAllCapitals(text, 20) || shouting.test(text)) {
    notes.warn(
      field,
      'description_all_capitals',
      'Whole words in capitals read as shouting, and Google may refuse them.',
    )
  }
  return text
}
