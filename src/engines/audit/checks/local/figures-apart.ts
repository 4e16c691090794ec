import { againstEachOther, type ToldTerm, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const at_least = /\b(?:over|more than|at least)\b|\+/i

/** "Over 100" and "137" both hold. */
function isOther(one: ToldTerm, other: ToldTerm): boolean {
  if (one.value === other.value) return false
  const [less, more] = one.value < other.value ? [one, other] : [other, one]
  if (/stars/.test(one.what) || !at_least.test(less.text)) return true
  return more.value > less.value * (at_least.test(more.text) ? 1.1 : 1.5)
}

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
        const other = first && more.find(one => isOther(first, one))
        return first && other ? [againstEachOther(first, other)] : []
      }),
    )
  },
}
