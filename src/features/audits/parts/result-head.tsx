import { Link2, Mail, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { ScoreFigure } from '#src/features/audits/parts/report/score-figure.tsx'
import type { AuditAnswer } from '#src/features/audits/schema.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { clockTime } from '#src/ui/clock-time.ts'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  words: { title: string; lead: string }
  audit: AuditAnswer | undefined
}

const quiet = `${buttonClass('quiet')} -ml-5 first:ml-0 sm:ml-0`

function Ways() {
  return (
    <div className="mt-6 flex flex-wrap gap-x-2 gap-y-1 print:hidden">
      <a href="#keep" className={buttonClass('outline')}>
        <Mail aria-hidden="true" className="size-5" />
        Email me this
      </a>
      <a href="#link" className={quiet}>
        <Link2 aria-hidden="true" className="size-5" />
        Share
      </a>
      <button type="button" onClick={() => window.print()} className={quiet}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </button>
    </div>
  )
}

/** When the site was read, and that it was not read anew for this visitor. */
function Dated({ finished_at, is_stored_result }: { finished_at: string; is_stored_result: boolean }) {
  const time = clockTime(new Date(finished_at))
  return (
    <p className="mt-3 text-[0.9375rem] text-soft">
      Read at {time}.{' '}
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
  const report = audit?.state === 'failed' ? null : (audit?.report ?? null)
  const hasReport = report !== null
  return (
    <div className={hasReport ? 'grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.45fr_1fr]' : ''}>
      <div>
        <p className="eyebrow mb-3">Free SEO check</p>
        <h1 ref={heading} tabIndex={-1} className="text-[clamp(1.9rem,1.4rem+2.4vw,3.1rem)] wrap-anywhere outline-none">
          {words.title}
        </h1>
        {/* With another key it is another paragraph: one that moved would count as a shift of the layout. */}
        <p key={words.title} className="lead mt-4">
          {words.lead}
        </p>
        {audit && report && (
          <>
            <Dated finished_at={report.finished_at} is_stored_result={audit.is_stored_result} />
            <Ways />
          </>
        )}
      </div>
      {report && <ScoreFigure score={report.score} grade={report.grade} earlier={report.earlier} />}
    </div>
  )
}
