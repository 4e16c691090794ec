import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { programName, programsInUse, programsThatNeverRun } from './forms-and-programs.ts'

const most = 10

export const programTorn: SiteCheck = {
  id: 'form-program-broken',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'The program behind a form has a slip in its code and never runs',
  why: 'One bracket is missing or too many, and PHP then runs nothing of the file. Customers press “Send” and see an error or an empty page, and you never hear of them.',
  mend: 'Have the brackets of the program put right, then send yourself a test.',
  source: 'https://www.php.net/manual/en/class.parseerror.php',
  look: site => {
    const torn = programsThatNeverRun(site)
    if (torn.length + programsInUse(site).length === 0) return notApplicable
    return foundAll(
      torn
        .flatMap(({ form, program }): Occurrence[] =>
          program.is_torn
            ? [
                {
                  url: form.on,
                  line: form.line,
                  evidence: `${programName(program)}: its brackets do not come out even`,
                },
              ]
            : [],
        )
        .slice(0, most),
    )
  },
}
