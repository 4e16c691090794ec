import { stateCode } from '#src/domain/us-states.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const law =
  /\blaws? of (?:the )?(?:(?:State|Commonwealth|state|commonwealth) of )?((?:New|North|South|West|Rhode) [A-Z][a-z]+|[A-Z][a-z]+)(?=[\s,.;:)]|$)/
const governs = /\bgovern\w*|constru\w+|interpret\w*|accordance|jurisdiction/i
/** Many firms are registered there, wherever they work. */
const of_companies = 'DE'

export const lawOfAnotherState: PageCheck = {
  id: 'legal-law-of-another-state',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'Your terms follow the law of a state in which you are not',
  why: 'The terms were copied from somebody else. In a dispute they may send you, or your customer, to a court far away.',
  mend: 'Write your own state there, and read once whether the rest of the terms is yours.',
  source: 'https://www.ftc.gov/business-guidance/privacy-security',
  look: ({ url, kind, indexable, facts }) => {
    const own = new Set(facts.addresses.map(({ state }) => state))
    if (kind !== 'legal' || !indexable || own.size === 0) return notApplicable
    for (const { text, line } of facts.text.blocks) {
      if (!text.includes(' law') || !governs.test(text)) continue
      const [shown, name = ''] = law.exec(text) ?? []
      const state = stateCode(name)
      if (!shown || !state || state === of_companies || own.has(state)) continue
      return foundAll([{ url, line, evidence: `“${shown}”; your address: ${facts.addresses[0]?.text.slice(0, 90)}` }])
    }
    return foundAll([])
  },
}
