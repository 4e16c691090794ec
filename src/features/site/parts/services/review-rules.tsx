import { reviewRules } from '#src/content/service-pages/reputation-management.ts'
import { Section } from '#src/ui/section.tsx'

/** The outside rules that shape the service, each with whose rule it is. */
export function ReviewRules() {
  return (
    <Section tone="sunk" labelledBy="rules">
      <h2 id="rules" className="max-w-[34rem]">
        The rules we keep, and whose they are.
      </h2>
      <ul className="mt-10 grid gap-x-14 md:grid-cols-2">
        {reviewRules.map(rule => (
          <li key={rule.rule} className="border-t border-hairline pt-4 pb-8">
            <h3>{rule.rule}</h3>
            <p className="mt-1 text-sm font-semibold text-harbour">{rule.whose}</p>
            <p className="mt-2 text-soft">{rule.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
