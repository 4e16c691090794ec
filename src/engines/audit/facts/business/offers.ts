import type { PageText } from '../finish/page-text.ts'
import type { Reading } from '../reading/reading.ts'
import { signal } from '../signal.ts'
import type { BookingFact, LicenceFact, PriceFact } from '../types/business-facts.ts'

const price = /\$\s?\d[\d,]{0,9}(?:\.\d{2})?(?:\s?[-–]\s?\$?\d[\d,]*(?:\.\d{2})?)?(?:\s?(?:\/|per )\s?[a-z]{2,10})?/gi
const books =
  /\b(?:book|schedule|appointments?|reserv(?:e|ations?)|request (?:an? )?(?:\w+ )?(?:quote|estimate|service|consultation|appointment)|free (?:\w+ )?(?:quote|estimate|consultation|inspection)|get (?:an? |your )?(?:\w+ )?(?:quote|estimate)|order (?:online|now)|buy tickets)\b/i
const licence =
  /\b(?:lic(?:en[sc]ed?)?\.?\s*(?::|(?:#|no\.?|nos?\.|number|num\.?)\s*:?)\s*#?\s*[A-Z]{0,8}[- ]?\d{2,}[A-Z]{0,2}\d[\w-]*|lic(?:en[sc]ed?)?\.? (?:(?:holder |master |general |commercial |electrical |roofing |plumbing |electrician |plumber |contractor ){0,3}#\s*[A-Z]{0,8}[- ]?\d{2,}[A-Z]{0,2}\d[\w-]*|\(?[A-Z]{1,6}[-.]?\d{4,}[\w-]*|(?:by|in|with) (?:the )?[a-z ]{4,30}[,:]? \(?[A-Z]{1,6}[-.]?\d{5,}[\w-]*|(?<=e )\d{5,9}\b)|(?:CAC|CFC|CCC|CGC|CBC|CRC|CPC|CMC|EC|ER|RF|RC)\d{5,8}|NPI\s*(?:#|:)?\s*\d{10}|bar\s*(?:no\.?|#|number)\s*:?\s*\d{4,}|(?:ROC|CSLB|DRE|BRE|TACLA|TECL|MPL|ARD|HIC|CCB|NMLS|USDOT)\s*#?\s*:?\s*\d{2,}[A-Z]{0,2}\d{2,})\b/iy

/** "NV #0094214": of a state, and nothing else. */
const of_a_state =
  /(?:^|[^\w ] ?)(A[LKZR]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) #$/
const most_numbers = 400
const digits = /\d{5,9}\b/y

function licencesOfStates(text: PageText): LicenceFact[] {
  const { said } = text
  return text.numbers.slice(0, most_numbers).flatMap(at => {
    if (said[at - 1] !== '#') return []
    digits.lastIndex = at
    const number = digits.exec(said)?.[0]
    const state = of_a_state.exec(said.slice(Math.max(0, at - 6), at))?.[1]
    return number && state ? [{ ...text.placeAt(at), text: `${state} #${number}` }] : []
  })
}

export function findPrices(text: PageText): PriceFact[] {
  if (!text.may(signal.dollar)) return []
  return [...text.said.matchAll(price)].slice(0, 20).map(match => ({ ...text.placeAt(match.index), text: match[0] }))
}

/** Licence, bar and registration numbers as printed. */
export function findLicences(text: PageText): LicenceFact[] {
  const found: LicenceFact[] = []
  let read_to = 0
  for (const at of text.licences) {
    if (found.length >= 20) break
    if (at < read_to) continue
    licence.lastIndex = at
    const match = licence.exec(text.said)
    if (!match) continue
    read_to = at + match[0].length
    found.push({ ...text.placeAt(at), text: match[0].replace('(', '').trim() })
  }
  return [...found, ...licencesOfStates(text)].slice(0, 20)
}

/** Links and buttons that book, order or ask for a quote. */
export function findBookings({ found }: Reading): BookingFact[] {
  const bookings: BookingFact[] = []
  for (const { text, name, url, kind, line, offset } of found.links) {
    if (bookings.length >= 20) return bookings
    if (kind !== 'tel' && books.test(text || name)) bookings.push({ line, offset, text: text || name, url })
  }
  for (const { text, name, line, offset } of found.buttons) {
    if (bookings.length >= 20) return bookings
    if (books.test(text || name)) bookings.push({ line, offset, text: text || name, url: null })
  }
  return bookings
}
