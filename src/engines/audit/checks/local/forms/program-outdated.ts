import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { programName, programsInUse } from './forms-and-programs.ts'

const most = 10

export const programOutdated: SiteCheck = {
  id: 'form-program-outdated',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The program behind a form is written for a PHP that hosts no longer run',
  why: 'It calls for something that PHP has done away with years ago. A host of today stops it there: customers see an empty page or an error, and their message is lost.',
  mend: 'Send yourself a test. If nothing comes, have the program written anew, or let the form send to a form service.',
  source: 'https://www.php.net/manual/en/appendices.php',
  look: site => {
    const used = programsInUse(site)
    if (used.length === 0) return notApplicable
    return foundAll(
      used
        .flatMap(({ form, program }): Occurrence[] =>
          program.gone === null
            ? []
            : [{ url: form.on, line: form.line, evidence: `${programName(program)} uses ${program.gone}` }],
        )
        .slice(0, most),
    )
  },
}
