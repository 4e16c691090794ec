import { useMemo } from 'react'
import { screenHelp } from '#src/content/help/screen-help.ts'
import { Failed } from '#src/features/audits/parts/failed.tsx'
import { LostNotice } from '#src/features/audits/parts/lost-notice.tsx'
import { pageWords } from '#src/features/audits/parts/page-words.ts'
import { announcementOf } from '#src/features/audits/parts/progress/announcement.ts'
import { Running } from '#src/features/audits/parts/progress/running.tsx'
import { Report } from '#src/features/audits/parts/report/report.tsx'
import { ResultHead } from '#src/features/audits/parts/result-head.tsx'
import { type Stage, useHeadingFocus } from '#src/features/audits/parts/use-heading-focus.ts'
import { useWindowTitle } from '#src/features/audits/parts/use-window-title.ts'
import { readAuditLink } from '#src/features/audits/parts/watch/audit-link.ts'
import type { AuditView } from '#src/features/audits/parts/watch/audit-view.ts'
import { useAudit } from '#src/features/audits/parts/watch/use-audit.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { HelpLink } from '#src/ui/help-link.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Free SEO check', path: '/ai-seo' },
  { name: 'Result', path: '/ai-seo/results' },
]

const help = screenHelp['/ai-seo/results']

function stageOf({ audit, gone }: AuditView): Stage {
  if (gone) return 'failed'
  if (!audit) return 'opening'
  if (audit.state === 'failed') return 'failed'
  return audit.report ? 'report' : 'running'
}

/** The result of one audit, from waiting in line to a report that is kept. `link` is `{id}.{key}`. */
export function ResultPage({ link }: { link: string }) {
  const opens = useMemo(() => readAuditLink(link), [link])
  const view = useAudit(opens)
  const audit = view.gone ? undefined : view.audit
  const stage = stageOf(view)
  const heading = useHeadingFocus(stage)
  useWindowTitle(view)

  return (
    <>
      <div className="print:hidden">
        <Breadcrumb crumbs={crumbs} aside={help && <HelpLink {...help} />} />
      </div>
      <p role="status" className="sr-only">
        {audit && announcementOf(audit)}
      </p>
      {/* As high as a window, so that the footer is out of sight until there is something to stand above it. */}
      <div
        className={`mx-auto max-w-page px-5 pt-8 pb-14 sm:px-8 md:pt-12 print:p-0 ${stage === 'report' ? '' : 'min-h-[90vh]'}`}
      >
        <ResultHead heading={heading} words={pageWords(view)} audit={audit} />
        {audit && stage === 'running' && <Running audit={audit} />}
        {stage === 'failed' && <Failed audit={audit} />}
      </div>
      {audit?.report && stage === 'report' && <Report audit={audit} report={audit.report} link={link} opens={opens} />}
      {view.lost && <LostNotice />}
    </>
  )
}
