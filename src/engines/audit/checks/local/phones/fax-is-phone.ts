import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const one_line_for_both =
  /\b(?:phone|tel\w*|call|voice)\b[^\n\d]{0,12}?(?:[/&+,]|\band\b|\bor\b)\s*fax\b|\bfax\s*(?:[/&+,]|and\b|or\b)\s*(?:phone|tel)/i

export const faxIsPhone: PageCheck = {
  id: 'fax-same-as-phone',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'The fax number is the same as the phone number',
  why: 'One of them was copied and never changed. Whoever sends a fax reaches your telephone.',
  mend: 'Put in the right fax number. If you have no fax, take the line out; if one line does both, write “Phone and fax”.',
  source: 'https://support.google.com/business/answer/3038177',
  look: ({ url, facts: { phones, text } }) => {
    const faxes = phones.filter(({ fax, e164 }) => fax && e164 !== null)
    if (faxes.length === 0) return notApplicable
    const voices = new Set(phones.flatMap(({ fax, e164, region }) => (fax || region === 'footer' ? [] : (e164 ?? []))))
    const twin = faxes.find(({ e164 }) => e164 !== null && voices.has(e164))
    if (!twin || text.blocks.some(block => one_line_for_both.test(block.text))) return ok
    return found(url, twin.line, `Fax: ${twin.text}`)
  },
}
