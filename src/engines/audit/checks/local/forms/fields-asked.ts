import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { isInquiry } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { FieldFact } from '#src/engines/audit/facts/types/form-facts.ts'

const most = 10
const calledLike = ({ label, placeholder, name }: FieldFact) => label || placeholder || name

const agrees =
  /\b(?:newsletters?|subscri\w+|(?:opt|sign)(?:ing)?[- ]?(?:me )?(?:in|up)|i (?:agree|consent|accept|authorize)|(?:agree|consent) to|marketing|promotions?|promotional|special offers|updates|mailing list|text messages?|sms|contact me|keep me (?:posted|informed))\b/i

export const consentPreselected: PageCheck = {
  id: 'consent-preselected',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A form ticks the visitor’s consent by itself',
  why: 'Consent that nobody gave is none. Calls and text messages to people who did not ask for them bring complaints and fines.',
  mend: 'Take “checked” out, so that people tick the box themselves.',
  source: 'https://www.ecfr.gov/current/title-47/section-64.1200',
  look: page => {
    if (!isShown(page) || page.facts.fields.length === 0) return notApplicable
    const ticked = page.facts.fields.filter(
      field => field.checked && !field.hidden && agrees.test(`${field.label} ${field.name.replace(/[_-]+/g, ' ')}`),
    )
    return foundAll(
      ticked.slice(0, most).map(field => ({
        url: page.url,
        line: field.line,
        evidence: `ticked from the start: “${shortened(calledLike(field), 80)}”`,
      })),
    )
  },
}

const texts = /\btext messages?\b|\bsms\b|\btexts\b|\btext me\b/i
const agrees_to = /\b(?:agree|consent|opt|authorize|permission|receive|yes)\b/i

/** A box for texts alone, or the one that stands for them among others; a choice between ways of being answered is none. */
export const consentForced: PageCheck = {
  id: 'text-consent-required',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'Nobody can write to you without agreeing to text messages',
  why: 'Agreement that is forced is none: the law wants it given freely, phone companies refuse to pass on such texts, and who wants none sends you nothing.',
  mend: 'Take “required” off the box, and say beside it that agreeing is no condition.',
  source: 'https://www.ecfr.gov/current/title-47/section-64.1200',
  look: page => {
    if (!isShown(page) || page.facts.forms.length === 0) return notApplicable
    const forced = page.facts.fields.find(
      ({ type, required, hidden, label, form }) =>
        type === 'checkbox' &&
        required &&
        !hidden &&
        form !== null &&
        isInquiry(page.facts, form) &&
        texts.test(label) &&
        agrees_to.test(label),
    )
    const evidence = `required: “${shortened(forced?.label ?? '', 100)}”`
    return foundAll(forced ? [{ url: page.url, line: forced.line, evidence }] : [])
  },
}

