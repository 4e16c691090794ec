import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

type Year = { year: number; shown: string; line: number }

const said =
  /\b(?:since|est(?:ablished|d)?\.?(?: in)?|founded(?: in)?|(?:opened|started|began)(?: (?:its|our) doors)? in|in business since|family[- ]owned since)[: ]{1,2}((?:18|19|20)\d{2})\b/gi

/** The years in which the page's words say that the business began; of people and houses it may say others. */
function yearsSaid({ facts }: PageView): Year[] {
  return facts.text.blocks.flatMap(({ text, line }) => {
    if (!/(?:18|19|20)\d{2}/.test(text)) return []
    return [...text.matchAll(said)].map(([shown, year]) => ({ year: Number(year), shown, line }))
  })
}

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
    const told = ownOrganisations(page).flatMap(node => {
      const year = /^\s*((?:18|19|20)\d{2})\b/.exec(textOf(node, 'foundingDate'))?.[1]
      return year ? [{ year: Number(year), line: node.line }] : []
    })
    const [data] = told
    const years = yearsSaid(page)
    if (years.length === 0) return notApplicable
    const [first] = years
    if (data && first && years.every(({ year }) => year !== data.year)) {
      const evidence = `foundingDate: ${data.year}; on the page: “${first.shown}”`
      return foundAll([{ url: page.url, line: data.line, evidence }])
    }
    // "Since" alone may speak of a customer, a chef or a supplier.
    const [one, ...more] = years.filter(({ shown }) => !/^since/i.test(shown))
    const other = one && more.find(({ year }) => year !== one.year)
    if (!one || !other) return foundAll([])
    return foundAll([{ url: page.url, line: other.line, evidence: `“${one.shown}” and “${other.shown}”` }])
  },
}
