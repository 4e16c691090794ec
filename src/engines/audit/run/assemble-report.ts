import { leftOut } from '#src/engines/audit/checks/left-out.ts'
import type { CrawlDone } from '#src/engines/audit/crawl/crawl-event.ts'
import {
  type AuditReport,
  type ReportFinding,
  type ReportPage,
  type ReportSection,
  reportVersion,
} from '#src/engines/audit/report/audit-report.ts'
import type { LabOutcome } from '#src/engines/audit/run/audit-event.ts'
import { byImportance } from '#src/engines/audit/run/by-importance.ts'
import type { Tally } from '#src/engines/audit/run/check-ledger.ts'
import { labSpeedId } from '#src/engines/audit/run/measure-lab.ts'
import { formula, type Scored, scoreSections, scoreTotal } from '#src/engines/audit/score.ts'
import { sections } from '#src/engines/audit/sections.ts'

export function scoredOf({ check, looked_at, affected }: Tally): Scored {
  const { section, severity } = check
  return { section, severity, looked_at, affected }
}

export function findingOf({ check, occurrences, count, affected, looked_at }: Tally): ReportFinding {
  const { id, section, severity, title, why, mend, source } = check
  const seen = { occurrences, count, pages_affected: affected, pages_looked_at: looked_at }
  return { id, section, severity, title, why, mend, source, ...seen }
}

export function notCheckedOf({ check, looked_at, reason, failures }: Tally): { id: string; reason: string }[] {
  const { id, scope } = check
  if (failures > 0) {
    const where = scope === 'page' ? ` on ${failures} ${failures === 1 ? 'page' : 'pages'}` : ''
    return [{ id, reason: `The check itself failed${where}. That is a fault of this audit, not of the site.` }]
  }
  return looked_at === 0 && reason !== null ? [{ id, reason }] : []
}

const nothingChecked = 'Nothing in this section could be checked.'

function sectionsOf(tallies: readonly Tally[], lab: LabOutcome): ReportSection[] {
  const scores = scoreSections(tallies.map(scoredOf))
  return sections.map(({ id, name, weight }, at): ReportSection => {
    const { score = null, checks = 0, failed = 0 } = scores[at] ?? {}
    const note = (id === 'speed' ? lab.reason : null) ?? (score === null ? nothingChecked : null)
    return { id, name, score, weight, checked: score !== null, checks, failed, note }
  })
}

type Run = {
  url: string
  home_url: string
  started_at: string
  finished_at: string
  pages: readonly ReportPage[]
  tallies: readonly Tally[]
  done: CrawlDone
  lab: LabOutcome
}

/** Puts together what an audit came to. */
export function assembleReport(run: Run): AuditReport {
  const { url, home_url, started_at, finished_at, pages, tallies, done, lab } = run
  const scored = sectionsOf(tallies, lab)
  const notMeasured = lab.reason === null ? [] : [{ id: labSpeedId, reason: lab.reason }]
  const found = tallies.filter(({ affected }) => affected > 0)
  return {
    version: reportVersion,
    url,
    origin: new URL(home_url).origin,
    started_at,
    finished_at,
    score: scoreTotal(scored),
    formula,
    sections: scored,
    pages,
    lab_speed: lab.speed,
    pages_left: done.pages_left,
    stopped_by: done.stopped_by,
    findings: found.map(findingOf).toSorted(byImportance),
    not_checked: [...notMeasured, ...tallies.flatMap(notCheckedOf), ...leftOut],
  }
}
