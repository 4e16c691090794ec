import { isSlip } from '#src/engines/audit/checks/business/phone-slip.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { TelLinkFact } from '#src/engines/audit/facts/types/business-facts.ts'

type Known = { e164: string; country: string | null }

function numbersOf({ phones, tel_links }: PageFacts): Known[] {
  return [...phones.filter(({ fax }) => !fax), ...tel_links].flatMap(({ e164, country }) =>
    e164 === null ? [] : [{ e164, country }],
  )
}

/** What is wrong with the number that a link writes to; `null` when it may be meant so: shops have more than one. */
function problemOf({ e164, text_e164, text, number, country, problems }: TelLinkFact, known: readonly Known[]) {
  const written = number.slice(0, 30)
  if (text_e164 !== null && e164 !== null && e164 !== text_e164)
    return `shows ${text.slice(0, 40)}, writes to ${written}`
  if (problems.includes('placeholder')) return `writes to ${written}, a made-up number`
  const home = readPhone(number.replace(/^\+/, ''))?.e164
  if (known.some(one => one.e164 === home && e164 !== home))
    return `writes to ${written}: the country code 1 is missing`
  if (e164 === null) return problems.includes('not-a-number') ? `writes to ${written}: no such number can exist` : null
  const meant = known.find(one => isSlip(e164, one.e164))
  if (meant) return `writes to ${written}; the page shows ${meant.e164}`
  const all_at_home = known.length > 0 && known.every(one => one.e164.startsWith('+1'))
  return all_at_home && !e164.startsWith('+1') ? `writes to ${written} (${country ?? 'abroad'})` : null
}

export const messageLinkMismatch: PageCheck = {
  id: 'message-link-wrong-number',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A link to text you or to chat on WhatsApp has a wrong number',
  why: 'Customers write to somebody else, or to nobody, and never know why you did not answer.',
  mend: 'Compare the number in the link with your own, digit by digit. For WhatsApp it begins with the country code, 1 in the United States, without a plus.',
  source: 'https://faq.whatsapp.com/5913398998672934',
  look: ({ url, facts }) => {
    if (facts.message_links.length === 0) return notApplicable
    const known = numbersOf(facts)
    return foundAll(
      facts.message_links.flatMap(link => {
        const problem = link.hidden ? null : problemOf(link, known)
        return problem === null ? [] : [{ url, line: link.line, evidence: problem }]
      }),
    )
  },
}
