import { processSteps } from '#src/content/process.ts'
import { ProcessPicture } from '#src/features/site/parts/pictures/process-picture.tsx'

/** The four steps down the page, each with what the client holds in hand after it. */
export function ProcessSteps() {
  return (
    <ol className="mt-12 grid gap-y-12">
      {processSteps.map((step, index) => (
        <li
          key={step.id}
          className="grid items-center gap-x-14 gap-y-6 border-t border-hairline pt-8 md:grid-cols-[4rem_1fr_20rem]"
        >
          <p
            aria-hidden="true"
            className="font-display text-[2.65rem] leading-none font-semibold text-harbour md:self-start"
          >
            {index + 1}
          </p>
          <div>
            <h3>{step.title}</h3>
            <p className="mt-2 max-w-measure text-soft">{step.text}</p>
            <p className="mt-3">
              <span className="font-semibold">You receive:</span> {step.you_receive}
            </p>
          </div>
          <ProcessPicture of={step.id} />
        </li>
      ))}
    </ol>
  )
}
