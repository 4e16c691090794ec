import { ChevronDown } from 'lucide-react'
import { MendByPlan } from '#src/features/audits/parts/report/mend-by-plan.tsx'
import { Places } from '#src/features/audits/parts/report/places.tsx'
import { Severity } from '#src/features/audits/parts/report/severity.tsx'
import { WebAddress } from '#src/features/audits/parts/report/web-address.tsx'
import { effortWords, spreadWords } from '#src/features/audits/report-words.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

/** One finding: its title for who skims, the rest for who opens it. */
export function FindingDetails({ finding }: { finding: PresentedFinding }) {
  const { severity, title, why, mend, occurrences, count, effort, plan, source } = finding
  return (
    <details className="group border-b border-hairline">
      <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-4 sm:grid-cols-[12.5rem_1fr_auto]">
        <span className="col-span-2 sm:col-span-1">
          <Severity id={severity} />
        </span>
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-soft">{spreadWords(finding)}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 motion-safe:transition-transform motion-safe:duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid gap-x-12 gap-y-5 pb-8 sm:pl-[13.5rem] lg:grid-cols-2">
        <div className="max-w-measure">
          <h4 className="font-semibold">Why it matters</h4>
          <p className="mt-1">{why}</p>
          <h4 className="mt-4 font-semibold">What to do</h4>
          <p className="mt-1">{mend}</p>
          <p className="mt-4 text-[0.9375rem] text-soft">
            <span className="font-semibold text-ink">Effort.</span> {effortWords[effort]}. <MendByPlan plan={plan} />
          </p>
          <p className="mt-2 text-sm text-soft">
            The rule: <WebAddress url={source} />
          </p>
        </div>
        <div>
          <h4 className="mb-2 font-semibold">Where we saw it</h4>
          <Places occurrences={occurrences} count={count} />
        </div>
      </div>
    </details>
  )
}
