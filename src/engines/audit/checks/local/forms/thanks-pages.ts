import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { type FormAndProgram, programName, programsInUse } from './forms-and-programs.ts'

const source = 'https://formsubmit.co/documentation'
const most = 10

const ledNowhere = ({ form, program }: FormAndProgram): Occurrence[] =>
  program.leads_nowhere.map(to => ({
    url: form.on,
    line: form.line,
    evidence: `${programName(program)} leads on to ${shortened(to, 80)}, which is not there`,
  }))

export const thanksPageMissing: SiteCheck = {
  id: 'form-thanks-missing',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Whoever has sent a form is led to a page that is not there',
  why: 'Customers press “Send” and see an error. They believe that nothing arrived, and write to somebody else.',
  mend: 'Make the page that thanks them, or put the address of one that exists into the form or its program.',
  source,
  look: site => {
    const goals = site.links_checked.filter(({ kind }) => kind === 'thanks')
    const used = programsInUse(site)
    if (goals.length + used.length === 0) return notApplicable
    return foundAll([
      ...used.flatMap(ledNowhere).slice(0, most),
      ...goals.slice(0, most).flatMap(({ url, found_on, result }): Occurrence[] => {
        const dead = result ? deadAnswer(result.status) : undefined
        if (dead === undefined) return []
        return [{ url: found_on, line: null, evidence: `a form leads on to ${new URL(url).pathname}, which ${dead}` }]
      }),
    ])
  },
}
