import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isInquiry } from '#src/engines/audit/facts/inquiry-forms.ts'

/** Whatever may take what was typed, or lead to the next step of it. */
const sends =
  /\b(?:send|submit|apply|request|get|next|continue|start|book|schedule|reserve|order|sign|join|save|calculate|search|go|find|ask|message|confirm|done|finish|download|print|email|e-mail|text|share|copy)\b/i
const fewest = 4
const of_person = /\b(?:name|phone|e-?mail)\b/i
const typed = new Set(['', 'text', 'tel', 'email'])

/** Fields for whoever writes, in no form, and nothing to press that could send them. */
function loseFields({ facts }: PageView): Occurrence['line'] {
  const loose = facts.fields.filter(({ form, hidden }) => form === null && !hidden)
  const of_sender = loose.filter(
    ({ type, label, placeholder }) => typed.has(type) && of_person.test(`${label} ${placeholder}`),
  )
  const [first] = of_sender
  if (!first || loose.length < fewest || of_sender.length < 2) return null
  if (facts.links.some(({ name }) => /\b(?:send|submit|next|continue)\b/i.test(name))) return null
  return facts.buttons.some(({ name, text, type }) => type === 'submit' || sends.test(`${name} ${text}`))
    ? null
    : first.line
}

export const formWithoutButton: PageCheck = {
  id: 'form-without-button',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A form has no button that sends it',
  why: 'Customers fill it in and then find nothing to press, or a link that takes them elsewhere and loses what they wrote.',
  mend: 'Put <button type="submit">Send</button> inside the form.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
  look: page => {
    const { url, facts } = page
    const lost = loseFields(page)
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
