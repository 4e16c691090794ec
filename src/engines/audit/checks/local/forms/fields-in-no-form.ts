import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { fieldsWithoutButton } from '#src/engines/audit/checks/local/forms/fields-without-button.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { ButtonFact } from '#src/engines/audit/facts/types/form-facts.ts'
import { feigningFunctions } from './feigned-sends.ts'

/** One field is a search or a list of mails. */
const fewest_fields = 2

const sends = /^\W*(?:send|submit|apply|get|request|book|sign|finish|join|contact|schedule|reserve|order)\b/i

/** Is there nothing on the page that could send what is typed? Code of another's may do anything. */
const sendsNothing = ({ scripts, buttons, controls, empty_app_root }: PageFacts): boolean =>
  empty_app_root === null &&
  !buttons.some(({ may_send }) => may_send) &&
  !controls.some(({ does }) => does === 'goto') &&
  scripts.every(({ src, sends }) => (src === null ? !sends : isHarmlessScript(src)))

/** The last step of a page that asks by and by, whose own function only shows that all is well; no other code of the page may send. */
function finishingButton({ scripts, buttons }: PageFacts): ButtonFact | undefined {
  const feigns = feigningFunctions({ scripts })
  return buttons.find(({ calls }) => feigns.has(calls))
}

function told({ only_thanks, text }: ButtonFact): string {
  const button = `“${shortened(text, 40)}”`
  return only_thanks === null
    ? `${button} stands below fields in no form, and nothing on the page sends what is typed`
    : `${button} only says “${shortened(only_thanks, 100)}”`
}

const is_answer = /^\W*(?:yes|no|maybe|not sure|other)\W*$/i

/** The one that sounds as if it sent something, else the first below the fields that is no answer to a question. */
const lastOf = (buttons: readonly ButtonFact[], last: number): ButtonFact | undefined =>
  buttons.findLast(({ text }) => sends.test(text)) ??
  buttons.find(({ text, offset }) => offset > last && !is_answer.test(text))

/** Fields in no form, with a button that only thanks or a page that has no way of sending: what is typed goes nowhere at all. */
export function unsentFields({ url, facts }: PageView): Occurrence[] {
  const { buttons, fields, scripts } = facts
  const asked = fields.filter(({ form, hidden }) => form === null && !hidden)
  if (asked.length < fewest_fields || asked.some(({ type }) => type === 'password')) return []
  const asks = asked.some(({ type, name, placeholder, label }) =>
    /^(?:email|tel)$/.test(type) ? true : /e-?mail|phone/i.test(`${name} ${placeholder} ${label}`),
  )
  if (!asks || scripts.some(({ sends }) => sends)) return []
  const feigned = finishingButton(facts)
  if (feigned) {
    const evidence = `“${shortened(feigned.text, 40)}” calls ${feigned.calls}(), which says that it is done and sends nothing`
    return [{ url, line: feigned.line, evidence }]
  }
  const shown = buttons.filter(({ hidden }) => !hidden)
  const last = asked.at(-1)?.offset ?? 0
  const button =
    shown.find(({ only_thanks }) => only_thanks !== null) ??
    (sendsNothing(facts) && fieldsWithoutButton(facts) === null
      ? lastOf(
          shown.filter(({ text }) => text !== ''),
          last,
        )
      : undefined)
  return button ? [{ url, line: button.line, evidence: told(button) }] : []
}
