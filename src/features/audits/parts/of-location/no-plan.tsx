import { plans } from '#src/content/plans.ts'
import { subscriptionWords } from '#src/domain/subscription.ts'
import { AppSection } from '#src/ui/app-section.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'

/** Why the screen stays closed for this location, and what opens it. */
export function NoPlan({ status }: { status: string | null }) {
  const why =
    status === null
      ? 'This location has no plan yet.'
      : `The plan of this location is not running: ${subscriptionWords(status).name.toLowerCase()}. ${subscriptionWords(status).meaning}`
  return (
    <AppSection id="no-plan" title="Location SEO opens with a plan" lead={why}>
      <p className="max-w-measure pt-5">
        With any plan we read the website of this location, page by page. You see what to fix, and whether the site says
        the same as our record: name, address, phone, hours and what it tells search engines.
      </p>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {plans.map(({ id, name, monthly_dollars, period, description }) => (
          <li key={id} className="border-t-2 border-ink pt-4">
            <h3 className="font-sans text-base tracking-normal">{name}</h3>
            <p className="mt-1">
              <span className="font-semibold">${monthly_dollars}</span>
              <span className="text-soft">{period} per location</span>
            </p>
            <p className="mt-2 text-[0.9375rem] text-soft">{description}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink to="/client/billing#plans">See the plans</ButtonLink>
      </div>
    </AppSection>
  )
}
