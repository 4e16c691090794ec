import type { LegalSection } from '#src/content/legal-section.ts'
import { TextRows } from '#src/features/site/parts/text-rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = {
  /** Path of the page that shows the chapters; their links point into it. */
  path: string
  sections: readonly LegalSection[]
}

/** A long text in numbered chapters, with its contents beside it. */
export function LegalChapters({ path, sections }: Props) {
  return (
    <Section ruled>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2.2fr]">
        <nav aria-label="On this page" className="self-start lg:sticky lg:top-8">
          <ol className="gap-x-8 text-[0.9375rem] sm:max-lg:columns-2">
            {sections.map((section, index) => (
              <li key={section.id}>
                <SiteLink
                  to={`${path}#${section.id}`}
                  className="flex gap-3 py-1.5 text-soft hover:text-harbour hover:underline"
                >
                  <span className="w-5 tabular-nums">{index + 1}</span> {section.title}
                </SiteLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-measure gap-12">
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="text-[1.625rem] leading-tight">
                <span className="mr-2 text-soft tabular-nums">{index + 1}</span> {section.title}
              </h2>
              {section.paragraphs.map(paragraph => (
                <p key={paragraph} className="mt-4">
                  {paragraph}
                </p>
              ))}
              {section.points && <TextRows rows={section.points} />}
            </section>
          ))}
        </div>
      </div>
    </Section>
  )
}
