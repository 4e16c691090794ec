import { matchesAtNumbers } from '../finish/numbers-in-text.ts'
import type { PageText } from '../finish/page-text.ts'
import { limits } from '../limits.ts'
import type { DraftLists } from '../reading/draft-lists.ts'
import { signal } from '../signal.ts'
import type { PhoneFact } from '../types/business-facts.ts'
import { isOfRegulator } from './of-no-shop.ts'
import { dialed, readPhone } from './phone-number.ts'

/** "225 - 1326" is one number, too, and so is "225•1326". */
const dash = '(?: ?[-.\\u00b7\\u2010-\\u2015\\u2022\\u2219] ?| )'
/** Ten digits of the North American plan in groups, or a number with its country's code. */
const grouped = new RegExp(
  `(?<![\\w./$#-])(?:\\+?1${dash}?)?(?:\\(\\d{3}\\)${dash}{0,3}|\\d{3}(?: ?[-./\\u00b7\\u2010-\\u2015\\u2022\\u2219] ?| ))\\d{3}${dash}\\d{4}(?![\\d%]|[-/.]\\d)|\\+(?!1\\b)\\d{1,3}[ \\d().\\u2010-\\u2015-]{6,18}\\d(?!\\d)`,
  'y',
)
const bullets = /[\u00b7\u2022\u2219]/g
const solid =
  /(?<=(?:phone|tel|telephone|call(?: us| now)?|fax|mobile|cell|text|office|toll[- ]?free)\W{0,4})\+?1?[2-9]\d{9}(?!\d)/iy
const vanity =
  /(?<![\w-])(?:1[-. ])?\(?8(?:00|33|44|55|66|77|88)\)?[-. ](?:[A-Z]{7,10}|[A-Z]{2,6}[-. ][A-Z]{2,6}|[A-Z]{3}-?\d{4}|\d{3}-[A-Z]{4})\b|(?<![\w-])\(?\d{3}\)?[-. ]\d{3}-[A-Z]{4}\b/y
