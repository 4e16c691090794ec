import type { TelLinkFact, TelLinkProblem } from '../types/business-facts.ts'
import type { LinkFact } from '../types/link-facts.ts'
import { dialed, readPhone } from './phone-number.ts'

/** Numbers nobody has: counted up, or all the same digit. */
const placeholder = /^\+?1?(?:1234567890|0123456789|(\d)\1{9}|5555555555)$/

const whatsapp =
  /^https?:\/\/(?:wa\.me\/\+?(\d+)|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=(?:\+|%2B)?(\d+))/i

/** What the tel: links of a page dial, and what they show. */
export function readTelLinks(links: readonly LinkFact[], home: string): TelLinkFact[] {
  return links.filter(({ kind }) => kind === 'tel').map(link => telLink(link, numberIn(link.href ?? ''), home))
}

/** The number of a chat on WhatsApp, with the plus that its address leaves out; `null` of other links. */
export function messageNumber({ kind, internal, url }: LinkFact): string | null {
  if (kind !== 'web' || internal || !(url?.includes('wa.me') || url?.includes('whatsapp'))) return null
  const [, short, long] = whatsapp.exec(url) ?? []
  const digits = short ?? long
  return digits === undefined ? null : `+${digits}`
}

/** The same of links that begin a text message or a chat on WhatsApp. */
export function readMessageLinks(links: readonly LinkFact[], home: string): TelLinkFact[] {
  return links.flatMap((link): TelLinkFact[] => {
    const number = link.kind === 'sms' ? numberIn(link.href ?? '') : messageNumber(link)
    return number === null ? [] : [telLink(link, number, home)]
  })
}

function telLink(link: LinkFact, number: string, home: string): TelLinkFact {
  const read = readPhone(number.slice(0, 40), home) ?? readPhone(dialed(number.slice(0, 40)).slice(0, 16))
  return {
    line: link.line,
    offset: link.offset,
    href: link.href ?? '',
    number,
    e164: read?.e164 ?? null,
    country: read?.country ?? null,
    problems: problemsOf(link.href ?? '', number, read !== null),
    text: link.text,
    text_e164: shownNumber(link.text, home),
    region: link.region,
    hidden: link.hidden,
  }
}

export function numberIn(href: string): string {
  const written = href
    .trim()
    .replace(/^(?:tel|sms):(?:\/\/)?/i, '')
    .replace(/[?&].*$/s, '')
  try {
    return decodeURIComponent(written).trim()
  } catch {
    return written
  }
}

/** RFC 3966: digits and the separators - . ( ), a plus before a global number, parameters after a semicolon. */
function problemsOf(href: string, number: string, valid: boolean): TelLinkProblem[] {
  const main = number.split(/;|,|\bext\.?\b|x(?=\d)/i)[0]?.trim() ?? ''
  const digits = dialed(main).replace(/\D/g, '')
  if (digits === '') return ['empty']
  const problems: TelLinkProblem[] = []
  if (/[a-z]/i.test(main)) problems.push('letters')
  if (/\s|%20/.test(href.trim().replace(/^(?:tel|sms):/i, ''))) problems.push('spaces')
  if (/[^\d\s+().a-z-]/i.test(main)) problems.push('bad-characters')
  if (placeholder.test(digits)) problems.push('placeholder')
  const short = digits.length <= 3
  if (!short && digits.length < 10) problems.push('too-short')
  else if (!short && !main.startsWith('+')) problems.push('no-country-code')
  if (!valid && digits.length >= 10) problems.push('not-a-number')
  return problems
}

const in_digits = /\+?\(?\d[\d\s().\u2010-\u2015-]{5,20}\d/
/** "1-800-FLOWERS", "912-234-ROOF". */
const in_letters = /(?:1[-. ])?\(?\d{3}\)?[-. ]?(?:\d{3}[-. ]?)?[A-Z][A-Z-]{3,12}/

/** A number of digits comes first; where they are none, its last ones may be letters. */
function shownNumber(text: string, home: string): string | null {
  const said = text.slice(0, 300)
  const digits = in_digits.exec(said)?.[0]
  const read = digits === undefined ? null : readPhone(digits, home)
  if (read) return read.e164
  const letters = in_letters.exec(said)?.[0]
  // "(416) XXX-XXXX" is no number yet.
  if (letters === undefined || /X{3}/.test(letters)) return null
  return readPhone(dialed(letters).slice(0, 16))?.e164 ?? null
}
