import { mayTellState } from '#src/engines/audit/checks/accessibility/menu-opener.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const most = 5

export const openingButtons: SiteCheck = {
  id: 'opening-button-state',
  section: 'accessibility',
  severity: 'low',
  scope: 'site',
  title: 'Buttons that open an answer or a list do not say whether it is open',
  why: 'Who sees the page sees it open. A screen reader says nothing, and its user presses again and shuts it.',
  mend: 'Give each such button aria-expanded="false", and let the script set it to true while its part is open. <details> and <summary> do so by themselves.',
  source: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
  look: site => {
    if (site.silent_buttons.length === 0) return notApplicable
    if (mayTellState(site)) return ok
    return foundAll(
      site.silent_buttons.slice(0, most).map(({ url, line, text, count }) => ({
        url,
        line,
        evidence: `<button>${shortened(text, 60)}${count > 1 ? ` and ${count - 1} more` : ''}, without aria-expanded`,
      })),
    )
  },
}
