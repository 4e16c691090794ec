import { Evidence } from '#src/features/audits/parts/report/evidence.tsx'
import { MendByPlan } from '#src/features/audits/parts/report/mend-by-plan.tsx'
import { Severity } from '#src/features/audits/parts/report/severity.tsx'
import { effortWords, spreadWords } from '#src/features/audits/report-words.ts'
import type { PresentedFinding, PresentedReport } from '#src/features/audits/schema.ts'
import { Section } from '#src/ui/section.tsx'

const numbers = ['', 'one thing', 'two things', 'three things']

function Item({ finding, number }: { finding: PresentedFinding; number: number }) {
  const [place] = finding.occurrences
  return (
    <li className="grid gap-x-12 gap-y-5 border-t-2 border-ink py-8 break-inside-avoid lg:grid-cols-[1fr_1fr]">
      <div className="grid content-start gap-x-4 sm:grid-cols-[2.5rem_1fr]">
        <span aria-hidden="true" className="font-display text-4xl leading-none font-semibold text-soft tabular-nums">
          {number}
        </span>
        <div>
          <h3 className="mt-2 text-2xl sm:mt-0">{finding.title}</h3>
          <p className="mt-2 flex flex-wrap gap-x-4 text-[0.9375rem] text-soft">
            <Severity id={finding.severity} />
            {spreadWords(finding)}
          </p>
          <p className="mt-3 max-w-measure">{finding.why}</p>
        </div>
      </div>
      <div className="max-w-measure">
        <h4 className="font-semibold">What to do</h4>
        <p className="mt-1">{finding.mend}</p>
        {place && (
          <div className="mt-4">
            <h4 className="mb-2 font-semibold">Where we saw it</h4>
            <Evidence {...place} />
          </div>
        )}
        <p className="mt-4 text-[0.9375rem] text-soft">
          <span className="font-semibold text-ink">Effort.</span> {effortWords[finding.effort]}.{' '}
          <MendByPlan plan={finding.plan} />
        </p>
      </div>
    </li>
  )
}

/** What an owner should read if they read one thing: what to mend first, why, how, and what it takes. */
export function FirstThree({ first_three, findings }: Pick<PresentedReport, 'first_three' | 'findings'>) {
  const first = first_three.flatMap(id => findings.find(finding => finding.id === id) ?? [])
  if (first.length === 0) return null
  return (
    <Section ruled labelledBy="first">
      <h2 id="first">Fix {first.length === 1 ? 'this' : `these ${numbers[first.length] ?? 'things'}`} first</h2>
      <p className="lead mt-3 mb-8">In the order of what it gains you, with what it takes.</p>
      <ol>
        {first.map((finding, at) => (
          <Item key={finding.id} finding={finding} number={at + 1} />
        ))}
      </ol>
    </Section>
  )
}
