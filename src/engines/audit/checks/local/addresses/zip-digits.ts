import { stateCode } from '#src/domain/us-states.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'

/** A town, a state in capitals, and a digit too few or too many. */
const uneven = /\b[A-Z][A-Za-z.'’-]{2,20},\s*([A-Z]{2}),?\s+(\d{4}|\d{6})(?![\d-])/
const a_house = /\b\d{1,6} (?:[NSEW]\.? )?[A-Z]/
/** Longer blocks are prose. */
const longest = 240
/** "June, GA 2024" */
const a_year = /^(?:19|20)\d\d$/

const isOwn = ({ kind }: PageView, region: string) =>
  kind === 'home' || kind === 'contact' || kind === 'about' || region === 'footer' || region === 'header'

export const zipDigits: PageCheck = {
  id: 'zip-not-five-digits',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A ZIP code on the page has not five digits',
  why: 'Letters come back, navigation systems find nothing, and machines do not recognize the address.',
  mend: 'Look the ZIP code up and write its five digits.',
  source: 'https://pe.usps.com/text/pub28/28c2_007.htm',
  look: page => {
    const { blocks } = page.facts.text
    const found = blocks.flatMap(({ text, line, region, signals }, i): Occurrence[] => {
      if ((signals & signal.state) === 0 || text.length > longest || !isOwn(page, region)) return []
      const [shown, state = '', digits = ''] = uneven.exec(text) ?? []
      if (!shown || stateCode(state) === null || a_year.test(digits)) return []
      if (!a_house.test(`${blocks[i - 1]?.text.slice(-60) ?? ''} ${text.slice(0, text.indexOf(shown))}`)) return []
      return [{ url: page.url, line, evidence: `“${shown}”: ${digits.length} digits` }]
    })
    return foundAll(found.slice(0, 2))
  },
}
