import { againstEachOther, oneToAPage, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'

/** The one value of a term, where no page has a second one. */
function onlyOne(told: readonly ToldTerm[] = []): ToldTerm | undefined {
  const [first] = oneToAPage(told)
  return first && told.every(one => one.value === first.value && one.kind !== 'article') ? first : undefined
}

/** One page asks for a share of the price to book, another for a sum: "25% retainer", "Deposit: $600 due". */
export function depositsApart(agreed: ReadonlyMap<string, readonly ToldTerm[]>): Occurrence[] {
  const sum = onlyOne(agreed.get('agreed: dollars of deposit'))
  const share = onlyOne(agreed.get('agreed: percent of deposit'))
  return sum && share && sum.url !== share.url ? [againstEachOther(sum, share)] : []
}
