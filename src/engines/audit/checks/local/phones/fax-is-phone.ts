import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { PhoneFact } from '#src/engines/audit/facts/types/business-facts.ts'

const one_line_for_both =
  /\b(?:phone|tel\w*|call|voice)\b[^\n\d]{0,12}?(?:[/&+,]|\band\b|\bor\b)\s*fax\b|\bfax\s*(?:[/&+,]|and\b|or\b)\s*(?:phone|tel)/i

const labelled = /^(?:tele)?(?:phone|tel)(?: (?:number|no\.?|#))?\W{0,3}(?=\(?\d)/i
const label_alone = /^(?:tele)?(?:phone|tel)\W{0,2}$/i

/** One number under "Phone:" twice in a row: the second one was meant to be another. */
function twiceInARow({ phones, text: { blocks } }: PageView['facts']): PhoneFact | undefined {
  const rows = phones.flatMap(phone => {
    const at = blocks.findLastIndex(block => block.offset <= phone.offset)
    const [own, above] = [blocks[at], blocks[at - 1]]
    if (phone.e164 === null || !own || phone.fax) return []
    if (labelled.test(own.text)) return [{ phone, from: at, to: at, own }]
    return above && label_alone.test(above.text) ? [{ phone, from: at - 1, to: at, own }] : []
  })
  return rows.find((row, nth) => {
    const before = rows[nth - 1]
    return (
      before && before.to + 1 === row.from && before.phone.e164 === row.phone.e164 && before.own.text === row.own.text
    )
  })?.phone
}

export const faxIsPhone: PageCheck = {
  id: 'fax-same-as-phone',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'The fax number, or a second phone number, is the same as the first',
  why: 'One of them was copied and never changed. Whoever sends a fax, or tries the other number, reaches the same telephone.',
  mend: 'Put in the right number. If you have no fax or no second number, take the line out; if one line does both, write “Phone and fax”.',
  source: 'https://support.google.com/business/answer/3038177',
  look: ({ url, facts }) => {
    const { phones, text } = facts
    const again = phones.length > 1 ? twiceInARow(facts) : undefined
    if (again) return found(url, again.line, `“Phone: ${again.text}”, twice in a row`)
    const faxes = phones.filter(({ fax, e164 }) => fax && e164 !== null)
    if (faxes.length === 0) return notApplicable
    const voices = new Set(phones.flatMap(({ fax, e164, region }) => (fax || region === 'footer' ? [] : (e164 ?? []))))
    const twin = faxes.find(({ e164 }) => e164 !== null && voices.has(e164))
    if (!twin || text.blocks.some(block => one_line_for_both.test(block.text))) return ok
    return found(url, twin.line, `Fax: ${twin.text}`)
  },
}
