import type { OwnerQuestion } from '#src/content/owner-questions.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { question: OwnerQuestion; sunk: boolean }

/** An owner's question: what to do alone first, then what to read. */
export function OwnerQuestionGuide({ question, sunk }: Props) {
  return (
    <Section tone={sunk ? 'sunk' : 'paper'} labelledBy={question.id}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-[1.1fr_1.4fr_1fr]">
        <h2 id={question.id} className="md:col-span-2 lg:col-span-1">
          “{question.question}”
        </h2>
        <div>
          <h3 className="text-lg">First, on your own</h3>
          <ol className="mt-4 grid list-decimal gap-3 pl-5 marker:font-semibold marker:text-soft">
            {question.first.map(step => (
              <li key={step} className="pl-2">
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="text-lg">Then read</h3>
          <ul className="mt-4 border-t border-hairline">
            {question.reading.map(page => (
              <li key={page.path} className="border-b border-hairline py-2.5">
                <SiteLink to={page.path} className="prose-link inline-block py-0.5 font-semibold">
                  {page.name}
                </SiteLink>
                <span className="block text-[0.9375rem] text-soft">{page.about}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
