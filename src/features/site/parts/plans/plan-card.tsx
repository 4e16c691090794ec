import { Check } from 'lucide-react'
import type { Plan } from '#src/domain/plan.ts'
import { PlanPicture } from '#src/features/site/parts/pictures/plan-picture.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { PlanPrice } from './plan-price.tsx'

const looks = {
  popular: 'border-t-4 border-lamp bg-raised pt-6 shadow-(--shadow)',
  plain: 'border-t border-ink pt-[1.6875rem]',
}

/** One plan whole: for whom, its price for one location, how to start, what is in it. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <article
      aria-labelledby={plan.id}
      className={`grid h-full content-start gap-x-12 gap-y-7 rounded-b-xl px-6 pb-8 md:max-lg:grid-cols-2 ${plan.popular ? looks.popular : looks.plain}`}
    >
      <header>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h3 id={plan.id} className="font-sans text-lg tracking-normal">
            {plan.name}
          </h3>
          {plan.popular && (
            <p className="rounded-full bg-lamp px-3 py-0.5 text-sm font-bold text-lamp-ink">MOST POPULAR</p>
          )}
        </div>
        <div className="my-5">
          <PlanPicture of={plan.id} />
        </div>
        <PlanPrice plan={plan} />
        <p className="mt-1 text-soft">per location</p>
        <p className="mt-5 lg:min-h-[3lh]">{plan.description}</p>
        <div className="mt-5 grid">
          <ButtonLink to="/sign-up" tone={plan.popular ? 'lamp' : 'outline'}>
            GET STARTED NOW
          </ButtonLink>
        </div>
      </header>
      <ul>
        {plan.features.map(feature => (
          <li key={feature} className="flex gap-3 border-t border-hairline py-2.5">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-moss" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  )
}
