import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { choice_terms } from '#src/engines/audit/facts/business/terms/answers/choices.ts'

const most = 3

export const choicesSent: PageCheck = {
  id: 'form-choice-sent-as-another',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A form sends something else than the customer chose',
  why: 'The list was copied, and the values behind its words are those of another list. You read that customers want what they never asked for.',
  mend: 'Give each <option> and each radio button the value that its words say.',
  source: 'https://html.spec.whatwg.org/multipage/form-elements.html#attr-option-value',
  look: ({ url, facts: { terms, fields } }) => {
    if (!fields.some(({ element, type }) => element === 'select' || type === 'radio')) return notApplicable
    const wrong = terms.filter(({ what }) => what === choice_terms.sent)
    return foundAll(wrong.slice(0, most).map(({ line, text }) => ({ url, line, evidence: text })))
  },
}
