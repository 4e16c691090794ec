import { isOfBusiness } from '#src/engines/audit/checks/business/age-of-business.ts'
import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { age_terms } from '#src/engines/audit/facts/business/terms/standing/age.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { ClaimFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Pages that speak of the business; those of places and services tell how old a harbor or a club is. */
const central = new Set<PageKind>(['home', 'about', 'contact', 'legal'])
const of_itself = /about|story|history|who-we-are/i
const in_own_voice = /\b(?:we|our|us|my)\b/i

function isOfHouse({ kind, url, facts }: PageView, { offset }: { offset: number }): boolean {
  if (central.has(kind) || of_itself.test(url)) return true
  const block = facts.text.blocks.findLast(one => one.offset <= offset)
  return !block || block.region === 'footer' || block.region === 'header' || in_own_voice.test(block.text)
}

/** "Serving Maryland since 1989" and "Serving Maryland since 1986" are of one beginning, whatever the page is about. */
function inSameWords(claims: readonly ClaimFact[]): [ClaimFact, ClaimFact] | null {
  const of_business = claims.filter(isOfBusiness)
  const wordsOf = ({ text }: ClaimFact) => text.toLowerCase().replace(/\d+$/, '')
  for (const one of of_business) {
    const other = of_business.find(next => next.value !== one.value && wordsOf(next) === wordsOf(one))
    if (other && /^serving \w/i.test(one.text)) return [one, other]
  }
  return null
}

export const foundingYear: PageCheck = {
  id: 'founding-year-conflict',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The page gives two different years in which you began',
  why: 'How long you have been around is a reason to trust you. Two answers are a reason not to.',
  mend: 'Find out which year is right and write it the same way in the text and as foundingDate in the structured data.',
  source: 'https://schema.org/foundingDate',
  look: page => {
    const own = page.facts.terms.filter(told => told.what === age_terms.began && isOfHouse(page, told))
    const founded = page.facts.claims.filter(told => told.about === 'founded' && isOfHouse(page, told))
    const years = [...own, ...founded]
    const [first] = years
    const twice = inSameWords(page.facts.claims)
    if (twice)
      return foundAll([{ url: page.url, line: twice[1].line, evidence: `“${twice[0].text}” and “${twice[1].text}”` }])
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
    const [one, ...more] = [...own, ...page.facts.claims.filter(told => isOfBusiness(told) && isOfHouse(page, told))]
    const other = one && more.find(({ value }) => value !== one.value)
    if (!one || !other) return foundAll([])
    return foundAll([{ url: page.url, line: other.line, evidence: `“${one.text}” and “${other.text}”` }])
  },
}
