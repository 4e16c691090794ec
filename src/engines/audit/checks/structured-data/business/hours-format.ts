import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { local_business_guide } from './google-guide.ts'

export const invalidHours: PageCheck = {
  id: 'schema-hours-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Opening hours in your structured data cannot be read',
  why: 'Search engines then show no hours, or wrong ones, and customers stand before a closed door.',
  mend: 'Use openingHoursSpecification with dayOfWeek, opens and closes, and times of 24 hours such as 17:30.',
  source: local_business_guide,
  look: ({ url, facts }) => {
    const told = facts.hours.filter(({ from }) => from === 'structured-data')
    if (told.length === 0) return notApplicable
    return foundAll(
      told.flatMap(({ line, problems }) => {
        // A blank that was never filled in is another finding.
        const own = [...new Set(problems)].filter(problem => !/[{}[\]%]/.test(problem))
        return own.length === 0 ? [] : [{ url, line, evidence: own.slice(0, 3).join('; ') }]
      }),
    )
  },
}
