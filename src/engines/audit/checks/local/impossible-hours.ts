import { dayName, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { OpenSpan } from '#src/engines/audit/facts/types/business-facts.ts'

const hour = 60
const day = 24 * hour
/** Nobody is open from morning to the next dawn, or from one evening to the next, but who never closes. */
const longest = 18 * hour

/** Was morning written for afternoon? "8 AM - 5 AM" and "9 PM - 5 PM" are meant otherwise. */
function isSlip({ opens, closes }: OpenSpan): boolean {
  const length = closes - opens
  if (closes <= day || length >= day || length < longest) return false
  const end = closes - day
  return opens >= 12 * hour ? end >= 12 * hour : end >= 5 * hour
}

export const impossibleHours: PageCheck = {
  id: 'hours-impossible',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'Opening hours on the page cannot be meant so',
  why: 'Morning and afternoon were mixed up. Customers guess, and machines that read your hours take them at their word.',
  mend: 'Read the hours once aloud and correct am and pm.',
  source: 'https://support.google.com/business/answer/3038177',
  look: ({ url, facts }) => {
    const told = facts.hours.filter(({ from, week }) => from === 'text' && week !== null)
    if (told.length === 0) return notApplicable
    return foundAll(
      told.flatMap(({ week, line, text }) => {
        const wrong = weekdays.find(name => week?.[name]?.some(isSlip))
        const evidence = `${wrong && dayName(wrong)}: ${inWords(week?.[wrong ?? 'mo'] ?? [])} in “${text.slice(0, 80)}”`
        return wrong ? [{ url, line, evidence }] : []
      }),
    )
  },
}
