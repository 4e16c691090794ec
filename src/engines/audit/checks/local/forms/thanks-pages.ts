import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const source = 'https://formsubmit.co/documentation'
const most = 10

export const thanksPageMissing: SiteCheck = {
  id: 'form-thanks-missing',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Whoever has sent a form is led to a page that is not there',
  why: 'Customers press “Send” and see an error. They believe that nothing arrived, and write to somebody else.',
  mend: 'Make the page that thanks them, or put the address of one that exists into the hidden field of the form.',
  source,
  look: ({ links_checked }) => {
    const goals = links_checked.filter(({ kind }) => kind === 'thanks')
    if (goals.length === 0) return notApplicable
    return foundAll(
      goals.slice(0, most).flatMap(({ url, found_on, result }): Occurrence[] => {
        const dead = result ? deadAnswer(result.status) : undefined
        if (dead === undefined) return []
        return [{ url: found_on, line: null, evidence: `a form leads on to ${new URL(url).pathname}, which ${dead}` }]
      }),
    )
  },
}
