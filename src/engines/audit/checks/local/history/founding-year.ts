import { isOfBusiness } from '#src/engines/audit/checks/business/age-of-business.ts'
import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { age_terms } from '#src/engines/audit/facts/business/terms/age.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

export const foundingYear: PageCheck = {
  id: 'founding-year-conflict',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The page gives two different years in which you began',
  why: 'How long you have been around is a reason to trust you. Two answers are a reason not to.',
  mend: 'Find out which year is right and write it the same way in the text and as foundingDate in the structured data.',
  source: 'https://schema.org/foundingDate',
  look: page => {
    const own = page.facts.terms.filter(({ what }) => what === age_terms.began)
    const years = [...own, ...page.facts.claims.filter(({ about }) => about === 'founded')]
    const [first] = years
    if (!first) return notApplicable
    const [data] = ownOrganisations(page).flatMap(node => {
      const year = /^\s*((?:18|19|20)\d{2})\b/.exec(textOf(node, 'foundingDate'))?.[1]
      return year ? [{ year: Number(year), line: node.line }] : []
    })
    if (data && years.every(({ value }) => value !== data.year)) {
      const evidence = `foundingDate: ${data.year}; on the page: “${first.text}”`
      return foundAll([{ url: page.url, line: data.line, evidence }])
    }
    // "Since" alone may speak of a customer, a chef or a supplier.
    const [one, ...more] = [...own, ...page.facts.claims.filter(isOfBusiness)]
    const other = one && more.find(({ value }) => value !== one.value)
    if (!one || !other) return foundAll([])
    return foundAll([{ url: page.url, line: other.line, evidence: `“${one.text}” and “${other.text}”` }])
  },
}
