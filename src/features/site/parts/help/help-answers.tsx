import type { HelpGroup, HelpStep } from '#src/content/help/help-answer.ts'
import { stepParts } from '#src/content/help/step-parts.ts'
import { TextRows } from '#src/features/site/parts/text-rows.tsx'
import { Accordion } from '#src/ui/accordion.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

/** What to do, in order, with the names of the screen in bold. */
function Steps({ steps }: { steps: readonly HelpStep[] }) {
  return (
    <ol className="mt-2 list-decimal space-y-1 pl-6 [&_b]:text-ink">
      {steps.map(([, text]) => (
        <li key={text}>
          {stepParts(text).map(part => (part.is_name ? <b key={part.text}>{part.text}</b> : part.text))}
        </li>
      ))}
    </ol>
  )
}

/** One group of a page of answers; each answer opens by its own address, `#{answer.id}`. */
export function HelpAnswers({ group }: { group: HelpGroup }) {
  const heading = `group-${group.id}`
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-3xl">
        {group.title}
      </h2>
      <div className="mt-6 border-t border-ink">
        {group.answers.map(answer => (
          <Accordion key={answer.id} id={answer.id} title={<h3 className="text-[1.1875rem]">{answer.question}</h3>}>
            <p>{answer.answer}</p>
            {answer.steps && <Steps steps={answer.steps} />}
            {answer.points && <TextRows rows={answer.points} />}
            {answer.more && (
              <SiteLink
                to={answer.more.path}
                className="prose-link mt-3 inline-flex min-h-11 items-center font-semibold"
              >
                {answer.more.name}
              </SiteLink>
            )}
          </Accordion>
        ))}
      </div>
    </section>
  )
}
