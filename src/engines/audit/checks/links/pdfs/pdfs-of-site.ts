import type { Outcome } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PdfFile, SiteView } from '#src/engines/audit/checks/site-view.ts'

const most = 10

/** One place for each PDF file of which something is said. */
export function pdfsOf({ pdfs }: SiteView, said: (pdf: PdfFile) => string): Outcome {
  if (pdfs.length === 0) return notApplicable
  const told = pdfs.flatMap(pdf => {
    const evidence = said(pdf)
    return evidence === '' ? [] : [{ url: pdf.url, line: null, evidence }]
  })
  return foundAll(told.slice(0, most))
}
