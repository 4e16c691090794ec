type Step = { title: string; text: string }

/** Numbered steps, side by side on wide screens, each under a rule. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="border-t-2 border-ink pt-5">
          <span className="font-display text-lg text-soft tabular-nums">{index + 1}</span>
          <h3 className="mt-1">{step.title}</h3>
          <p className="mt-2 text-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
