import { isHealthPractice } from '#src/engines/audit/checks/business/health-practice.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { sendsToNobody } from '#src/engines/audit/checks/local/emails/email-links.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { isInquiry } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { FieldFact, FormFact } from '#src/engines/audit/facts/types/form-facts.ts'

/** Services that mail what was typed, and sign no contract as a business associate. */
const plain_service =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(formspree\.io|formsubmit\.co|web3forms\.com|getform\.io|usebasin\.com|formcarry\.com|formbold\.com|staticforms\.xyz|submit-form\.com|formkeep\.com|formbackend\.com|forminit\.com|herotofu\.com)\//i
const by_mail = /^\s*mailto:/i

/** What only somebody who treats people asks. */
const of_health =
  /\b(?:symptoms?|health (?:concerns?|conditions?|history|issues?|problems?|goals?)|medical (?:history|conditions?|concerns?|needs)|reason for (?:your |the )?(?:visit|appointment)|diagnos[ei]s|medications?|allergies|date of birth|dob|birth ?date|insurance (?:id|provider|carrier|company|information|plan|number)|what brings you (?:in|here|to)|what (?:are you|is your child) struggling|(?:dental|mental|physical) (?:concerns?|problems?|issues?)|type of pain|pain (?:level|points?|areas?)|area of (?:pain|concern)|injur(?:y|ies)|pregnan\w+|about your (?:situation|struggles?|pain|condition)|treatment (?:history|needed))\b/i
const promised = /\b(?:(?:not|isn['’]t|never|no) (?:(?:an?|yet|fully) ){0,2})?(HIPAA[- ](?:compliant|secure))\b/i
/** “This is not a HIPAA-secure channel” promises nothing. */
const promiseIn = (text: string): string | undefined => {
  const [whole, promise] = promised.exec(text) ?? []
  return whole === promise ? promise : undefined
}

const wordsOf = ({ label, placeholder, name }: FieldFact) =>
  [label, placeholder, name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_[\]-]+/g, ' ')].find(words =>
    of_health.test(words),
  )

/** One that was never told where to send is told as that. */
const serviceOf = ({ action }: FormFact): string | undefined =>
  sendsToNobody(action ?? '')
    ? undefined
    : (plain_service.exec(action ?? '')?.[1]?.toLowerCase() ?? (by_mail.test(action ?? '') ? 'plain mail' : undefined))

export const healthFormUnprotected: PageCheck = {
  id: 'health-form-unprotected',
  section: 'security',
  scope: 'page',
  severity: 'medium',
  title: 'What patients write about their health goes through a service that has not agreed to protect it',
  why: 'Whoever passes on what patients tell a practice needs a contract that binds it to keep silent (HIPAA). Plain form services sign none, and keep and mail everything in clear.',
  mend: 'Ask for a name and a number only, or take a form service that signs a business associate agreement.',
  source: 'https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/business-associates/index.html',
  look: page => {
    const { url, facts } = page
    if (!isShown(page) || facts.forms.length === 0) return notApplicable
    const sent = facts.forms.findIndex((form, index) => serviceOf(form) !== undefined && isInquiry(facts, index))
    const form = facts.forms[sent]
    if (!form || !isHealthPractice(facts)) return notApplicable
    const asked = facts.fields.filter(field => field.form === sent && !field.hidden)
    const [first] = asked.flatMap(field => wordsOf(field) ?? [])
    const claim = facts.text.blocks.flatMap(({ text }) => promiseIn(text) ?? [])[0]
    if (first === undefined && !claim) return ok
    const what = first === undefined ? 'the form' : `“${shortened(first, 60)}”`
    const beside = claim ? `, called “${claim}” on the page` : ''
    return found(url, form.line, `${what} is sent by ${serviceOf(form)}${beside}`)
  },
}
