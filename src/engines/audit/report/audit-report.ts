import type { LabSpeed } from '#src/domain/lab-speed.ts'
import type { Occurrence, Severity } from '#src/engines/audit/checks/check.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { CrawlDone } from '#src/engines/audit/crawl/crawl-event.ts'
import type { SectionId } from '#src/engines/audit/sections.ts'

/** Raised when a field changes its meaning or goes away; new fields do not raise it. */
export const reportVersion = 1

export type ReportSection = {
  id: SectionId
  name: string
  /** 0 to 100; null when nothing in it could be checked. */
  score: number | null
  weight: number
  /** Does the section count? Not when each of its checks did not apply or could not run. */
  checked: boolean
  /** Checks that looked, and those of them that found something; those that only inform are left out. */
  checks: number
  failed: number
  /** What the score leaves out. */
  note: string | null
}

export type ReportPage = {
  /** After redirects. */
  url: string
  /** Null when nothing answered. */
  status: number | null
  /** Null for what is no web page and for what could not be read. */
  kind: PageKind | null
  title: string
  indexable: boolean
  /** Clicks from the start page; null when no link leads here. */
  depth: number | null
  bytes: number
  ms: number
  /** Why it could not be read. */
  problem: string | null
}

export type ReportFinding = {
  id: string
  section: SectionId
  severity: Severity
  title: string
  why: string
  mend: string
  source: string
  /** The first ones, at most 50. */
  occurrences: readonly Occurrence[]
  /** All of them. */
  count: number
  /** How many pages of those looked at; 1 of 1 for what concerns the site as a whole. */
  pages_affected: number
  pages_looked_at: number
}

/** What an audit comes to; `report.schema.json` beside this file is the same for readers of the JSON. */
export type AuditReport = {
  version: typeof reportVersion
  /** As it was asked for. */
  url: string
  origin: string
  /** ISO 8601 */
  started_at: string
  finished_at: string
  /** 0 to 100; null when nothing could be checked. */
  score: number | null
  /** How the score comes about, in a sentence or two. */
  formula: string
  sections: readonly ReportSection[]
  pages: readonly ReportPage[]
  /** Of the home page; null when it was not measured, for the reason that `not_checked` gives for `lab-speed`. */
  lab_speed: LabSpeed | null
  /** Known and not read, because of a bound. */
  pages_left: number
  stopped_by: CrawlDone['stopped_by']
  /** The most important first. */
  findings: readonly ReportFinding[]
  not_checked: readonly { id: string; reason: string }[]
}
