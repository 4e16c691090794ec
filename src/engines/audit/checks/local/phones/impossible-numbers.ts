import { isAmerican } from '#src/engines/audit/checks/business/american.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

/** Written as a telephone number, with a digit too few or too many: the area code in brackets, or nothing. */
const uneven =
  /\((?!0)(?:\d{3}\) ?(?:\d{3}[-. ](?:\d{3}|\d{5})|\d{2}[-. ]\d{4}|\d{4}[-. ]\d{4})|\d{2}\) ?\d{3}[-. ]\d{4})(?![\d-])|(?<![\d(.-])(?:1[-.])?\d{3}[-.](?:\d{3}[-.](?:\d{3}|\d{5})|(?:\d{2}|\d{4})[-.]\d{4}|\d{5,6})(?![\d-])/g
const shortest = '912-34567'.length
/** What announces a number that is not told by its brackets. */
const announced =
  /\b(?:phone|tel|telephone|(?:call|text|ring)(?: or text)?(?: us| (?:the|our) [a-z]{4,12})?(?: at)?|mobile|cell|office):? {0,2}$/i
/** "01632 960 118", "0917 555 0134": a zero before the area code is dialed in other countries. */
const with_zero = /(?<![\d.+-])0[1-9]\d{1,3}[ -]\d{3,4}[ -]?\d{3,4}(?![\d-])/
/** As some offices of other countries are told to dial: "01-478-555-0142". */
const dialed_from_nowhere = /(?<![\d.-])01[-. ]\(?[2-9]\d{2}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/
/** Announced, and without the three digits that say where it is. */
const without_area =
  /\b(?:phone|tel|telephone|call|text|mobile|cell|office):? (?:us )?(?:at )?([2-9]\d{2}[-.]\d{4})(?![\d-])/i
const in_full = /\d{3}\)?[-. /]{0,2}\d{3}[-. ]\d{4}/
/** Articles and lists tell the numbers of others. */
const of_others = new Set<PageKind>(['article', 'listing'])

const isCentral = ({ kind }: PageView) => kind === 'home' || kind === 'contact'

/** Digits in no groups, or in those that begin with a plus or a zero: nothing says that they are of the United States. */
const of_any_country = /^(?:\d{10}$|\+(?!1\b)|0[1-9]\d{0,3}[ -]\d{3})/

/** Numbers of ten digits that the numbering plan does not have, where a business prints its own. */
function notDialable(page: PageView): Occurrence[] {
  const { phones, leftovers, tel_links } = page.facts
  const at_home = isAmerican(page.facts)
  const blanks = leftovers.filter(({ kind }) => kind === 'fictional-phone').map(({ text }) => text)
  return phones.flatMap(({ e164, text, line, region, fax, in_tel_link }) => {
    const is_own = isCentral(page) || region === 'header' || region === 'footer'
    if (
      e164 !== null ||
      fax ||
      !is_own ||
      (of_any_country.test(text) && !at_home) ||
      blanks.some(blank => text.includes(blank))
    )
      return []
    // A link to call with the same digits is told as such.
    const digits = text.replace(/\D/g, '')
    if (in_tel_link && tel_links.some(({ number }) => number.replace(/\D/g, '').endsWith(digits))) return []
    return [{ url: page.url, line, evidence: `${text}: no such number can exist` }]
  })
}

type Uneven = { shown: string; is_announced: boolean }

/** Numbers of too few digits or too many; codes and dates look like those without brackets, too. */
function unevenIn(text: string): Uneven[] {
  if (text.length < shortest || !/\d{3}[-. ]\d|\(\d/.test(text)) return []
  return [...text.matchAll(uneven)].map(({ 0: shown, index }) => {
    return { shown, is_announced: announced.test(text.slice(Math.max(0, index - 32), index)) }
  })
}
const unevenOf = askedOnce(unevenIn)

function unevenNumbers(page: PageView): Occurrence[] {
  const { titles, metas, text: words } = page.facts
  const blocks = of_others.has(page.kind)
    ? words.blocks.filter(({ region }) => region === 'header' || region === 'footer')
    : words.blocks
  const found: Occurrence[] = []
  const note = ({ shown, is_announced }: Uneven, line: number, is_own: boolean) => {
    if (!(is_own && shown.startsWith('(')) && !is_announced) return
    const digits = shown.replace(/^1[-.]|\D/g, '').length
    found.push({ url: page.url, line, evidence: `${shown}: ${digits} digits, where a number has 10` })
  }
  for (const block of blocks) {
    const is_own = isCentral(page) || block.region === 'header' || block.region === 'footer'
    for (const one of unevenOf(block)) note(one, block.line, is_own)
  }
  for (const { text, line } of titles) for (const one of unevenIn(text)) note(one, line, true)
  for (const { name, content, line } of metas)
    if (name === 'description') for (const one of unevenIn(content)) note(one, line, true)
  return found
}

/** What is wrong with how a number in a text begins. */
const wrongBeginningOf = askedOnce((text): string | undefined => {
  if (text.length < '555-0142'.length || !/\d{3}[-. ]\d{3}/.test(text)) return undefined
  const shown = dialed_from_nowhere.exec(text)?.[0]
  if (shown) return `${shown}: numbers in the United States have no 01 before them`
  const abroad = text.includes('0') ? with_zero.exec(text) : null
  if (abroad && announced.test(text.slice(Math.max(0, abroad.index - 24), abroad.index)))
    return `${abroad[0]}: no number of the United States begins with 0`
  // Behind a number in full, the area is the same.
  const short = in_full.test(text) ? undefined : without_area.exec(text)?.[1]
  return short ? `${short}: the area code is missing` : undefined
})

/** What the United States do not dial so, or no longer. */
function wrongBeginnings(page: PageView): Occurrence[] {
  if (of_others.has(page.kind) || !isAmerican(page.facts)) return []
  return page.facts.text.blocks.flatMap(block => {
    const evidence = wrongBeginningOf(block)
    return evidence === undefined ? [] : [{ url: page.url, line: block.line, evidence }]
  })
}

export const impossibleNumber: PageCheck = {
  id: 'phone-not-a-number',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A phone number on the page cannot be dialed',
  why: 'A digit is missing, too many or wrong. Whoever calls it reaches nobody.',
  mend: 'Compare it with your real number, digit by digit, and correct it wherever it stands.',
  source: 'https://www.itu.int/rec/T-REC-E.164',
  look: page => {
    const all = [...notDialable(page), ...unevenNumbers(page), ...wrongBeginnings(page)]
    return foundAll([...new Map(all.map(one => [one.evidence, one])).values()].slice(0, 5))
  },
}
