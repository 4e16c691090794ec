import { addressesOf, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { countryOf } from '#src/engines/audit/checks/business/countries.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isBlankValue } from '#src/engines/audit/checks/structured-data/syntax/unfilled-values.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'

/** What is wrong with a number, given the countries of the business's addresses and of the page's own numbers; `null` when nothing is. */
export function telephoneProblem(written: string, countries: readonly (string | null)[], home: string): string | null {
  const number = written.trim().replace(/^tel:/i, '')
  const american = countries.every(country => country === 'US' || (country === null && home === 'US'))
  const unknown = countries.length === 0 && home !== 'US'
  // A number without its country's code can only be read where the country is known.
  if (!number.startsWith('+') && (!american || unknown)) return null
  const read = readPhone(number.slice(0, 40))
  const digits = number.replace(/\D/g, '')
  if (!read) {
    if (/^\+\s*\(?[2-9]\d{2}/.test(number) && digits.length === 10 && readPhone(digits))
      return 'the country code +1 is missing after the plus'
    // At home in other countries numbers begin with a zero; with no address nobody knows where that is.
    if (countries.every(country => country === null) && /^\(?0[1-9]/.test(number) && digits.length >= 9) return null
    return digits.length === 0 ? 'is no telephone number' : 'is not a number that can be dialed'
  }
  const [country] = countries
  if (!country || countries.length !== 1 || read.country === null || read.country === country) return null
  if (read.toll_free || (country === 'US' && ['PR', 'VI', 'GU', 'AS', 'MP'].includes(read.country))) return null
  return `belongs to ${read.country}, the address to ${country}`
}

export const invalidTelephone: PageCheck = {
  id: 'schema-telephone-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'The telephone number in your structured data cannot be right',
  why: 'Search engines show this number with a button to call. A wrong one sends your customers nowhere, or to a stranger.',
  mend: 'Write your number with plus and country code, for example +1 912 234 0100, and call it once to be sure.',
  source: 'https://www.itu.int/rec/T-REC-E.164',
  look: page => {
    const told = ownOrganisations(page).flatMap(node =>
      textsOf(node, 'telephone')
        // A blank that was never filled in is told as that.
        .filter(text => text.trim() !== '' && !/[{[<%]/.test(text) && !isBlankValue(text))
        .map(text => ({ text, node })),
    )
    if (told.length === 0) return notApplicable
    return foundAll(
      told.flatMap(({ text, node }) => {
        const countries = [...new Set(addressesOf(node, page).map(countryOf))]
        const problem = telephoneProblem(text, countries, page.facts.home_country)
        const evidence = `telephone: “${text.trim().slice(0, 40)}” ${problem}`
        return problem === null ? [] : [{ url: page.url, line: node.line, evidence }]
      }),
    )
  },
}
