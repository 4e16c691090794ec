import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { pdfsOf } from './pdfs-of-site.ts'

/** Numbers that a scanner prints into the margin are no text. */
const few_letters = 10

export const pdfWithoutText: SiteCheck = {
  id: 'pdf-without-text',
  section: 'accessibility',
  scope: 'site',
  severity: 'low',
  title: 'A PDF is a picture of text that no program can read',
  why: 'Screen readers say nothing, a search for your dishes or prices finds nothing, and on a phone the letters stay small.',
  mend: 'Save the document as PDF from the program it was written in instead of scanning it, or put its text on a page.',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/pdf/PDF7',
  look: site =>
    pdfsOf(site, ({ facts, letters, pages, found_on }) => {
      if (facts === null || letters > few_letters || pages === 0) return ''
      return `${pages === 1 ? 'one page' : `${pages} pages`} without a letter of text; linked on ${found_on}`
    }),
}
