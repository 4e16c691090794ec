import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const box = /^p\W?o\W*box\b|\bp\.?\s?o\.?\s?box\b/i

export const onlyPostOfficeBox: SiteCheck = {
  id: 'address-is-po-box',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your only address is a P.O. box',
  why: 'Nobody can visit a mailbox, and Google lists no business at one.',
  mend: 'Print the street address where customers find you. If you visit them, say which towns you serve instead.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const all = addressesOfSite(site)
    const [first] = all
    if (!first) return notApplicable
    return all.every(({ key, text }) => box.test(key) || box.test(text))
      ? found(first.page.url, first.line, first.text)
      : ok
  },
}
