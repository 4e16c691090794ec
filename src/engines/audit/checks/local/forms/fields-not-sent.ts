import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { isHarmlessScript, isInquiry, isUnaddressed } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { FieldFact, FormFact } from '#src/engines/audit/facts/types/form-facts.ts'

/** What a person types or chooses; other boxes and calculators may be for a script. */
const typed = new Set(['', 'text', 'email', 'tel', 'date', 'time', 'datetime-local', 'number'])
const isTyped = ({ element, type, hidden, aria_hidden }: FieldFact) =>
  !hidden && !aria_hidden && (element !== 'input' || typed.has(type))

/** Without a tick the form is not sent, and with it nobody learns of the tick. */
const isConsent = ({ element, type, required, hidden }: FieldFact) =>
  element === 'input' && type === 'checkbox' && required && !hidden

const calledLike = ({ label, placeholder, id, element }: FieldFact) => label || placeholder || id || `<${element}>`

/** Beside these a script takes a form that may be another's. */
const trap = /honey|gotcha|website|company|url|fax|\bbot|trap|^hp|captcha|confirm/i

/** Fields that the one script which sends the form never names: it picks the others one by one. */
function leftBehind({ scripts, fields, forms }: PageFacts, form: number): FieldFact[] {
  const fact = forms[form]
  const senders = scripts.filter(({ src, sends }) => (src === null ? sends : !isHarmlessScript(src)))
  const [sender] = senders
  if (!fact || !sender || senders.length > 1 || sender.picks.length === 0 || fact.scripted !== (fact.onsubmit !== null))
    return []
  const words = new Set(sender.picks)
  const own = fields.filter(field => field.form === form && isTyped(field) && !trap.test(`${field.name} ${field.id}`))
  const isNamed = ({ name, id }: FieldFact) => words.has(name) || words.has(id)
  const left = own.filter(field => (field.name !== '' || field.id !== '') && !isNamed(field))
  // Where it names few of them it belongs to something else.
  return own.filter(isNamed).length >= Math.max(2, left.length) ? left : []
}

/** Could any code of the page send the form, or read its fields? */
const mayBeGathered = ({ scripts, empty_app_root }: PageFacts, { onsubmit, marked }: FormFact): boolean =>
  onsubmit !== null ||
  marked ||
  empty_app_root !== null ||
  scripts.some(({ src, sends, takes_forms }) => (src === null ? sends || takes_forms : !isHarmlessScript(src)))

const few = 3
const shownOf = (left: readonly FieldFact[]) =>
  left
    .slice(0, few)
    .map(field => `“${shortened(calledLike(field), 40)}”`)
    .join(', ') + (left.length > few ? `, and ${left.length - few} more` : '')

export const fieldsNotSent: PageCheck = {
  id: 'form-field-not-sent',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'What people write or tick in a form is not sent',
  why: 'Browsers send only fields that have a name, and scripts only those that they pick. You get the message without the phone number, without the message itself, or without a sign that they agreed.',
  mend: 'Give every field of the form a name attribute, let its script send all of them, and send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set',
  look: ({ url, facts }) => {
    const { forms, fields } = facts
    if (forms.length === 0) return notApplicable
    return foundAll(
      forms.flatMap((form, index) => {
        if (form.made_by !== '' || form.has_password || !isInquiry(facts, index)) return []
        const left = isUnaddressed(form) && forms.length === 1 ? leftBehind(facts, index) : []
        if (left.length > 0)
          return [{ url, line: left[0]?.line ?? null, evidence: `its script never takes ${shownOf(left)}` }]
        // What has no address is sent by a script or to nobody, which is told; a builder's own script gathers the fields.
        if (isUnaddressed(form) || form.method !== 'post') return []
        const inside = fields.filter(field => field.form === index)
        const own = inside.filter(isTyped)
        const unnamed = inside.filter(field => field.name === '' && (isTyped(field) || isConsent(field)))
        const [first] = unnamed
        if (!first) return []
        // Where most have none, a script gathers them, if there is one that could.
        const named = own.filter(({ name }) => name !== '').length
        const says_what = first.label !== '' || first.placeholder !== ''
        if (named < Math.max(2, unnamed.length) && (!says_what || mayBeGathered(facts, form))) return []
        return [{ url, line: first.line, evidence: `without a name: ${shownOf(unnamed)}` }]
      }),
    )
  },
}
