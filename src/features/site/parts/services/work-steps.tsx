import type { WorkStep } from '#src/content/service-pages/service-words.ts'

/** The work in order: side by side on wide screens, or down the page beside something else. */
export function WorkSteps({ steps, down = false }: { steps: readonly WorkStep[]; down?: boolean }) {
  return (
    <ol
      className={`grid gap-x-8 gap-y-8 ${down ? '' : 'sm:grid-cols-2 lg:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none'}`}
    >
      {steps.map((step, index) => (
        <li key={step.title} className="border-t border-hairline pt-4">
          <p aria-hidden="true" className="font-display text-lg font-semibold text-harbour">
            {index + 1}
          </p>
          <h3 className="mt-1">{step.title}</h3>
          <p className="mt-2 text-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
