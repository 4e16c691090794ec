import { labChecks } from '#src/engines/audit/checks/speed/lab-checks.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'

type Comparison = NonNullable<PresentedReport['earlier']>

type Finding = PresentedReport['findings'][number]

const ofLab: ReadonlySet<string> = new Set(labChecks.map(({ id }) => id))

/** Whether a run could have come to the finding at all: a page that it left unread may well be as it was. */
function couldFind(
  { id, occurrences }: Finding,
  { not_checked, stopped_by, pages, lab_speed }: PresentedReport,
): boolean {
  if (ofLab.has(id) && !lab_speed) return false
  if (not_checked.some(entry => entry.id === id)) return false
  return stopped_by === null || occurrences.every(({ url }) => pages.some(page => page.url === url))
}

/** What has changed on a site since its earlier run. Information counts for nothing, here as in the score. */
export function compareRuns(earlier: PresentedReport, later: PresentedReport): Comparison {
  const graded = (report: PresentedReport) => report.findings.filter(({ severity }) => severity !== 'info')
  const [before, now] = [graded(earlier), graded(later)]
  const missingIn = (some: Finding[], others: Finding[], other: PresentedReport) =>
    some
      .filter(finding => !others.some(({ id }) => id === finding.id) && couldFind(finding, other))
      .map(({ id, title }) => ({ id, title }))
  return {
    finished_at: earlier.finished_at,
    score: earlier.score,
    sections: earlier.sections.map(({ id, score }) => ({ id, score })),
    fixed: missingIn(before, now, later),
    appeared: missingIn(now, before, earlier),
  }
}
