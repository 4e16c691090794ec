import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const box = /^p\W?o\W*box\b|\bp\.?\s?o\.?\s?box\b/i

/** "100 Holmes Road" on a line of its own, and the box on the next. */
const street_alone =
  /^\d{1,5} (?:[NSEW]\.? )?(?:[A-Z][\w.'’]* ){1,4}(?:road|rd|street|st|avenue|ave|drive|dr|lane|ln|highway|hwy|boulevard|blvd|way|court|ct|place|pl|pike|parkway|pkwy|circle|trail)\.?$/i

const hasStreetAbove = ({ home_view }: SiteView): boolean => {
  const blocks = home_view?.facts.text.blocks ?? []
  return blocks.some(({ text }, at) => box.test(text) && street_alone.test(blocks[at - 1]?.text.trim() ?? ''))
}

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
    if (!first || hasStreetAbove(site)) return notApplicable
    return all.every(({ key, text }) => box.test(key) || box.test(text))
      ? found(first.page.url, first.line, first.text)
      : ok
  },
}
