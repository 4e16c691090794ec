import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { pdfsOf } from './pdfs-of-site.ts'

export const pdfDamaged: SiteCheck = {
  id: 'pdf-damaged',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: 'A PDF that you link to is damaged or empty',
  why: 'Who wants the menu, the form or the flyer gets an error, and thinks of your shop accordingly.',
  mend: 'Save the document as PDF anew, put it in the place of the file, and open it once from the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/indexable-file-types',
  look: site =>
    pdfsOf(site, ({ problem, found_on }) =>
      problem === 'damaged' ? `no program opens it; linked on ${found_on}` : '',
    ),
}
