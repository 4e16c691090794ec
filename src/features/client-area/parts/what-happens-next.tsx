import { processSteps } from '#src/content/process.ts'
import { AppSection } from '#src/ui/app-section.tsx'

const beforeTheFirst = [
  { title: 'You tell us about your location', text: 'Under Locations: its name, address, phone number and hours.' },
  { title: 'We agree on a plan', text: 'You get its price and how to cancel in writing before you pay anything.' },
  { title: 'Your location appears here', text: 'With the state of its plan, and the work begins.' },
]

const whileWeWork = processSteps.map(step => ({ title: step.title, text: `You get ${step.you_receive}.` }))

/** The road ahead: to the first location, or through the work on those that are there. */
export function WhatHappensNext({ has_locations }: { has_locations: boolean }) {
  const steps = has_locations ? whileWeWork : beforeTheFirst
  return (
    <AppSection id="next" title={has_locations ? 'How the work goes' : 'What happens next'}>
      <ol className="ml-3 pt-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative border-l-2 border-harbour pb-5 pl-6 last:border-transparent last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-0 -left-3 grid size-[1.375rem] place-items-center rounded-full bg-harbour text-xs font-bold text-paper"
            >
              {index + 1}
            </span>
            <p className="font-semibold leading-snug">{title}</p>
            <p className="mt-0.5 text-[0.9375rem] text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </AppSection>
  )
}
