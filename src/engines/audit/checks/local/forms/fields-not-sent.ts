import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isInquiry, isUnaddressed } from '#src/engines/audit/facts/inquiry-forms.ts'
import type { FieldFact } from '#src/engines/audit/facts/types/form-facts.ts'

/** What a person types or chooses; other boxes and calculators may be for a script. */
const typed = new Set(['', 'text', 'email', 'tel', 'date', 'time', 'datetime-local', 'number'])
const isTyped = ({ element, type, hidden, aria_hidden }: FieldFact) =>
  !hidden && !aria_hidden && (element !== 'input' || typed.has(type))

/** Without a tick the form is not sent, and with it nobody learns of the tick. */
const isConsent = ({ element, type, required, hidden }: FieldFact) =>
  element === 'input' && type === 'checkbox' && required && !hidden

const calledLike = ({ label, placeholder, id, element }: FieldFact) => label || placeholder || id || `<${element}>`

export const fieldsNotSent: PageCheck = {
  id: 'form-field-not-sent',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'What people write or tick in a form is not sent',
  why: 'Browsers send only fields that have a name. You get the message without the phone number, without the message itself, or without a sign that they agreed.',
  mend: 'Give every field of the form a name attribute, and send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set',
  look: ({ url, facts }) => {
    const { forms, fields } = facts
    if (forms.length === 0) return notApplicable
    return foundAll(
      forms.flatMap((form, index) => {
        // What has no address is sent by a script or to nobody, which is told; a builder's own script gathers the fields.
        if (
          form.made_by !== '' ||
          isUnaddressed(form) ||
          form.method !== 'post' ||
          form.has_password ||
          !isInquiry(facts, index)
        )
          return []
        const inside = fields.filter(field => field.form === index)
        const own = inside.filter(isTyped)
        const unnamed = inside.filter(field => field.name === '' && (isTyped(field) || isConsent(field)))
        const [first] = unnamed
        // Where most have none, a script gathers them.
        if (!first || own.filter(({ name }) => name !== '').length < Math.max(2, unnamed.length)) return []
        const shown = unnamed.slice(0, 3).map(field => `“${shortened(calledLike(field), 40)}”`)
        return [{ url, line: first.line, evidence: `without a name: ${shown.join(', ')}` }]
      }),
    )
  },
}
