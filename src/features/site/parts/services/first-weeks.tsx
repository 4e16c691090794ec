import { Section } from '#src/ui/section.tsx'

const weeks = [
  { when: 'Day 1', what: 'You have a plan. We send a short welcome note with a list of what we need from you.' },
  { when: 'Week 1', what: 'You let us into your profile and site. We record where you stand.' },
  { when: 'Week 2', what: 'You approve a plan on one page. The first corrections go out.' },
  { when: 'Week 4', what: 'The first monthly email: done, changed, waiting on you, next.' },
]

/** What the first month with us looks like, whichever door was taken. */
export function FirstWeeks() {
  return (
    <Section tone="sunk" labelledBy="first-weeks">
      <h2 id="first-weeks">Behind every door, the same first month</h2>
      <ol className="mt-10 grid md:grid-cols-4">
        {weeks.map(week => (
          <li
            key={week.when}
            className="relative border-l-2 border-harbour pb-6 pl-6 last:pb-0 md:border-t-2 md:border-l-0 md:pt-6 md:pr-8 md:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[9px] size-4 rounded-full border-2 border-harbour bg-lamp md:-top-[9px] md:left-0"
            />
            <h3>{week.when}</h3>
            <p className="mt-1 text-soft">{week.what}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
