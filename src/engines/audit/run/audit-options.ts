import type { MeasureLabSpeed } from '#src/domain/lab-speed.ts'
import type { ReadPdf } from '#src/domain/pdf-text.ts'
import type { Check } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { CrawlOptions } from '#src/engines/audit/crawl/crawl-options.ts'
import type { GivenBusiness } from '#src/engines/audit/given-business.ts'

export type AuditOptions = {
  /** Where to start, by which door, within which bounds; its signal cancels the audit. */
  crawl: CrawlOptions
  checks: readonly Check[]
  /** What the site is compared with. */
  given: GivenBusiness
  /** Measures the home page in a browser once the crawl has ended; without it lab speed counts as not measured. */
  measure_lab_speed?: MeasureLabSpeed
  /** Reads the PDF files that pages link to; without it they are only asked for. */
  read_pdf?: ReadPdf
  /** Told each page that is no error page, as the checks see it; what it wants of it, it must copy. */
  note_page?: (view: PageView) => void
}
