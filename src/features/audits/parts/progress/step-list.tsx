import { Check, Minus } from 'lucide-react'
import { stepStates, stepWords } from '#src/features/audits/parts/progress/step-words.ts'
import type { AuditStep } from '#src/features/audits/schema.ts'

function StepMark({ state }: { state: AuditStep['state'] }) {
  const round = 'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full'
  if (state === 'done')
    return (
      <span aria-hidden="true" className={`${round} bg-moss text-paper`}>
        <Check className="size-4" strokeWidth={3} />
      </span>
    )
  if (state === 'not_checked')
    return (
      <span aria-hidden="true" className={`${round} bg-sunk text-soft`}>
        <Minus className="size-4" />
      </span>
    )
  if (state === 'running')
    return (
      <span aria-hidden="true" className={`${round} bg-lamp-glow`}>
        <span className="size-3 rounded-full bg-lamp motion-safe:animate-pulse" />
      </span>
    )
  return <span aria-hidden="true" className={`${round} border-2 border-hairline`} />
}

/** What is being done, each step with its own state. A line is kept for what comes of it, so that nothing jumps. */
export function StepList({ steps }: { steps: readonly AuditStep[] }) {
  return (
    <ol className="border-t border-ink">
      {steps.map(({ id, state, note }) => (
        <li key={id} className="flex min-h-[4.5rem] gap-3 border-b border-hairline py-3">
          <StepMark state={state} />
          <div className="min-w-0 grow">
            <p className="flex justify-between gap-4">
              <span className={state === 'waiting' ? 'text-soft' : 'font-semibold'}>{stepWords[id]}</span>
              <span className="shrink-0 text-[0.9375rem] text-soft">{stepStates[state]}</span>
            </p>
            {note && <p className="text-[0.9375rem] wrap-anywhere text-soft">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
