import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { nameInPhp } from '#src/engines/audit/facts/programs/posted-form.ts'
import { type FormAndProgram, formsWithPrograms, isSureForm, isWrongWay, programName } from './forms-and-programs.ts'
import { stoppedForms } from './program-stops.ts'

const most = 10
const few = 3
/** Fields against robots, and those to type something twice: they are looked at and let go. */
const trap =
  /honey|gotcha|website|\burl\b|\bbot|trap|^hp|captcha|confirm|re-?type|repeat|again|spam|verif|security|code|human|answer|quiz/i

/** The fields that people fill in and that go into no message. */
function droppedOf({ form, program }: FormAndProgram) {
  const { reads, mails } = program
  // What it does with a message that it does not mail is not known.
  if (reads === null || mails.length === 0) return []
  const arriving = reads.filter(read => !isWrongWay(form, read))
  const usesOf = (name: string) => arriving.filter(read => nameInPhp(read.name) === name).map(({ use }) => use)
  const isNeeded = (name: string) => program.needs.some(field => nameInPhp(field.name) === name)
  return form.typed.filter(({ name, label }) => {
    const own = nameInPhp(name)
    const uses = usesOf(own)
    if (uses.includes('carried') || trap.test(`${name} ${label}`)) return false
    // One that is only looked at may be there for robots; one that must be filled in is not.
    return uses.length === 0 || uses.includes('dropped') || isNeeded(own)
  })
}

export const programDropsFields: SiteCheck = {
  id: 'form-program-drops-field',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'What people write into a form is left out of the message that you get',
  why: 'The program behind the form never takes up that field, or looks for it under another name. You get a message without the name, the phone number or the wish.',
  mend: 'Have the program put every field of the form into the message, under the name that the form gives it. Then send yourself a test with all fields filled in.',
  source: 'https://www.php.net/manual/en/language.variables.external.php',
  look: site => {
    const pairs = formsWithPrograms(site)
    if (pairs.length === 0) return notApplicable
    const stopped = new Set(stoppedForms(site).map(({ form }) => form))
    const told = pairs.flatMap((pair): Occurrence[] => {
      const { form, program } = pair
      if (stopped.has(form) || !isSureForm(site, form) || !form.is_inquiry) return []
      const dropped = droppedOf(pair)
      if (dropped.length === 0) return []
      const shown = dropped.slice(0, few).map(({ name }) => `“${shortened(name, 40)}”`)
      const more = dropped.length > few ? ` and ${dropped.length - few} more` : ''
      return [
        { url: form.on, line: form.line, evidence: `${programName(program)} leaves out ${shown.join(', ')}${more}` },
      ]
    })
    return foundAll(told.slice(0, most))
  },
}
