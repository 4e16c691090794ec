import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Orders are taken by several services on purpose. */
const books =
  /^\W{0,3}(?:book|schedule|reserve|make)(?: (?:now|online|today|here|an?|your|my|the))*(?: (?:appointment|visit|table|room|stay|session|class|lesson|cleaning|consultation|call|service|tour))?s?(?: (?:now|online|today|here))?\W{0,3}$/i
const ownerOf = (host: string) => host.split('.').slice(-2).join('.')
/** Where one looks and where one books may differ by name within one system. */
const sisters =
  /^(?:square(?:up)?\.(?:com|site)|acuityscheduling\.com|as\.me|squarespacescheduling\.com|goo\.gl|google\.com|facebook\.com|instagram\.com|linktr\.ee)$/

export const bookedInTwo: PageCheck = {
  id: 'booking-in-two-systems',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'The same button to book leads to two different services',
  why: 'One of the two calendars is the old one, or does not know what is booked in the other: appointments get lost or are given twice.',
  mend: 'Let all buttons lead to the one calendar that you keep, and close the other.',
  source: 'https://support.google.com/business/answer/6218037',
  look: page => {
    if (!isShown(page) || page.kind === 'article' || page.kind === 'listing') return notApplicable
    const by_words = new Map<string, { host: string; line: number }>()
    for (const { kind, internal, url, name, text, line, hidden } of page.facts.links) {
      const words = (text || name)
        .replace(/[^\p{L} ]+/gu, ' ')
        .trim()
        .toLowerCase()
      if (kind !== 'web' || internal || hidden || url === null || !books.test(words)) continue
      const host = ownerOf(new URL(url).hostname)
      if (sisters.test(host)) continue
      const other = by_words.get(words)
      if (other && other.host !== host)
        return found(page.url, line, `“${words}” leads to ${host}, and in line ${other.line} to ${other.host}`)
      if (!other) by_words.set(words, { host, line })
    }
    return by_words.size === 0 ? notApplicable : ok
  },
}
