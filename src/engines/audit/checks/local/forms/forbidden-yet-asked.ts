import { isHealthPractice } from '#src/engines/audit/checks/business/health-practice.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { choice_terms } from '#src/engines/audit/facts/business/terms/answers/choices.ts'
import { of_health } from '#src/engines/audit/facts/business/terms/answers/choices-of-health.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import { isInquiry } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** "Please do not include medical details in this form." */
const forbids =
  /\b(?:do not|don['’]t|please avoid|never)\b[^.!?\n]{0,30}\b(?:includ|send|shar|submit|provid|enter|disclos)[a-z]*\b[^.!?\n]{0,60}\b(?:health|medical|PHI|clinical|diagnos[ei]s|symptoms)\b/i

const noticeIn = askedOnce(text => forbids.exec(text)?.[0])

export const forbiddenYetAsked: PageCheck = {
  id: 'form-asks-what-it-forbids',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A form asks for what the words beside it forbid to write',
  why: 'The page tells patients to keep their health out of the form, and a field or a choice of the form asks for it. They write it, and it lies in a mailbox that the law does not allow for it.',
  mend: 'Take the field or the choice out and ask for a name and a number only, or take a form service that may keep what patients write.',
  source: 'https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/business-associates/index.html',
  look: page => {
    const { url, facts } = page
    if (!isShown(page) || !facts.forms.some((_, index) => isInquiry(facts, index))) return notApplicable
    const notice = facts.text.blocks.map(noticeIn).find(Boolean)
    if (!notice || !isHealthPractice(facts)) return notApplicable
    const field = facts.fields.find(
      ({ hidden, label, placeholder, type }) =>
        !hidden && type !== 'checkbox' && type !== 'radio' && of_health.test(`${label} ${placeholder}`),
    )
    const choice = facts.terms.find(({ what }) => what === choice_terms.health)
    const asked = field ? { line: field.line, text: field.label || field.placeholder } : choice
    return asked ? found(url, asked.line, `“${shortened(asked.text, 60)}”; “${shortened(notice, 90)}”`) : ok
  },
}
