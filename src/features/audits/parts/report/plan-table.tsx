import { coveredByPlan } from '#src/features/audits/parts/report/covered-by-plan.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

/** What it would cost to have it done, beside what it costs not to: nothing. */
export function PlanTable({ findings }: Pick<PresentedReport, 'findings'>) {
  const toFix = findings.filter(({ severity }) => severity !== 'info')
  if (toFix.length === 0) return null
  return (
    <Section labelledBy="plans">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 id="plans">Who fixes it?</h2>
          <p className="mt-4 max-w-measure">
            You can: each finding says what to do, and the report is yours. If you would rather have it done, this is
            how much of it each plan covers.
          </p>
          <p className="mt-4">
            <SiteLink to="/solutions" className="prose-link inline-block py-1">
              What else is in each plan
            </SiteLink>
          </p>
        </div>
        <table className="w-full self-start text-[0.9375rem] tabular-nums sm:text-base">
          <caption className="sr-only">How many of the {toFix.length} things to fix each plan covers</caption>
          <thead>
            <tr className="border-b border-ink text-sm text-soft">
              <th scope="col" className="pb-2 text-left font-normal">
                Plan
              </th>
              <th scope="col" className="pb-2 text-left font-normal">
                For each location
              </th>
              <th scope="col" className="pb-2 text-right font-normal">
                Covers
              </th>
            </tr>
          </thead>
          <tbody>
            {coveredByPlan(toFix).map(({ plan, covered }) => (
              <tr key={plan.id} className="border-b border-hairline">
                <th scope="row" className="py-3 pr-2 sm:pr-4 text-left font-semibold">
                  {plan.name}
                </th>
                <td className="py-3 pr-2 sm:pr-4">
                  ${plan.monthly_dollars}
                  {plan.period}
                </td>
                <td className="py-3 text-right">
                  {covered} of {toFix.length}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
