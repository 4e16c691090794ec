import { KeepReport } from '#src/features/audits/parts/keep/keep-report.tsx'
import { BelowTheFold } from '#src/features/audits/parts/report/below-the-fold.tsx'
import { Coverage } from '#src/features/audits/parts/report/coverage.tsx'
import { Findings } from '#src/features/audits/parts/report/findings.tsx'
import { FirstThree } from '#src/features/audits/parts/report/first-three.tsx'
import { LabSpeed } from '#src/features/audits/parts/report/lab-speed.tsx'
import { PlanTable } from '#src/features/audits/parts/report/plan-table.tsx'
import { RatherDone } from '#src/features/audits/parts/report/rather-done.tsx'
import { SectionTable } from '#src/features/audits/parts/report/section-table.tsx'
import { SinceEarlier } from '#src/features/audits/parts/report/since-earlier.tsx'
import type { AuditLink } from '#src/features/audits/parts/watch/audit-link.ts'
import type { AuditAnswer, PresentedReport } from '#src/features/audits/schema.ts'
import { longDate } from '#src/ui/long-date.ts'

type Props = { audit: AuditAnswer; report: PresentedReport; link: string; opens: AuditLink }

/** On paper, where nothing can be pressed: where the report is to be found. */
function PrintedLink({ address, expires_at }: { address: string; expires_at: string }) {
  return (
    <p className="not-print:hidden">
      This report is at {address} until {longDate(expires_at)}, for anyone who has this address.
    </p>
  )
}

/** What the check came to, the most useful first, and what can be done with it. */
export function Report({ audit, report, link, opens }: Props) {
  const { first_three, findings, sections, formula, earlier, not_checked, pages, pages_left, stopped_by } = report
  const address = `${window.location.origin}/ai-seo/results/${link}`
  return (
    <>
      <FirstThree first_three={first_three} findings={findings} />
      <BelowTheFold>
        <SectionTable sections={sections} formula={formula} earlier={earlier} />
        <LabSpeed steps={audit.steps} report={report} />
        {earlier && <SinceEarlier earlier={earlier} />}
        <Findings sections={sections} findings={findings} />
        <Coverage not_checked={not_checked} pages={pages} pages_left={pages_left} stopped_by={stopped_by} />
        <PlanTable findings={findings} />
        <KeepReport audit={audit} opens={opens} address={address} />
        <PrintedLink address={address} expires_at={audit.expires_at} />
        <RatherDone />
      </BelowTheFold>
    </>
  )
}
