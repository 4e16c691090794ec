import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { FieldFact } from '#src/engines/audit/facts/types/form-facts.ts'

/** As people in the United States type a number, and phones fill it in. */
const typed = ['(912) 555-0142', '912-555-0142', '9125550142']
/** One form refused is a matter of taste. */
const least_refused = 2
const most = 5
const longest = 60

/** Digits, signs and how often: nothing that could keep a reader busy. A group may be left out, and not stand twice. */
const plain = /^(?:\\[dsw().+/-]|\[[^[\]]{1,20}\]|[\d +/.-]|\((?:\?:)?|\)\??|[?+*]|\{\d{1,2}(?:,\d{0,2})?\}|[\^$])+$/
const loops = /[+*]|\{\d{1,2},\d{0,2}\}/g
const most_loops = 4
const repeated_group = /\)(?:[+*]|\{)/

/** What browsers ask of the whole text; undefined for one that is not understood. */
function readPattern(pattern: string): RegExp | undefined {
  if (pattern.length > longest || !plain.test(pattern) || repeated_group.test(pattern)) return undefined
  if ((pattern.match(loops)?.length ?? 0) > most_loops) return undefined
  try {
    return new RegExp(`^(?:${pattern})$`)
  } catch {
    return undefined
  }
}

const asksForPhone = ({ type, name, id, label }: FieldFact) =>
  type === 'tel' || (/^(?:|text|number)$/.test(type) && /phone|\btel\b|mobile/i.test(`${name} ${id} ${label}`))

export const phonesRefused: PageCheck = {
  id: 'phone-field-refuses-numbers',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A form refuses phone numbers as people type them',
  why: 'Browsers do not send the form before the number has the one shape that its field demands. Many people give up there.',
  mend: 'Take the pattern out of the field, or let it accept brackets, blanks, dashes and plain digits.',
  source: 'https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute',
  look: onWorkingPages(({ url, facts: { fields, forms } }) => {
    const asked = fields.filter(field => field.pattern !== '' && !field.hidden && asksForPhone(field)).slice(0, most)
    if (asked.length === 0) return notApplicable
    return foundAll(
      asked.flatMap(({ pattern, line, form }) => {
        const accepts = form !== null && forms[form]?.unchecked ? undefined : readPattern(pattern)
        const refused = accepts ? typed.filter(number => !accepts.test(number)) : []
        if (refused.length < least_refused) return []
        return [{ url, line, evidence: `pattern="${shortened(pattern, 60)}" refuses “${refused.join('” and “')}”` }]
      }),
    )
  }),
}