/** "Fax", and how else people write it: "FX#", "Fx.", "F:", "eFax", "Fax No." */
const fax = '(?:(?:e-?|tele)?fax|fx|facsimile|facs?)'
/** "Fax us at:", "Our fax is" */
const bids = '(?: (?:us|me|is))?(?: at)?'
/** "Fax (Referrals):" */
const what_for = String.raw`(?: ?\([a-z][a-z ,&\/-]{1,24}\))?`
const fax_before = new RegExp(
  String.raw`\b(?:${fax}(?: ?(?:number|num|no|line))?${bids}\b${what_for}|f\b)[^\w\n]{0,8}$|(?:^|\n)[^\w\n]{0,3}${fax}(?: (?:number|no\.?|line))?${what_for}[^\w\n]{0,3}\n[^\w\n]{0,3}$`,
  'i',
)
/** "Fax your records to" */
const faxed_to = /\bfax (?:[a-z]{2,14} ){0,4}to(?: us)?(?: at)?:? ?$/i
/** What stands alone on the line above a number: "Send referrals by fax". */
const line_above = /(?:^|\n)([^\n\d]{3,40})\n[^\w\n]{0,3}$/
/** A heading; in small letters it is a sentence on how to order. */
const names_fax = /\b(?:Fax|FAX|Facsimile)\b/
const names_voice = /\b(?:phone|telephone|tel|voice|call|ph|cell|mobile)\b/i
/** "Phone/Fax:" is a number that people answer, too. */
const one_line = new RegExp(
  String.raw`\b(?:phone|telephone|tel|voice|call|ph|p)\b\.?[ ]?(?:\/|&|,|and|or|\+)[ ]?(?:${fax}|f)${bids}\b[^\w\n]{0,8}$`,
  'i',
)
const fax_after = /^(?: ?[-–—,])? ?(?:[([](?:fx?|fax)[)\]]|(?:fax|fx)\b(?!\s*[:#.]?\s*[\d(+]))/i

/** "Call us at", "Call today:", "Call (912) 234-0142 for a free estimate". */
const own_door = '(?: us| me| (?:our|the) (?:office|shop|store|clinic|salon|studio|restaurant|church|hospital))'
const asked_before = new RegExp(
  String.raw`\b(?:(?:please |simply |just )?(?:call|phone|ring|text|reach|contact)(?: or (?:call|text))?${own_door}?|give us a (?:call|ring))(?: (?:now|today|directly|any ?time))?(?: (?:at|on))?[:,]? {0,2}$`,
  'i',
)
const asked_strongly = /\b(?:us|me|our|the|now|today|please|simply|just)\b/i
const asked_after =
  /^[ ,]{0,2}(?:today|now|to (?:schedule|book|reserve|order|make an)|for (?:a|an|your) |before \d{1,2}\b|and we(?:['’]ll| will)\b)/i
/** Somebody else's number, or one for a certain use. */
const of_others =
  /\b(?:billing|departments?|pharmac\w+|hospitals?|county|city of|police|poison|utility|insurance|after[- ]hours|emergenc\w+|weekends?|dr\.|doctor|cell|sales|rentals?|parts|leasing|landlord|manufacturer|warranty|hotline|lifeline|county|chamber|airport|hotel|spanish|espa\S+|records|vendors?|careers?|job|apply|wholesale|catering|delivery|stores?|locations?)\b/i

/** The shop next door, of whom the next words speak. */
const of_neighbor =
  /\b(?:next (?:door\b(?! to (?:us|our)\b)|to (?!us\b|our\b|you))|neighbou?r|across (?:the street )?from|beside|adjacent to)/i

/** Does the sentence around a number ask customers of the business to call it? */
function isCalled(whole: string, at: number, end: number): boolean {
  const from = Math.max(0, at - 120, whole.lastIndexOf('\n', at - 1) + 1)
  const before = whole.slice(from, at)
  const asked = asked_before.exec(before.slice(-45))?.[0]
  if (asked === undefined) return false
  const line_end = whole.indexOf('\n', end)
  const after = whole.slice(end, Math.min(end + 60, line_end < 0 ? whole.length : line_end))
  if (of_neighbor.test(before) && !/\b(?:us|me|our)\b/i.test(asked)) return false
  return (asked_strongly.test(asked) || asked_after.test(after)) && !of_others.test(before) && !of_others.test(after)
}

/** Is it labelled as a fax by the words before it, or by those on the line above? */
function isCalledFax(whole: string, at: number): boolean {
  if (fax_before.test(whole.slice(Math.max(0, at - 52), at)))
    return !one_line.test(whole.slice(Math.max(0, at - 40), at))
  if (faxed_to.test(whole.slice(Math.max(0, at - 60), at))) return true
  const label = line_above.exec(whole.slice(Math.max(0, at - 46), at))?.[1]
  return label !== undefined && names_fax.test(label) && !names_voice.test(label)
}

/** What may stand between a sign and the number it is for. */
const between = /^[^\w]{0,6}$/

/** Telephone numbers in the visible text, in order; those without a country's code are read as at home. */
export function findPhones(
  text: PageText,
  { tel_links, fax_signs }: Pick<DraftLists, 'tel_links' | 'fax_signs'>,
  home: string,
): PhoneFact[] {
  const { said: whole } = text
  if (!text.may(signal.digits)) return []
  const found: { at: number; shown: string; number: string }[] = []
  for (const pattern of [grouped, solid, vanity]) {
    for (const { 0: shown, index: at } of matchesAtNumbers(pattern, whole, text.numbers)) {
      if (found.length >= limits.matches) break
      if (isOfRegulator(whole.slice(Math.max(0, at - 200), at))) continue
      found.push({ at, shown, number: pattern === vanity ? dialed(shown) : shown.replace(bullets, '-') })
    }
  }
  found.sort((one, other) => one.at - other.at)
  return found.map(({ at, shown, number }) => {
    const read = readPhone(number.slice(0, 25), home)
    return {
      ...text.placeAt(at),
      // "(+234) 915…": the parenthesis belongs to it.
      text: /^\+\d{1,3}\)/.test(shown) && whole[at - 1] === '(' ? `(${shown}` : shown,
      e164: read?.e164 ?? null,
      country: read?.country ?? null,
      toll_free: read?.toll_free ?? false,
      fax:
        isCalledFax(whole, at) ||
        fax_after.test(whole.slice(at + shown.length, at + shown.length + 16)) ||
        fax_signs.some(sign => sign <= at && at - sign <= 6 && between.test(whole.slice(sign, at))),
      called: isCalled(whole, at, at + shown.length),
      region: text.regionAt(at),
      in_tel_link: tel_links.some(({ from, to }) => at >= from - 1 && at < to),
    }
  })
}
