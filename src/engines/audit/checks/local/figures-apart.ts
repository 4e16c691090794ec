import { againstEachOther, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

export const figuresApart: SiteCheck = {
  id: 'figures-differ',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The site gives two different numbers for the same thing about you',
  why: 'How many customers you have served, or for how many generations, is a reason to trust you. Two answers are a reason not to.',
  mend: 'Find out which number is right, and write it the same way everywhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const figures = termsBySubject(site, 'figure: ')
    if (figures.size === 0) return notApplicable
    return foundAll(
      [...figures.values()].flatMap(([first, ...more]) => {
        const other = more.find(({ value }) => value !== first?.value)
        return first && other ? [againstEachOther(first, other)] : []
      }),
    )
  },
}
