import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'

export const telephoneIsFax: PageCheck = {
  id: 'schema-telephone-is-fax',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data gives your fax number as your telephone',
  why: 'The button to call in search results then reaches a fax machine.',
  mend: 'Write the number that people answer into telephone, and the other one into faxNumber.',
  source: 'https://schema.org/faxNumber',
  look: page => {
    const { phones, tel_links } = page.facts
    const faxes = new Set(phones.flatMap(({ e164, fax }) => (fax && e164 !== null ? [e164] : [])))
    if (faxes.size === 0) return notApplicable
    // Some offices have one line for both.
    const answered = [...phones.filter(({ fax }) => !fax), ...tel_links].map(({ e164 }) => e164)
    return foundAll(
      ownOrganisations(page).flatMap(node =>
        textsOf(node, 'telephone').flatMap(text => {
          const e164 = readPhone(text.trim().slice(0, 40), page.facts.home_country)?.e164
          if (!e164 || !faxes.has(e164) || answered.includes(e164)) return []
          return [{ url: page.url, line: node.line, evidence: `telephone: ${text.trim()}; on the page a fax number` }]
        }),
      ),
    )
  },
}

export const faxAgainstPage: PageCheck = {
  id: 'schema-fax-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data gives another fax number than the page',
  why: 'Faxes with names and records of your customers may end up with a stranger.',
  mend: 'Send yourself a fax, and write the number that works in both places.',
  source: 'https://schema.org/faxNumber',
  look: page => {
    const printed = new Set(page.facts.phones.flatMap(({ e164, fax }) => (fax && e164 !== null ? [e164] : [])))
    const told = ownOrganisations(page).flatMap(node =>
      textsOf(node, 'faxNumber').flatMap(text => {
        const e164 = readPhone(text.trim().slice(0, 40), page.facts.home_country)?.e164
        return e164 ? [{ e164, text: text.trim(), line: node.line }] : []
      }),
    )
    const [first] = told
    // Several are those of several places.
    if (!first || printed.size !== 1) return notApplicable
    if (told.some(({ e164 }) => printed.has(e164))) return foundAll([])
    const evidence = `faxNumber: ${first.text}; on the page: ${[...printed][0]}`
    return foundAll([{ url: page.url, line: first.line, evidence }])
  },
}

/** A page that prints more of them shows a list of people. */
const most_emails = 3
const whole = /^[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,24}$/

/** One letter more, less or another one, but for a number that tells two boxes apart. */
function isSlip(one: string, other: string): boolean {
  return (
    Math.min(one.length, other.length) >= shortest_for_slip &&
    editDistance(one, other, 1) === 1 &&
    digitsOf(one) === digitsOf(other)
  )
}
const shortest_for_slip = 12
const digitsOf = (text: string) => text.replace(/\D/g, '')

export const emailAgainstPage: PageCheck = {
  id: 'schema-email-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data gives another email address than the page itself',
  why: 'One of the two is wrong or no longer read, and whoever writes there gets no answer.',
  mend: 'Find out which one you read, and write the same address in both places.',
  source: general_guide,
  look: page => {
    const { kind, facts, url } = page
    const printed = new Set(facts.emails.map(({ address }) => address.toLowerCase()))
    const told = ownOrganisations(page).flatMap(node =>
      textsOf(node, 'email').map(text => ({
        email: text
          .trim()
          .replace(/^mailto:/i, '')
          .toLowerCase(),
        node,
      })),
    )
    const [first] = told
    if (!first || printed.size === 0) return notApplicable
    if (told.some(({ email }) => printed.has(email) || !whole.test(email))) return foundAll([])
    // Elsewhere than on home and contact a page may print the mailbox of one of the people.
    const is_central = (kind === 'home' || kind === 'contact') && printed.size <= most_emails
    if (!is_central && ![...printed].some(other => isSlip(first.email, other))) return notApplicable
    const evidence = `structured data: ${first.email}; on the page: ${[...printed].slice(0, 2).join(', ')}`
    return foundAll([{ url, line: first.node.line, evidence }])
  },
}
