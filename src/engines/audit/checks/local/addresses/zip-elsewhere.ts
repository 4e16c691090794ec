import { stateCode } from '#src/domain/us-states.ts'
import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { zipProblem } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isOfExamples } from '#src/engines/audit/checks/structured-data/syntax/unfilled-values.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

const blank_zip = /^\s*0{5}/

type Written = { key: string; text: string; city: string; state: string; zip: string; line: number }

function addressesIn({ addresses, structured_data }: PageFacts): Written[] {
  const printed = addresses.map(({ key, text, city, state, postal_code, line }) => {
    return { key, text, city, state, zip: postal_code, line }
  })
  const told = structured_data.nodes.flatMap(node => {
    if (!node.properties.has('postalCode')) return []
    const [zip, city, region] = [
      textOf(node, 'postalCode'),
      textOf(node, 'addressLocality'),
      textOf(node, 'addressRegion'),
    ]
    const state = stateCode(region)
    const street = textOf(node, 'streetAddress')
    // What was never filled in is told as that.
    if (zip === '' || state === null || isOfExamples(street) || isOfExamples(city)) return []
    const key = addressKey({ street, unit: '', city, state, postal_code: zip })
    return [
      { key, text: [street, city, `${region} ${zip}`].filter(Boolean).join(', '), city, state, zip, line: node.line },
    ]
  })
  return [...printed, ...told]
}

export const zipElsewhere: PageCheck = {
  id: 'address-zip-elsewhere',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The ZIP in an address belongs to another place',
  why: 'Mail and navigation go by the ZIP. With a wrong one, customers and directories end up in another town or state.',
  mend: 'Look the address up at usps.com and write its ZIP, in the text and in the structured data.',
  source: 'https://tools.usps.com/zip-code-lookup.htm',
  look: ({ url, facts }) => {
    const all = addressesIn(facts)
    if (all.length === 0) return notApplicable
    const told = new Map<string, Occurrence>()
    for (const { key, text, city, state, zip, line } of all) {
      // Nothing but zeros is a blank of the template.
      const problem = blank_zip.test(zip) ? null : zipProblem(zip.trim(), city, state)
      if (problem === null || told.has(key)) continue
      // Where two addresses of the page differ in it, that is the finding.
      const differs = all.some(other => {
        const compared = compareAddresses(key, other.key)
        return compared.is === 'conflict' && (compared.part === 'ZIP' || compared.part === 'state')
      })
      if (!differs) told.set(key, { url, line, evidence: `“${text.slice(0, 100)}”: ${problem}` })
    }
    return foundAll([...told.values()].slice(0, 5))
  },
}
