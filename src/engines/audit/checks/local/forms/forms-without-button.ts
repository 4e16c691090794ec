import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { fieldsWithoutButton } from '#src/engines/audit/checks/local/forms/fields-without-button.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isInquiry } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

export const formWithoutButton: PageCheck = {
  id: 'form-without-button',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A form has no button that sends it',
  why: 'Customers fill it in and then find nothing to press, or a link that takes them elsewhere and loses what they wrote.',
  mend: 'Put <button type="submit">Send</button> inside the form.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
  look: ({ url, facts }) => {
    const lost = fieldsWithoutButton(facts)
    if (lost !== null) return found(url, lost, 'fields for name and phone or email, and nothing to send them with')
    if (facts.forms.length === 0) return notApplicable
    return foundAll(
      facts.forms.flatMap((form, index) => {
        const next = facts.forms[index + 1]?.offset ?? Number.POSITIVE_INFINITY
        // Where tags are nested wrongly, browsers give the form what comes before the next one.
        if (facts.buttons.some(({ offset }) => offset > form.offset && offset < next)) return []
        if (form.buttons > 0 || form.scripted || form.hidden || !isInquiry(facts, index)) return []
        return [{ url, line: form.line, evidence: `<form> with ${form.fields} fields and no button` }]
      }),
    )
  },
}
