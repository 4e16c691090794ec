import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d\d)?`
const cash = new RegExp(String.raw`\bcash(?: price)?: ?${sum}`, 'i')
const financed = new RegExp(String.raw`\b(?:financed?|financing)(?: price)?: ?${sum}`, 'i')
/** "No interest" alone may end with the months of an offer. */
const no_charge = /\bno (?:interest(?:,| or| and|, and|, or) (?:no )?)?finance charges?\b/i
const conditional = /\b(?:if|when|until|months?|unless)\b/i
/** Blocks in which the two prices of one thing stand. */
const reach = 4

const dollars = (written = '') => Number(written.replaceAll(',', ''))

/** Financing is said to cost nothing, and what is financed costs more. */
export function chargesForFinancing(url: string, blocks: readonly TextBlock[]): Occurrence[] {
  const at = blocks.findIndex(({ text }) => text.includes('$') && cash.test(text))
  if (at < 0) return []
  const here = blocks.slice(at, at + reach).find(({ text }) => financed.test(text))
  const claim = blocks.find(({ text }) => no_charge.test(text) && !conditional.test(text))
  if (!here || !claim) return []
  const [one, other] = [cash.exec(blocks[at]?.text ?? ''), financed.exec(here.text)]
  if (!one || !other || dollars(other[1]) <= dollars(one[1])) return []
  return [{ url, line: here.line, evidence: `“${one[0]}”, “${other[0]}”; “${shortened(claim.text, 80)}”` }]
}
