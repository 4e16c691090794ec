import { Check } from 'lucide-react'
import { processSteps } from '#src/content/process.ts'
import { useToldLocations } from '#src/features/client-area/parts/use-told-locations.ts'
import { AppSection } from '#src/ui/app-section.tsx'

const toTell = {
  title: 'You tell us about your location',
  text: 'Under Locations: its name, address, phone number and hours.',
}

const told = {
  title: 'You told us about your locations',
  text: 'Under Locations you may change all of it at any time.',
}

const beforeThePlan = [
  { title: 'We agree on a plan', text: 'You get its price and how to cancel in writing before you pay anything.' },
  { title: 'Your location appears here', text: 'With the state of its plan, and the work begins.' },
]

/** `done` is said of what lies behind whoever looks. */
type Step = { title: string; text: string; done?: true }

function roadAhead(has_plans: boolean, locations: number): readonly Step[] {
  if (has_plans) return whileWeWork
  return [locations > 0 ? { ...told, done: true } : toTell, ...beforeThePlan]
}

const whileWeWork = processSteps.map(step => ({ title: step.title, text: `You get ${step.you_receive}.` }))

/** The road ahead: to the first location with a plan, or through the work on those that have one. */
export function WhatHappensNext({ has_plans }: { has_plans: boolean }) {
  const steps = roadAhead(has_plans, useToldLocations())
  return (
    <AppSection id="next" title={has_plans ? 'How the work goes' : 'What happens next'}>
      <ol className="ml-3 pt-5">
        {steps.map(({ title, text, done }, index) => (
          <li key={title} className="relative border-l-2 border-harbour pb-5 pl-6 last:border-transparent last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-0 -left-3 grid size-[1.375rem] place-items-center rounded-full bg-harbour text-xs font-bold text-paper"
            >
              {done ? <Check className="size-4" /> : index + 1}
            </span>
            <p className="font-semibold leading-snug">
              {title}
              {done && <span className="sr-only"> (done)</span>}
            </p>
            <p className="mt-0.5 text-[0.9375rem] text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </AppSection>
  )
}
