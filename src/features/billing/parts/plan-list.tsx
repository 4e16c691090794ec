import { Check } from 'lucide-react'
import { dominatorNotes, plans } from '#src/content/plans.ts'
import type { Plan } from '#src/domain/plan.ts'

function PlanColumn({ plan }: { plan: Plan }) {
  const { id, name, monthly_dollars, period, description, features, popular } = plan
  return (
    <li aria-labelledby={id} className={`border-t-2 pt-5 ${popular ? 'border-lamp' : 'border-ink'}`}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-sans text-base tracking-normal">
          {name}
        </h3>
        {popular && <p className="rounded-full bg-lamp px-2.5 py-0.5 text-sm font-bold text-lamp-ink">MOST POPULAR</p>}
      </div>
      <p className="mt-2 flex items-baseline gap-1">
        <span className="font-display text-3xl leading-none font-semibold">{`$${monthly_dollars}`}</span>
        <span className="text-soft">{period} per location</span>
      </p>
      <p className="mt-3 text-[0.9375rem] text-soft lg:min-h-[3lh]">{description}</p>
      <ul className="mt-4 gap-x-8 text-[0.9375rem] md:max-lg:grid md:max-lg:grid-cols-2">
        {features.map(feature => (
          <li key={feature} className="flex gap-2.5 border-t border-hairline py-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-moss" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The three plans as they are sold, and what the stars in the third one stand for. */
export function PlanList() {
  return (
    <>
      <ul className="grid gap-x-8 gap-y-10 pt-6 lg:grid-cols-3">
        {plans.map(plan => (
          <PlanColumn key={plan.id} plan={plan} />
        ))}
      </ul>
      <div className="mt-6 grid gap-1 text-sm text-soft">
        {dominatorNotes.map(({ mark, text }) => (
          <p key={mark} className="max-w-measure">
            {mark} {text}
          </p>
        ))}
      </div>
    </>
  )
}
