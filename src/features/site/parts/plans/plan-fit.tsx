import { plans } from '#src/content/plans.ts'
import type { Plan } from '#src/domain/plan.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { title: string; text: string; about: RegExp; tone?: 'paper' | 'sunk' }

function matchingFeatures(plan: Plan, about: RegExp): readonly string[] {
  return plan.features.filter(feature => about.test(feature))
}

/** What each plan holds of one service: its features that match `about`, in the plan's own words. */
export function PlanFit({ title, text, about, tone = 'paper' }: Props) {
  return (
    <Section tone={tone} ruled={tone === 'paper'} labelledBy="plans">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="plans">{title}</h2>
          <p className="mt-4 text-soft">{text}</p>
          <p className="mt-4">
            <SiteLink to="/solutions" className="prose-link inline-block py-1">
              Compare the plans
            </SiteLink>
          </p>
        </div>
        <ul className="border-t border-hairline">
          {plans.map(plan => {
            const features = matchingFeatures(plan, about)
            return (
              <li key={plan.id} className="grid gap-x-8 gap-y-2 border-b border-hairline py-5 sm:grid-cols-[14rem_1fr]">
                <div>
                  <h3 className="font-sans text-base tracking-normal">{plan.name}</h3>
                  <p className="text-soft">{`$${plan.monthly_dollars}${plan.period} per location`}</p>
                </div>
                {features.length ? (
                  <ul>
                    {features.map(feature => (
                      <li key={feature}>{feature.replace(/\*+$/, '')}</li>
                    ))}
                  </ul>
                ) : (
                  <p className="text-soft">Not included</p>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
