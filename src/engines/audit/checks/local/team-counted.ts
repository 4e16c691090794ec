import { type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const of_doctors = /\b(?:doctors|dentists|physicians|surgeons|veterinarians) of the team$/

const most = (all: readonly ToldTerm[]) => all.toSorted((one, other) => other.value - one.value)[0]

export const teamMiscounted: SiteCheck = {
  id: 'team-miscounted',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your site presents more doctors than it says you have',
  why: 'Patients look for the one they know, and wonder who still works with you.',
  mend: 'Correct the number in the text, or take out the page of whoever has left.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const told = toldTerms(site, 'figure: ').filter(({ what }) => of_doctors.test(what))
    const named = most(toldTerms(site, 'named: '))
    const said = most(told)
    if (!named || !said) return notApplicable
    if (named.value <= said.value) return ok
    const where = named.url === said.url ? 'the page' : named.url
    return found(said.url, said.line, `“${said.text}”; ${named.value} on ${where}: ${named.text}`)
  },
}