const secret =
  /\bsocial security(?! (?:planning|benefits?|guidance|education|disability|income|office|claim\w*|administration|strateg\w+|retirement|maximi\w+|timing|optimi\w+|consult\w*|help|questions?|law\w*|attorneys?|appeals?|hearings?|analysis|review|advice))|\bssn\b|\b(?:credit|debit) ?card ?(?:number|no\.?|#)|^card ?number\b|\bcc ?(?:num(?:ber)?|no)\b|\bcvv2?\b|\bcvc\b|\bbank account (?:number|no)|\brouting (?:number|no)/i
const last_digits = /\blast (?:4|four)\b/i
/** "Do not include Social Security numbers" */
const warned_of =
  /\b(?:do not|don['’]t|please do not|never|avoid|without|no need to|not)\b[^.!?]{0,60}\b(?:include|send|share|enter|provide|submit|put|write|type|disclose|including|sending|sharing|entering)\b/i
/** Those who take payments and files of their own. */
const takes_payments =
  /authorize\.net|paypal|stripe|square|lawpay|cardconnect|payment|pay\.|checkout|clover|braintree|quickbooks|intuit|portal/i

export const fieldAsksSecret: PageCheck = {
  id: 'form-asks-card-or-ssn',
  section: 'security',
  scope: 'page',
  severity: 'high',
  title: 'A form asks for a card or Social Security number',
  why: 'What such a form sends lies in mailboxes and logs that were never made for it. Card companies forbid it, and a theft would be yours to answer for.',
  mend: 'Take the field out. Take payments by the page of a payment service, and ask for the other number in person.',
  source: 'https://www.pcisecuritystandards.org/document_library/',
  look: page => {
    const { url, facts } = page
    if (!isShown(page) || facts.forms.length === 0) return notApplicable
    const asked = facts.fields.filter(({ form, hidden, element, type, label, placeholder, name }) => {
      const own = facts.forms[form ?? -1]
      // A box or a list is no place to type a number in.
      const is_choice = element === 'select' || type === 'checkbox' || type === 'radio'
      if (!own || hidden || is_choice || takes_payments.test(own.url ?? '')) return false
      const said = [label, placeholder, name.replace(/[_-]+/g, ' ')]
      return said.some(words => secret.test(words) && !last_digits.test(words) && !warned_of.test(words))
    })
    return foundAll(
      asked.slice(0, most).map(field => {
        return { url, line: field.line, evidence: `asks for “${shortened(calledLike(field), 60)}”` }
      }),
    )
  },
}

type Kind = 'phone' | 'email' | 'name' | 'message'

/** "Name, number, email": the heading of a group of fields. */
const several = /\b(?:name|number|phone|e ?mail)\b ?[,&/] ?(?:and )?(?:name|number|phone|e ?mail|address)\b/i

/** The one kind of thing that words ask for, where it is one alone. */
function kindOf(words: string): Kind | undefined {
  const plain = words.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_[\]-]+/g, ' ')
  if (several.test(plain)) return undefined
  const kinds: Kind[] = []
  if (/\be ?mail\b/i.test(plain)) kinds.push('email')
  if (/\b(?:tele)?phone\b|\bmobile\b|\bcell\b|\btel\b/i.test(plain)) kinds.push('phone')
  if (/^(?:your |full |first |last )*names?\b[\s*:]*$/i.test(plain.trim())) kinds.push('name')
  if (/^(?:your )?(?:message|comments?)\b[\s*:]*$/i.test(plain.trim())) kinds.push('message')
  return kinds.length === 1 ? kinds[0] : undefined
}

/** A sentence tells what to write about, "and whether you prefer a call or an email back", and is no name of the field. */
const most_of_hint = 6

/** Kinds of fields that check what is typed. */
const checked = new Map<string, Kind>([
  ['email', 'email'],
  ['tel', 'phone'],
])

function mismatch(field: FieldFact): Occurrence['evidence'] | undefined {
  const { label, label_source, placeholder, type, name, element, hidden } = field
  if (hidden || (element === 'input' && !['', 'text', 'email', 'tel', 'number', 'url'].includes(type))) return undefined
  const said = kindOf(label_source === 'placeholder' ? placeholder : label)
  if (said === undefined) return undefined
  const typed = checked.get(type)
  const shown = shortened(label || placeholder, 40)
  // Who types a number into a field for mail cannot send the form at all.
  if (typed !== undefined && typed !== said) return `“${shown}” is a field of type="${type}"`
  if (type === 'url' || (type === 'number' && said !== 'phone')) return `“${shown}” is a field of type="${type}"`
  const sent = kindOf(name)
  if (sent !== undefined && sent !== said) return `“${shown}” is sent as “${shortened(name, 40)}”`
  const is_hint = label_source !== 'placeholder' && placeholder.trim().split(/\s+/).length <= most_of_hint
  const hinted = is_hint ? kindOf(placeholder) : undefined
  return hinted === undefined || hinted === said ? undefined : `“${shown}” hints at “${shortened(placeholder, 40)}”`
}

export const fieldCalledOtherwise: PageCheck = {
  id: 'field-is-another',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A field of a form asks for one thing and is made for another',
  why: 'The field was copied. Where it is made for mail, nobody can send it with a phone number in it; otherwise you read numbers and names under the wrong heading.',
  mend: 'Give the field the type and the name of what its label asks for, and send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/input.html#attr-input-type',
  look: page => {
    const { url, facts } = page
    if (!isShown(page) || facts.fields.length === 0) return notApplicable
    return foundAll(
      facts.fields
        .filter(({ form }) => form !== null && isInquiry(facts, form))
        .flatMap((field): Occurrence[] => {
          const evidence = mismatch(field)
          return evidence === undefined ? [] : [{ url, line: field.line, evidence }]
        })
        .slice(0, most),
    )
  },
}
