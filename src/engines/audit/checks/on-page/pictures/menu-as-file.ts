import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'

const wanted =
  /^(?:(?:view|see|download|open|check out|our|the|full|food|dinner|lunch|drinks?|bar|catering|kids|dessert|pdf|\W)+ )*(menu|price list|prices|rates)\W*$/i
const is_file = /\.(?:pdf|jpe?g|png|webp|docx?)(?:[?#]|$)/i

export const menuAsFile: SiteCheck = {
  id: 'menu-only-as-file',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Your menu or price list is a file to download, and no page',
  why: 'On a phone a PDF has to be fetched and zoomed. Search engines and assistants that are asked for a dish rarely read it.',
  mend: 'Put the menu on a page of its own as text. Keep the file for those who print it.',
  source: 'https://support.google.com/business/answer/7071477',
  look: site => {
    const { home_view, pages } = site
    if (!home_view) return notApplicable
    const files = home_view.facts.links.filter(
      ({ name, url, hidden }) => !hidden && url !== null && is_file.test(url) && wanted.test(name.trim()),
    )
    if (files.length === 0) return notApplicable
    // A page of that name, or prices on a page, are read by everybody.
    const told = pages.some(
      ({ url, row }) => /menu|pric|rates/i.test(url) || /\b(?:menu|prices|pricing)\b/i.test(row.title),
    )
    return told || pages.some(({ row }) => row.has.price) ? foundAll([]) : foundAll(quoteLinks(home_view.url, files))
  },
}
