import { Link2, Mail, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { labStateOf } from '#src/features/audits/lab/lab-state.ts'
import { ScoreFigure } from '#src/features/audits/parts/report/score-figure.tsx'
import type { AuditAnswer } from '#src/features/audits/schema.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { localTime } from '#src/ui/local-time.ts'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  words: { title: string; lead: string }
  audit: AuditAnswer | undefined
}

function Ways() {
  return (
    <div className="mt-4 flex flex-wrap gap-x-1 gap-y-1 print:hidden">
      <a href="#keep" className={buttonClass('outline')}>
        <Mail aria-hidden="true" className="size-5" />
        Email me this
      </a>
      <a href="#link" className={buttonClass('quiet')}>
        <Link2 aria-hidden="true" className="size-5" />
        Share
      </a>
      <button type="button" onClick={() => window.print()} className={`${buttonClass('quiet')} max-sm:hidden`}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </button>
    </div>
  )
}

/** When the site was read, and that it was not read anew for this visitor. */
function Dated({ finished_at, is_stored_result }: { finished_at: string; is_stored_result: boolean }) {
  const time = localTime(finished_at, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <p className="text-[0.9375rem] text-soft">
      Read on {time}.{' '}
      {is_stored_result && (
        <>
          The site was checked a short while ago, so this is that result.{' '}
          <a href="#again" className="prose-link print:hidden">
            Run it again
          </a>
        </>
      )}
    </p>
  )
}

/** What the page is about, in every state; with a report, its score too. */
export function ResultHead({ heading, words, audit }: Props) {
  const report = audit?.report
  return (
    <div className={report ? 'grid items-start gap-x-16 lg:grid-cols-[1.45fr_1fr]' : ''}>
      <div>
        <p className="eyebrow mb-3">Free SEO check</p>
        <h1 ref={heading} tabIndex={-1} className="text-[clamp(1.9rem,1.4rem+2.4vw,3.1rem)] wrap-anywhere outline-none">
          {words.title}
        </h1>
        {/* With another key it is another paragraph: one that moved would count as a shift of the layout. */}
        <p key={words.title} className="lead mt-4">
          {words.lead}
        </p>
      </div>
      {audit && report && (
        <>
          <div className="mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <ScoreFigure score={report.score} grade={report.grade} earlier={report.earlier} lab={labStateOf(report)} />
          </div>
          <div className="mt-6 lg:mt-3">
            <Dated finished_at={report.finished_at} is_stored_result={audit.is_stored_result} />
            <Ways />
          </div>
        </>
      )}
    </div>
  )
}
