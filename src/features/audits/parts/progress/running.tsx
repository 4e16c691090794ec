import { FoundSoFar } from '#src/features/audits/parts/progress/found-so-far.tsx'
import { StepList } from '#src/features/audits/parts/progress/step-list.tsx'
import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import type { AuditRun } from '#src/features/audits/schema.ts'

/** The check while it waits or runs: its steps on one side, what it has found on the other. */
export function Running({ audit }: { audit: AuditRun }) {
  const { steps, so_far, pages_audited, pages_at_most } = audit
  return (
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
      <section aria-labelledby="steps">
        <h2 id="steps" className="mb-4 text-2xl">
          What we are doing
        </h2>
        <StepList steps={steps} />
      </section>
      <section aria-labelledby="so-far">
        <h2 id="so-far" className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 text-2xl">
          What we have found
          <span className="font-sans text-[0.9375rem] font-normal tracking-normal text-soft tabular-nums">
            {countOf(pages_audited, 'page')} read, {pages_at_most} at most
          </span>
        </h2>
        <FoundSoFar found={so_far} />
      </section>
    </div>
  )
}
