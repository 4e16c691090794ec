import type { Faq } from '#src/content/faq.ts'
import { Accordion } from '#src/ui/accordion.tsx'
import { Section } from '#src/ui/section.tsx'

type Props = { title: string; faqs: readonly Faq[] }

/** Questions and answers, closed at first. The page that shows them also gives `faqPage(faqs)` to its head. */
export function FaqSection({ title, faqs }: Props) {
  return (
    <Section ruled labelledBy="faq">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="faq">{title}</h2>
        <div className="border-t border-hairline">
          {faqs.map(faq => (
            <Accordion key={faq.question} title={<h3>{faq.question}</h3>}>
              <p>{faq.answer}</p>
            </Accordion>
          ))}
        </div>
      </div>
    </Section>
  )
}
