import { doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { introducedAs } from '#src/engines/audit/checks/local/people/introduced-as.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** A town between the number and the noun bounds what is counted. */
const counted =
  /\b[Bb]oth (?:of )?our (?:office|store|shop|salon|restaurant|clinic|location)s\b(?! (?:in|on|near|within) )|\b(?:([Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine)|([2-9])) (?:(?:convenient|great|local|area|neighborhood|office|full-service|modern) ){0,2}(?:offices|locations|clinics|stores|shops|salons|restaurants)\b(?! (?:in|on|near|within) )/

const countOf = (told = '') => numbers.indexOf(told.toLowerCase()) + 1 || Number(told)

export const placesMiscounted: PageCheck = {
  id: 'places-miscounted',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'A page lists more places of yours than it says there are',
  why: 'Customers wonder which of the addresses still holds.',
  mend: 'Correct the number, or take out the places that are closed.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const { url, kind } = page
    const { addresses, text } = page.facts
    const doors = new Set(addresses.map(({ key }) => doorOfKey(key)))
    if (doors.size < 2 || kind === 'article') return notApplicable
    const wrong = text.blocks.flatMap((block): Occurrence[] => {
      const [shown, word, digit] = counted.exec(block.text) ?? []
      if (shown === undefined) return []
      const told = /^both /i.test(shown) ? 2 : countOf(word ?? digit)
      if (told >= doors.size) return []
      return [{ url, line: block.line, evidence: `“${shortened(shown, 60)}”, and ${doors.size} addresses` }]
    })
    const introduction = introducedAs(page)
    if (wrong.length > 0 || !introduction || countOf(introduction.count) >= doors.size)
      return foundAll(wrong.slice(0, 3))
    const { block, shown } = introduction
    return found(url, block.line, `introduced as “${shortened(shown, 60)}”, and ${doors.size} addresses`)
  },
}
