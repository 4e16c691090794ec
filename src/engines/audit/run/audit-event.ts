import type { LabSpeed } from '#src/domain/lab-speed.ts'
import type { Occurrence, Severity } from '#src/engines/audit/checks/check.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { CrawlProblem } from '#src/engines/audit/crawl/crawl-event.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import type { SectionId } from '#src/engines/audit/sections.ts'

/** `reason` is a sentence that says why nothing was measured. */
export type LabOutcome = { speed: LabSpeed; reason: null } | { speed: null; reason: string }

/** What an audit tells while it runs. It ends with `done`, or with `could_not_audit` where there is nothing to judge. */
export type AuditEvent =
  | {
      type: 'page_audited'
      url: string
      status: number
      kind: PageKind
      /** So far, this one included. */
      pages_audited: number
    }
  | { type: 'page_refused'; url: string; status: number | null; problem: CrawlProblem }
  /** The first time that a check finds something; further places are in the report. */
  | { type: 'finding'; id: string; section: SectionId; severity: Severity; title: string; occurrence: Occurrence }
  /** A bug of ours, for a log: the check counts as not checked and the audit goes on. */
  | { type: 'check_failed'; id: string; url: string; error: unknown }
  /** A browser is about to visit this page, which takes some seconds. */
  | { type: 'lab_started'; url: string }
  /** What it measured, or why it did not. */
  | ({ type: 'lab_speed' } & LabOutcome)
  | { type: 'could_not_audit'; problem: CrawlProblem }
  | { type: 'done'; report: AuditReport }
