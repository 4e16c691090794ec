import type { PageText } from '../finish/page-text.ts'
import { signal } from '../signal.ts'
import type { CopyrightFact } from '../types/business-facts.ts'

const notice =
  /(?:©|\(c\)|\bcopyright\b)(?:\s*(?:©|\(c\)|copyright))?\s*:?\s*((?:19|20)\d{2})?\s*(?:[-–—,/]|to)?\s*((?:19|20)\d{2}|present)?[\s,.:|-]*(?:by\s+)?([^\n|•·©]{0,120})/gi
const not_the_holder =
  /\b(?:all rights reserved|rights reserved|(?:designed|developed|built|created|maintained|hosted|made|crafted)(?: (?:and|&) \w+)? (?:by|with)|designed|powered|website|web design|site by|privacy|terms|sitemap|copyright|trademark|inc\.? all)\b.*$/i
/** The first link behind the notice, without a space between them. */
const link_behind =
  /([a-z]{2})(?:Contact|Privacy|Home|Terms|All|About|Services|Menu|Call|Phone|Sitemap|Accessibility|Facebook|Instagram|Follow|Powered|Designed|Site)\b.*$/
const of_product = /\p{L}/u
/** The sign, and the word with a slip in it. */
const misspelled = /^\s*cop+y+w?r[ight]{2,6}e?\b[\s:]*/i
const initial = /( [A-Z])\. (?=[A-Z][a-z])/g
/** Nor does the one of "St. Mary’s" and "Dr. Calloway". */
const short_title = /\b(St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|Rev|Fr)\. (?=[A-Z])/g
/** The name of a maker may stand behind it without a space: "2011Otter Works". */
const year = /\b(?:19|20)\d{2}(?=\b|[A-Z][a-z])/g

/** "2005-2006 All rights reserved", "2014 Calloway Glass. All Rights Reserved." on a line of its own, without the sign. */
const unsigned =
  /^\W*((?:19|20)\d\d)(?: ?[-–—] ?((?:19|20)\d\d))?\b[\s,.:|-]*([^\n|•©]{0,60}?)[\s,.|-]*\ball rights reserved\b/i

function unsignedNotices({ blocks }: PageText): CopyrightFact[] {
  return blocks.flatMap(({ text, line, offset, region, signals }): CopyrightFact[] => {
    const match = (signals & signal.copyright) === 0 ? null : unsigned.exec(text)
    if (!match || /©|\(c\)|copyright/i.test(text)) return []
    const years = [match[1], match[2]].flatMap(written => (written ? [Number(written)] : []))
    return [{ line, offset, region, text: match[0].trim().slice(0, 160), years, holder: holderOf(match[3] ?? '') }]
  })
}

/** Copyright notices with their years and holder. */
export function findCopyrights(text: PageText): CopyrightFact[] {
  const { whole } = text
  if (!text.may(signal.copyright)) return []
  const found: CopyrightFact[] = []
  for (const match of whole.matchAll(notice)) {
    if (found.length >= 10) break
    const shown = match[0].trim()
    const years = [...shown.matchAll(year)].map(([written]) => Number(written))
    const sign = /[©]|\(c\)/i.test(shown)
    if (years.length === 0 && !sign) continue
    // "Scotchgard©" was to be the mark of a product.
    if (years.length === 0 && shown.startsWith('©') && of_product.test(whole.slice(match.index - 1, match.index)))
      continue
    found.push({
      ...text.placeAt(match.index),
      text: shown.slice(0, 160),
      years,
      holder: holderOf(match[3] ?? ''),
      region: text.regionAt(match.index),
    })
  }
  return found.length > 0 ? found : unsignedNotices(text).slice(0, 2)
}

function holderOf(rest: string): string {
  // The stop behind the initial of a name ends no sentence: "Ann M. Calloway, DDS".
  const plain = rest
    .replace(misspelled, '')
    .replace(not_the_holder, '')
    .replace(year, '')
    .replace(link_behind, '$1')
    .replace(initial, '$1 ')
    .replace(short_title, '$1 ')
  const first = plain.split(/[.!?]\s+(?=[A-Z])|\s[-–—]\s/)[0] ?? ''
  return first.replace(/^[\s,.:;-]+|[\s,:;.-]+$/g, '').slice(0, 80)
}
