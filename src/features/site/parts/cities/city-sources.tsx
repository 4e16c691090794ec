import type { CitySource } from '#src/content/city-guides/city-guide.ts'
import { LongDate } from '#src/features/site/parts/long-date.tsx'
import { Section } from '#src/ui/section.tsx'

/** Where the facts of a city's page were read, and when. */
export function CitySources({ sources }: { sources: readonly CitySource[] }) {
  return (
    <Section ruled labelledBy="sources">
      <h2 id="sources">Where these facts come from</h2>
      <ol className="mt-5 max-w-measure list-decimal space-y-2 pl-6 text-[0.9375rem]">
        {sources.map(source => (
          <li key={source.id} id={`source-${source.id}`} className="scroll-mt-16 target:bg-sunk">
            <a href={source.url} className="prose-link">
              {source.title}
            </a>
            , {source.publisher}. Read <LongDate day={source.read_on} />.
          </li>
        ))}
      </ol>
    </Section>
  )
}
