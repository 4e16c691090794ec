import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'

const number = /(?<!\d)\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/
const shortest = '912-234-0100'.length
/** So many digits may be wrong in a number that was meant to be another; with more of them it is one of its own. */
const most_wrong = 2

/** The number written last is meant to be that one, with a digit or two wrong or two swapped. */
function isSlipOf(digits: string, other: string): boolean {
  if (digits.length !== other.length || digits === other) return false
  return [...digits].filter((digit, at) => digit !== other[at]).length <= most_wrong
}

/** The last ten digits of every number that the page shows or dials. */
function digitsShown({ facts, given }: PageView): string[] {
  const written = [...facts.phones, ...facts.tel_links].map(({ e164 }) => e164)
  return [...new Set([...written, readPhone(given.phone ?? '')?.e164].flatMap(one => one?.slice(-10) ?? []))]
}

type Unseen = { text: string; line: number; from: string }

/** Descriptions of pictures, names of links for screen readers, and what a shared link shows. */
function unseenWords({ facts }: PageView): Unseen[] {
  const pictures = facts.images.flatMap(({ alt, line, hidden }) =>
    hidden || !alt ? [] : [{ text: alt, line, from: 'alt' }],
  )
  const names = facts.links.flatMap(({ name, text, line, hidden, images }) =>
    hidden || images > 0 || name === text ? [] : [{ text: name, line, from: 'name of a link' }],
  )
  const shared = [...facts.open_graph, ...facts.twitter].flatMap(({ name, property, content, line }) =>
    of_sharing.test(property || name) ? [{ text: content, line, from: property || name }] : [],
  )
  return [...pictures, ...names, ...shared]
}
const of_sharing = /^(?:og|twitter):(?:title|description)$/

export const phoneInPictures: PageCheck = {
  id: 'phone-in-picture-differs',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'Words that the page does not show give your phone number with a wrong digit',
  why: 'Who cannot see a picture or a button hears that number, search engines and networks show it, and a caller reaches somebody else.',
  mend: 'Correct the number there, and where it describes a picture, look whether the picture itself shows the right one.',
  source: 'https://www.w3.org/WAI/tutorials/images/textual/',
  look: page => {
    if (!isShown(page)) return notApplicable
    const told = unseenWords(page).flatMap(({ text, line, from }) => {
      const shown = text.length < shortest ? undefined : number.exec(text)?.[0]
      return shown === undefined ? [] : [{ shown, line, from, digits: shown.replace(/\D/g, '') }]
    })
    if (told.length === 0) return notApplicable
    const numbers = digitsShown(page)
    return foundAll(
      told.slice(0, 20).flatMap(({ shown, line, from, digits }): Occurrence[] => {
        const meant = numbers.includes(digits) ? undefined : numbers.find(other => isSlipOf(digits, other))
        return meant ? [{ url: page.url, line, evidence: `${from}: ${shown}; elsewhere on the page: ${meant}` }] : []
      }),
    )
  },
}
