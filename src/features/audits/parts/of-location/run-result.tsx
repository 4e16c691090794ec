import type { ReactNode } from 'react'
import { labStateOf } from '#src/features/audits/lab/lab-state.ts'
import type { LocationAudit } from '#src/features/audits/of-location/schema.ts'
import { Comparison } from '#src/features/audits/parts/of-location/comparison.tsx'
import { Coverage } from '#src/features/audits/parts/report/coverage.tsx'
import { Findings } from '#src/features/audits/parts/report/findings.tsx'
import { LabSpeed } from '#src/features/audits/parts/report/lab-speed.tsx'
import { ScoreFigure } from '#src/features/audits/parts/report/score-figure.tsx'
import { SectionTable } from '#src/features/audits/parts/report/section-table.tsx'
import { SinceEarlier } from '#src/features/audits/parts/report/since-earlier.tsx'
import { verdictOf } from '#src/features/audits/parts/report/verdict.ts'
import type { LocationDetail } from '#src/features/locations/public.tsx'
import { useTimeZone } from '#src/features/workspace/public.tsx'
import { localTime } from '#src/ui/local-time.ts'

type Props = Pick<LocationDetail, 'location' | 'may_change'> & {
  audit: LocationAudit
  /** What is known beside this one check. */
  children: ReactNode
}

/** Chapters of the public report keep the margins of a page; here the screen has its own. */
const asScreen =
  'grid grid-cols-[minmax(0,1fr)] gap-10 [&>section]:border-t-0 [&>section]:bg-transparent [&>section>div]:p-0 [&_h2]:text-[1.25rem] [&_h2]:leading-tight'

const aboutLocation = ['local', 'structured-data'] as const

/** What a check came to: the site against our record first, then what concerns this location, then everything else. */
export function RunResult({ audit, location, may_change, children }: Props) {
  const time_zone = useTimeZone()
  const { report, comparison } = audit
  if (!report) {
    return (
      <p className="border-y border-hairline py-5 text-soft">
        The results of this check were kept for 90 days. Check the website again to see where it stands now.
      </p>
    )
  }
  const { score, grade, earlier, sections, findings, formula, not_checked, pages, pages_left, stopped_by } = report
  const { title, lead } = verdictOf(report, audit.host)
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1.45fr_1fr]">
        <section aria-labelledby="result">
          <h2 id="result" className="text-2xl wrap-anywhere">
            {title}
          </h2>
          <p className="mt-3 max-w-measure">{lead}</p>
          <p className="mt-3 text-[0.9375rem] text-soft">Read on {localTime(report.finished_at, time_zone)}.</p>
        </section>
        <ScoreFigure score={score} grade={grade} earlier={earlier} lab={labStateOf(report)} />
      </div>
      {comparison && <Comparison comparison={comparison} location={location} may_change={may_change} />}
      <div className={asScreen}>
        <Findings sections={sections} findings={findings} first={aboutLocation} />
        <SectionTable sections={sections} formula={formula} earlier={earlier} />
        <LabSpeed steps={audit.steps} report={report} />
        {earlier && <SinceEarlier earlier={earlier} />}
      </div>
      {children}
      <div className={asScreen}>
        <Coverage not_checked={not_checked} pages={pages} pages_left={pages_left} stopped_by={stopped_by} />
      </div>
    </>
  )
}
