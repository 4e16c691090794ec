import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'

/** Where a page says that the business itself sits. */
const seat =
  /(?:\b[Ff]rom our (?:main |new )?(?:office|shop|studio|location|headquarters|store)s? in|\b[Oo]ur (?:main |new )?(?:office|shop|studio|clinic|store)s? (?:is|are) (?:conveniently )?(?:located )?in|\b[Ww]e(?: are|['’]re) (?:conveniently )?(?:located|based|headquartered) in|\bconveniently located in|^[Bb]ased [Ii]n) ((?:[A-Z][a-z]+|St\.)(?: [A-Z][a-z]+){0,2})/

/** One look that spares most pages the other. */
const may_be_seat =
  /(?:located|ased|quartered|offices?|shops?|studios?|clinics?|locations?|quarters|stores?|is|are) in /i

export const officeElsewhere: PageCheck = {
  id: 'office-town-differs',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The text puts your office into another town than your address',
  why: 'Customers drive to the wrong place, and search engines doubt where you are.',
  mend: 'Name the town of the address in the text as well, or correct the address.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const { url, kind } = page
    const { addresses, text } = page.facts
    const towns = new Set(addresses.map(({ key }) => key.split('|')[2] ?? ''))
    // With places in several towns any of them may be meant.
    if (towns.size !== 1 || kind === 'article' || kind === 'location') return notApplicable
    if (!may_be_seat.test(visibleText(page))) return foundAll([])
    const [town = ''] = towns
    const elsewhere = text.blocks.flatMap((block): Occurrence[] => {
      const [shown, named] = seat.exec(block.text) ?? []
      if (shown === undefined || named === undefined) return []
      const plain = normalStreet(named)
      // "Downtown Savannah" and "Savannah Georgia" are Savannah.
      if (plain.includes(town) || town.includes(plain) || !isCity(named)) return []
      return [{ url, line: block.line, evidence: `“${shown}”; address: ${addresses[0]?.text.slice(0, 80)}` }]
    })
    return foundAll(elsewhere.slice(0, 2))
  },
}
