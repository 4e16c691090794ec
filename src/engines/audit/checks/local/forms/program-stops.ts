import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import {
  type FormAndProgram,
  formsWithPrograms,
  isSent,
  isSureForm,
  isWrongWay,
  programName,
} from './forms-and-programs.ts'

const most = 10
const few = 3

function reasonOf({ form, program }: FormAndProgram): string | undefined {
  const { needs } = program
  const name = programName(program)
  const wrong = needs.filter(field => isWrongWay(form, field))
  if (wrong.length > 0 && wrong.length === needs.length)
    return form.method === 'post'
      ? `${name} looks at the address alone, and the form posts what is typed`
      : `${name} takes only what is posted, and the form has no method="post"`
  const lacking = needs.filter(field => !isWrongWay(form, field) && !isSent(form, field.name))
  if (lacking.length === 0) return undefined
  const quoted = (names: readonly string[]) =>
    names
      .slice(0, few)
      .map(one => `“${shortened(one, 40)}”`)
      .join(', ')
  const sent = form.typed.map(one => one.name).filter(one => !needs.some(field => field.name === one))
  const instead = sent.length > 0 ? `; it sends ${quoted(sent)}${sent.length > few ? ' and more' : ''}` : ''
  return `${name} goes on only with ${quoted(lacking.map(field => field.name))}, which the form does not send${instead}`
}

/** Forms whose program sends nothing of what it gets from them. */
export function stoppedForms(site: SiteView): (FormAndProgram & { reason: string })[] {
  return formsWithPrograms(site).flatMap(pair => {
    const reason = isSureForm(site, pair.form) ? reasonOf(pair) : undefined
    return reason === undefined ? [] : [{ ...pair, reason }]
  })
}

export const programStops: SiteCheck = {
  id: 'form-program-stops',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'The program behind a form lets none of its messages through',
  why: 'It waits for a field that the form does not have, or has under another name. Customers press “Send” and see an error or an empty page, and you never hear of them.',
  mend: 'Give the fields of the form the names that the program asks for (capital letters count), or change the names in the program. Then send yourself a test.',
  source: 'https://www.php.net/manual/en/language.variables.external.php',
  look: site => {
    if (formsWithPrograms(site).length === 0) return notApplicable
    return foundAll(
      stoppedForms(site)
        .slice(0, most)
        .map(({ form, reason }): Occurrence => ({ url: form.on, line: form.line, evidence: reason })),
    )
  },
}
