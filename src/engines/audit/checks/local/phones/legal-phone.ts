import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { IndexedPhone } from '#src/engines/audit/facts/site/site-index-row.ts'

/** The numbers to call of a page, as it prints and dials them. */
const shownOn = ({ row }: SitePage): IndexedPhone[] =>
  row.phones.filter(({ from, fax }) => from !== 'structured-data' && !fax)

/**
 * The number in the privacy policy or the terms, where it is the only one there and stands neither on the home page nor
 * on a contact page: it was forgotten when the number changed, or came with the text.
 */
export function legalPhone({ home, pages }: SiteView): Occurrence[] {
  const central = home ? [home, ...pages.filter(page => page.kind === 'contact' && page !== home)] : []
  const numbers = central.flatMap(page => shownOn(page).map(phone => ({ ...phone, url: page.url })))
  const [usual] = numbers
  if (!usual) return []
  const known = new Set(numbers.map(({ e164 }) => e164))
  const strange = new Map<string, Occurrence>()
  for (const page of pages) {
    if (page.kind !== 'legal') continue
    const shown = shownOn(page)
    const [only] = shown
    const is_alone = only && shown.every(({ e164 }) => e164 === only.e164)
    if (!is_alone || known.has(only.e164) || strange.has(only.e164)) continue
    strange.set(only.e164, {
      url: page.url,
      line: only.line,
      evidence: `${only.text}; ${usual.text} on ${usual.url}`,
    })
  }
  return [...strange.values()]
}
